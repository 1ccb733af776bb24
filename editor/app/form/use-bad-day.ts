import { type SyntheticEvent, useState } from "react";

/** Shown in the field and read by no program: 30 February, or half a day. */
export const badDay = "ese día no existe o le falta una parte: escríbelo otra vez";

/** Whether a field of `type="date"` shows what is no day; its value is empty then, as if nothing was typed. */
export function useBadDay() {
  const [isBad, setBad] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setBad(currentTarget.validity.badInput);
  return { isBad, watch: { onBlur: look, onInput: look } };
}
