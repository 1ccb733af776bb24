import { type SyntheticEvent, useState } from "react";

/** For input that the browser shows but gives no value for: 30 February, or half a date. */
export const invalidDayMessage = "ese día no existe o le falta una parte: escríbelo otra vez";

/** Whether a `type="date"` field shows an invalid date; its value is empty then, as if nothing was typed. */
export function useInvalidDay() {
  const [isBad, setBad] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setBad(currentTarget.validity.badInput);
  return { isBad, watch: { onBlur: look, onInput: look } };
}
