/** The outbox's key in `localStorage`; a file of its own because the common script imports only this. */
export const outboxKey = "wim-outbox";
