/** Numbers of cards, accounts and people, which nobody should send; in a module of its own, because the search is small. */

/** Numbers of cards and bank accounts, and of devices, which look the same: 13 to 19 digits. */
const longNumber = /\d(?:[ -]?\d){12,18}/g;

/** Mexico's personal code: four letters, date of birth, sex, five letters, two characters. */
export const curp = /\b[A-ZÑ]{4}\d{6}[HMX][A-ZÑ]{5}[A-Z\d]\d\b/gi;

export const hidden = "••••";

/** Replaces the numbers of cards and accounts, and CURP. */
export const maskLongNumbers = (text: string, mark = hidden): string =>
  text.replace(longNumber, mark).replace(curp, mark);
