/** The outbox's key in `localStorage`; in a separate file because the common script imports only this. */
export const outboxKey = "wim-outbox";
