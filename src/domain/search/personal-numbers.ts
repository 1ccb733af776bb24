/** Numbers and passwords that nobody should send in a conversation, a search or a mail. */

import { curp, hidden, maskLongNumbers } from "./long-numbers.ts";

/** The code, masked or not, with its name, which is no question about it. */
const named = new RegExp(`\\b(?:mi |la )?curp\\W{1,5}(?:${curp.source}|${hidden})`, "gi");

/** What was sent to confirm who someone is, after its name: 4 to 8 digits. */
const secret = /\b(nip|pin|c[oó]digo(?! postal)|clave|contraseña)(\b[^\d\n]{0,30})\d{4,8}(?![\d/-])/gi;

/** The code on a card's back, after its name: 3 or 4 digits. */
const cardCode = /\b(cv[vc]2?|c[oó]digo de seguridad)(\b[^\d\n]{0,20})\d{3,4}(?!\d)/gi;

/** A password after «es» or a colon, unless it is said what is wrong with it. */
const password =
  /\b(contrase[ñn]a|password|clave)((?: (?:de|del|para)(?: la| el| mi)? \S+)?(?:\s+(?:es|era)(?:\s*:)?|\s*[:=])\s*)(?!(?:in?correct|inv[aá]lid|mal|muy|la|el|un|una|de|no|que|otra|distint|diferente|ese|esa)(?:[ao]s?)?\b)\S+/gi;

/** A phone number, which identifies someone together with one of the others. */
const phone = /\b\d(?:[ -]?\d){9}(?!\d)/g;

function replacePersonalNumbers(text: string, mark: string): string {
  const rest = [password, secret, cardCode].reduce(
    (all, named) => all.replace(named, `$1$2${mark}`),
    maskLongNumbers(text, mark),
  );
  return rest === text ? text : rest.replace(phone, mark);
}

/** Replaces what nobody should send: numbers of cards and accounts, NIP, CURP, passwords, and a phone number beside them. */
export const maskPersonalNumbers = (text: string): string => replacePersonalNumbers(text, hidden);

/** Removes the same numbers, also where they are masked already: they say nothing about what is asked. */
export const withoutPersonalNumbers = (text: string): string =>
  replacePersonalNumbers(text.replace(named, hidden), " ")
    .replace(/(?:y )?••••/g, " ")
    .trim();
