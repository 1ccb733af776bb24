/** Numbers that nobody should send in a conversation or a mail. */

/** Numbers of cards and bank accounts, and of devices, which look the same: 13 to 19 digits. */
const longNumber = /\d(?:[ -]?\d){12,18}/g;

/** Mexico's personal code: four letters, date of birth, sex, five letters, two characters. */
const curp = /\b[A-ZÑ]{4}\d{6}[HMX][A-ZÑ]{5}[A-Z\d]\d\b/gi;

/** The code with its name, which is no question about it. */
const named = new RegExp(`\\b(?:mi |la )?curp\\W{1,5}${curp.source}`, "gi");

/** What was sent to confirm who someone is, after its name: 4 to 8 digits. */
const secret = /\b(nip|pin|c[oó]digo(?! postal)|clave|contraseña)(\b[^\d\n]{0,30})(?<!\d)\d{4,8}(?![\d/-])/gi;

/** A phone number, which identifies someone together with one of the others. */
const phone = /(?<!\d)\d(?:[ -]?\d){9}(?!\d)/g;

function replacePersonalNumbers(text: string, mark: string): string {
  const rest = text.replace(longNumber, mark).replace(curp, mark).replace(secret, `$1$2${mark}`);
  return rest === text ? text : rest.replace(phone, mark);
}

/** Replaces the numbers that nobody should send: of cards, accounts, NIP and CURP, and a phone number beside them. */
export const maskPersonalNumbers = (text: string): string => replacePersonalNumbers(text, "••••");

/** Removes the same numbers, which say nothing about what is asked. */
export const withoutPersonalNumbers = (text: string): string =>
  replacePersonalNumbers(text.replace(named, "••••"), " ")
    .replace(/(?:y )?••••/g, " ")
    .trim();
