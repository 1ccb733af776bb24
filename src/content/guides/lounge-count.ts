import { formatQuantity } from "#domain/text/numbers/measure.ts";

/** Minimum number of LoungeKey's lounges worldwide. Source: fact file, section 9. */
export const loungeCount = formatQuantity(1500, "salas");
