/**
 * Masks the numbers of cards, accounts and people in texts. This is a separate module to keep the search script small.
 */

/** Matches numbers of 13 to 19 digits: cards, bank accounts, and devices, which look the same. */
const longNumberPattern = /\d(?:[ -]?\d){12,18}/g;

/** Matches the CURP, Mexico's personal code: four letters, date of birth, sex, five letters, two characters. */
export const curpPattern = /\b[A-ZÑ]{4}\d{6}[HMX][A-ZÑ]{5}[A-Z\d]\d\b/gi;

export const maskText = "••••";

/** Replaces the numbers of cards and accounts, and the CURP. */
export const maskLongNumbers = (text: string, replacement = maskText): string =>
  text.replace(longNumberPattern, replacement).replace(curpPattern, replacement);
