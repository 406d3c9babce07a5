// Event loop, effects, and the one actor that owns the store.
