// Pure `update(model, event)` and `view(model, size)`.
