/** Numbers that nobody should send in a conversation or a mail. */

/** Numbers of cards and bank accounts, and of devices, which look the same: 13 to 19 digits. */
const longNumber = /\d(?:[ -]?\d){12,18}/g;

/** Mexico's personal code: four letters, date of birth, sex, five letters, two characters. */
const curp = /\b[A-ZÑ]{4}\d{6}[HMX][A-ZÑ]{5}[A-Z\d]\d\b/gi;

/** Replaces the numbers that nobody should send: those of cards and accounts, and the CURP. */
export const maskPersonalNumbers = (text: string): string => text.replace(longNumber, "••••").replace(curp, "••••");

/** Removes the same numbers, which say nothing about what is asked. */
export const withoutPersonalNumbers = (text: string): string => text.replace(longNumber, " ").replace(curp, " ").trim();
