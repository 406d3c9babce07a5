// The event loop, the effects, and the one actor that owns the store.
//
// One thread has the terminal and the model. Work with the store runs elsewhere; its results come
// back through the `Mailbox` as events.
