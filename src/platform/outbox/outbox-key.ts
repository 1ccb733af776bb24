/** Where the outbox lives in the browser's store. Alone in its file: the common script reads it and nothing else. */
export const outboxKey = "wim-outbox";
