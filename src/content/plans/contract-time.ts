import { measure } from "#domain/text/numbers/measure.ts";

/** Minutes that signing up takes. Source: product specification, sections 1 to 3. */
export const contractMinutes = 2;

/** How long signing up takes. */
export const contractTime = measure(contractMinutes, "minutos");
