/** Masks or removes numbers and passwords that people should not send in a conversation, a search or a mail. */

import { curpPattern, maskLongNumbers, maskText } from "#domain/search/long-numbers.ts";

/** Matches a CURP, masked or not, together with its name, which is then not a question about the CURP. */
const namedCurpPattern = new RegExp(`\\b(?:mi |la )?curp\\W{1,5}(?:${curpPattern.source}|${maskText})`, "gi");

/** Matches a confirmation code of 4 to 8 digits after its name. */
const secretPattern = /\b(nip|pin|c[oó]digo(?! postal)|clave|contraseña)(\b[^\d\n]{0,30})\d{4,8}(?![\d/-])/gi;

/** Matches the code on a card's back, of 3 or 4 digits, after its name. */
const cardCodePattern = /\b(cv[vc]2?|c[oó]digo de seguridad)(\b[^\d\n]{0,20})\d{3,4}(?!\d)/gi;

/** Matches a password after «es» or a colon, unless the text says what is wrong with the password. */
const passwordPattern =
  /\b(contrase[ñn]a|password|clave)((?: (?:de|del|para)(?: la| el| mi)? \S+)?(?:\s+(?:es|era)(?:\s*:)?|\s*[:=])\s*)(?!(?:in?correct|inv[aá]lid|mal|muy|la|el|un|una|de|no|que|otra|distint|diferente|ese|esa)(?:[ao]s?)?\b)\S+/gi;

/** Matches a phone number, which identifies someone together with another personal number. */
const phonePattern = /\b\d(?:[ -]?\d){9}(?!\d)/g;

function replacePersonalNumbers(text: string, replacement: string): string {
  const remainingText = [passwordPattern, secretPattern, cardCodePattern].reduce(
    (maskedText, pattern) => maskedText.replace(pattern, `$1$2${replacement}`),
    maskLongNumbers(text, replacement),
  );
  return remainingText === text ? text : remainingText.replace(phonePattern, replacement);
}

/** Masks the numbers of cards and accounts, NIP, CURP and passwords, and a phone number next to them. */
export const maskPersonalNumbers = (text: string): string => replacePersonalNumbers(text, maskText);

/** Removes the same numbers, even if they are already masked, because they are not part of the question. */
export const removePersonalNumbers = (text: string): string =>
  replacePersonalNumbers(text.replace(namedCurpPattern, maskText), " ")
    .replace(/(?:y )?••••/g, " ")
    .trim();
