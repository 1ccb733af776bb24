/** The outbox's key in the browser's store. In its own file because the common script needs nothing else. */
export const outboxKey = "wim-outbox";
