/**
 * The outbox's key in `localStorage`. It has a file of its own, because the common script needs nothing else of the
 * outbox.
 */
export const outboxKey = "wim-outbox";
