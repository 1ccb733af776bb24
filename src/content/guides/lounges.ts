import { measure } from "#domain/text/numbers/measure.ts";

/** LoungeKey has more than this many lounges worldwide. Source: facts, section 9. */
export const lounges = measure(1500, "salas");
