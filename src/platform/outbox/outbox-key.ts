/**
 * The outbox's key in `localStorage`. In a separate file, because the common script needs nothing else of the outbox.
 */
export const outboxKey = "wim-outbox";
