import { measure } from "#domain/text/numbers/measure.ts";

/** Duration of signing up, in minutes. Source: product specification, sections 1 to 3. */
export const contractMinutes = 2;

/** Duration of signing up, as text. */
export const contractTime = measure(contractMinutes, "minutos");
