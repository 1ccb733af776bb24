import { formatQuantity } from "#domain/text/numbers/measure.ts";

/** LoungeKey has more than this many lounges worldwide. Source: facts, section 9. */
export const loungeCount = formatQuantity(1500, "salas");
