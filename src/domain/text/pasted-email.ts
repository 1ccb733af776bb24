/** Finds the e-mail address in text pasted into any form or command; browser and server share this rule. */

export type PastedEmail = { email: string; problem?: undefined } | { problem: string };

/** The server's reply to a form sent without script: the typed text, and its problem. */
export type EmailFormReply = { typed: string; problem: string };

/** The maximum length of an e-mail address (RFC 5321). */
export const maxEmailLength = 254;

export const emailErrorMessages = {
  required: "Escribe tu correo.",
  invalid: "Escribe un correo completo, como ana@correo.mx.",
  several: "Escribe un solo correo.",
  alone: "Escribe solo tu correo, sin espacios ni otras palabras.",
  tooLong: `Escribe un correo de ${maxEmailLength} caracteres como máximo.`,
} as const;

const wordSign = String.raw`\p{L}\p{M}\p{N}`;

/**
 * The part before the @: characters allowed by RFC 5322, without those that separate addresses or have a meaning in a
 * list, a header or a link. Spreadsheets read text that begins with =, + or - as a formula: no address begins with =,
 * and after a leading + or - only characters are allowed that make no formula.
 */
const localShapes = [
  new RegExp(`^[${wordSign}_](?:[${wordSign}!#$&'*+/=^_\`{|}~.-]*[${wordSign}_+=-])?$`, "u"),
  new RegExp(`^[+-][${wordSign}](?:[${wordSign}._+=-]*[${wordSign}])?$`, "u"),
];
const label = `[${wordSign}](?:[${wordSign}-]*[${wordSign}])?`;
const domainShape = new RegExp(`^(?:${label}\\.)+(?=[^.]*\\p{L})(?=[^.]{2})${label}$`, "u");

/** Stripped from an address: characters that cannot begin or end it, and pairs of signs around it. */
const before = /^[,;:()[\]"«»“”‘’‹›¿¡]+/;
const after = /[.,;:()[\]{}"'«»“”‘’‹›¿?¡!*|]+$/;
const around = /^(['*_|~`]+)(.+)\1$/;
const labelled = /^(?:e-?mail|correo|mail):/i;
const linked = /^mailto:(?:\/\/)?([^?]*)/i;

/** Words that may precede an address in a sentence; after any other word, the address may have lost its beginning. */
const leadingWord = /[:,;]$|^(?:es|baja|e-?mail|correo|mail|cuenta|dirección)$/i;
/** The rest of an address that was split by a space. */
const lostEnd = /^[.@]|^(?:com|mx|net|org|edu|gob)\b/i;

/**
 * Extracts the address: `Ana <ana@correo.mx>`, `mailto:ana@correo.mx?subject=Baja` and `Mi correo es ana@correo.mx.`
 * all give `ana@correo.mx`. Text whose address may not be the intended one is refused: `ana perez@correo.mx`.
 */
export function parsePastedEmail(text: string): PastedEmail {
  const visible = plain(text);
  if (visible.trim() === "") return { problem: emailErrorMessages.required };
  const found = new Map<string, string>();
  let isAlone = true;
  for (const { part, isBracketed, previous, next } of splitParts(visible)) {
    if (!part.includes("@") && !/^\W*mailto:/i.test(part)) continue;
    const email = extractAddress(part);
    found.set(email.toLowerCase(), email);
    isAlone &&= isBracketed || !(suggestsLostBeginning(previous) || lostEnd.test(next));
  }
  const [email = "", ...others] = found.values();
  if (others.length > 0) return { problem: emailErrorMessages.several };
  if (!isAddress(email)) return { problem: emailErrorMessages.invalid };
  if (!isAlone) return { problem: emailErrorMessages.alone };
  if (email.length > maxEmailLength) return { problem: emailErrorMessages.tooLong };
  return { email };
}

/** Normalises compatibility characters, and removes invisible ones. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replace(/。/g, ".");
}

function splitParts(text: string) {
  const parts = [...text.matchAll(/[^\s<>]+/g)];
  return parts.map(({ 0: part, index }, at) => ({
    part,
    isBracketed: text[index - 1] === "<",
    previous: parts[at - 1]?.[0] ?? "",
    next: parts[at + 1]?.[0] ?? "",
  }));
}

function suggestsLostBeginning(previous: string): boolean {
  return previous !== "" && !previous.includes("@") && !leadingWord.test(previous);
}

function extractAddress(part: string): string {
  const bare = part.replace(before, "").replace(labelled, "").replace(after, "");
  const link = linked.exec(bare)?.[1];
  if (link !== undefined) return plain(decode(link)).trim();
  // Not in `bare`, where the closing sign of a pair may be missing: the second * of `*ana@correo.mx*`.
  return around.exec(part.replace(/[.,;:]+$/, ""))?.[2]?.replace(after, "") ?? bare;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function isAddress(email: string): boolean {
  const at = email.indexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return at > 0 && !local.includes("..") && localShapes.some((shape) => shape.test(local)) && domainShape.test(domain);
}

/** Whether the text is exactly one address, as {@link parsePastedEmail} returns it. */
export function isExactEmail(text: string): boolean {
  const read = parsePastedEmail(text);
  return read.problem === undefined && read.email === text;
}
