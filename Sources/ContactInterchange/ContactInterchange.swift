// Contacts ↔ vCard.
