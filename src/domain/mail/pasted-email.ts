/** Finds the e-mail address in text pasted into any form or command; browser and server share this rule. */

export type PastedEmail = { email: string; problem?: undefined } | { problem: string };

/** The server's reply to a form sent without script: the typed text, and its problem. */
export type EmailFormReply = { typedText: string; problem: string };

/** The maximum length of an e-mail address (RFC 5321). */
export const maxEmailLength = 254;

export const emailErrorMessages = {
  required: "Escribe tu correo.",
  invalid: "Escribe un correo completo, como ana@correo.mx.",
  several: "Escribe un solo correo.",
  alone: "Escribe solo tu correo, sin espacios ni otras palabras.",
  tooLong: `Escribe un correo de ${maxEmailLength} caracteres como máximo.`,
} as const;

const wordCharacters = String.raw`\p{L}\p{M}\p{N}`;

/**
 * The part before the @: characters allowed by RFC 5322, without those that separate addresses or have a meaning in a
 * list, a header or a link. Spreadsheets read text that begins with =, + or - as a formula: no address begins with =,
 * and after a leading + or - only characters are allowed that make no formula.
 */
const localPartPatterns = [
  new RegExp(`^[${wordCharacters}_](?:[${wordCharacters}!#$&'*+/=^_\`{|}~.-]*[${wordCharacters}_+=-])?$`, "u"),
  new RegExp(`^[+-][${wordCharacters}](?:[${wordCharacters}._+=-]*[${wordCharacters}])?$`, "u"),
];
const domainLabelPattern = `[${wordCharacters}](?:[${wordCharacters}-]*[${wordCharacters}])?`;
const domainPattern = new RegExp(`^(?:${domainLabelPattern}\\.)+(?=[^.]*\\p{L})(?=[^.]{2})${domainLabelPattern}$`, "u");

/** Patterns of characters that cannot begin or end an address, and of pairs of signs around it; both are removed. */
const leadingPunctuation = /^[,;:()[\]"«»“”‘’‹›¿¡]+/;
const trailingPunctuation = /[.,;:()[\]{}"'«»“”‘’‹›¿?¡!*|]+$/;
const surroundingSigns = /^(['*_|~`]+)(.+)\1$/;
const labelPattern = /^(?:e-?mail|correo|mail):/i;
const mailtoPattern = /^mailto:(?:\/\/)?([^?]*)/i;

/**
 * Matches words that may precede an address in a sentence; after any other word, the address may have lost its
 * beginning.
 */
const introductoryWord = /[:,;]$|^(?:es|baja|e-?mail|correo|mail|cuenta|dirección)$/i;
/** Matches the rest of an address that was split by a space. */
const splitOffEnd = /^[.@]|^(?:com|mx|net|org|edu|gob)\b/i;

/**
 * Extracts the address: `Ana <ana@correo.mx>`, `mailto:ana@correo.mx?subject=Baja` and `Mi correo es ana@correo.mx.`
 * all give `ana@correo.mx`. Text whose address may not be the intended one is refused: `ana perez@correo.mx`.
 */
export function parsePastedEmail(text: string): PastedEmail {
  const plainText = normalizeCharacters(text);
  if (plainText.trim() === "") return { problem: emailErrorMessages.required };
  const emailsByKey = new Map<string, string>();
  let isAlone = true;
  for (const { part, isBracketed, previous, next } of splitParts(plainText)) {
    if (!part.includes("@") && !/^\W*mailto:/i.test(part)) continue;
    const email = extractAddress(part);
    emailsByKey.set(email.toLowerCase(), email);
    isAlone &&= isBracketed || !(suggestsLostBeginning(previous) || splitOffEnd.test(next));
  }
  const [email = "", ...others] = emailsByKey.values();
  if (others.length > 0) return { problem: emailErrorMessages.several };
  if (!isAddress(email)) return { problem: emailErrorMessages.invalid };
  if (!isAlone) return { problem: emailErrorMessages.alone };
  if (email.length > maxEmailLength) return { problem: emailErrorMessages.tooLong };
  return { email };
}

/** Normalises compatibility characters, and removes invisible ones. */
function normalizeCharacters(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replace(/。/g, ".");
}

function splitParts(text: string) {
  const parts = [...text.matchAll(/[^\s<>]+/g)];
  return parts.map(({ 0: part, index }, partIndex) => ({
    part,
    isBracketed: text[index - 1] === "<",
    previous: parts[partIndex - 1]?.[0] ?? "",
    next: parts[partIndex + 1]?.[0] ?? "",
  }));
}

function suggestsLostBeginning(previous: string): boolean {
  return previous !== "" && !previous.includes("@") && !introductoryWord.test(previous);
}

function extractAddress(part: string): string {
  const strippedPart = part.replace(leadingPunctuation, "").replace(labelPattern, "").replace(trailingPunctuation, "");
  const link = mailtoPattern.exec(strippedPart)?.[1];
  if (link !== undefined) return normalizeCharacters(decodeAddress(link)).trim();
  // The signs are looked up in `part`, because `strippedPart` may lack the closing sign of a pair: the second * of
  // `*ana@correo.mx*`.
  return surroundingSigns.exec(part.replace(/[.,;:]+$/, ""))?.[2]?.replace(trailingPunctuation, "") ?? strippedPart;
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function isAddress(email: string): boolean {
  const signIndex = email.indexOf("@");
  const [local, domain] = [email.slice(0, signIndex), email.slice(signIndex + 1)];
  return (
    signIndex > 0 &&
    !local.includes("..") &&
    localPartPatterns.some((shape) => shape.test(local)) &&
    domainPattern.test(domain)
  );
}

/** Whether the text is exactly one address, as {@link parsePastedEmail} returns it. */
export function isExactEmail(text: string): boolean {
  const parsedEmail = parsePastedEmail(text);
  return parsedEmail.problem === undefined && parsedEmail.email === text;
}
