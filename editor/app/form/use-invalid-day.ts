import { type SyntheticEvent, useState } from "react";

/** Error if a date field is invalid, and therefore has no value: 30 February, or an incomplete date. */
export const invalidDayMessage = "ese día no existe o le falta una parte: escríbelo otra vez";

/**
 * Tracks whether a `type="date"` field shows an invalid date, for which the field's value is empty.
 *
 * @returns `watch`: event handlers for the field; `isBad`: whether the date is invalid.
 */
export function useInvalidDay() {
  const [isBad, setBad] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setBad(currentTarget.validity.badInput);
  return { isBad, watch: { onBlur: look, onInput: look } };
}
