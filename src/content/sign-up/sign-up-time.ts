import { formatQuantity } from "#domain/text/numbers/measure.ts";

/** Duration of signing up, in minutes. Source: product specification, sections 1 to 3. */
export const signUpMinutes = 2;

export const signUpTimeText = formatQuantity(signUpMinutes, "minutos");
