// Contacts in memory as a value, fetch requests and change sets.
