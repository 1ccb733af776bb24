/** The address in what people type or paste to be taken off a list; the browser and the server go by the same rule. */
import { emailShape, plainEmail } from "./lead.ts";

export type PastedAddress = { email: string; problem?: undefined } | { problem: string };

/** The longest address that mail accepts (RFC 5321). */
export const maxEmailLength = 254;

export const addressMessages = {
  required: "Escribe tu correo.",
  invalid: "Escribe un correo completo, como ana@correo.mx.",
  several: "Escribe un solo correo.",
  tooLong: `Escribe un correo de ${maxEmailLength} caracteres como máximo.`,
} as const;

/** What surrounds an address in a sentence, a list or a header, and no address begins or ends with. */
const edges = /^[.,;:()[\]{}"'«»“”‘’¿?¡!*|]+|[.,;:()[\]{}"'«»“”‘’¿?¡!*|]+$/g;

/** `Ana <ana@correo.mx>`, `mailto:ana@correo.mx?subject=Baja` and `ana@correo.mx.` are all `ana@correo.mx`. */
export function pastedAddress(text: string): PastedAddress {
  const visible = text.replace(/[\p{Cf}\p{DI}]/gu, "").replace(/[＠﹫]/g, "@");
  if (visible.trim() === "") return { problem: addressMessages.required };
  const found = new Map(
    visible
      .split(/[\s<>]+/)
      .filter((part) => part.includes("@") || /^\W*mailto:/i.test(part))
      .map((part) => addressIn(part.replace(edges, "")))
      .map((email) => [email.toLowerCase(), email]),
  );
  const [email = "", ...others] = found.values();
  if (others.length > 0) return { problem: addressMessages.several };
  if (!emailShape.test(email) || /[\p{Cc}\p{Cs}]/u.test(email)) return { problem: addressMessages.invalid };
  if (email.length > maxEmailLength) return { problem: addressMessages.tooLong };
  return { email };
}

function addressIn(part: string): string {
  const link = /^mailto:([^?]*)/i.exec(part)?.[1];
  return plainEmail(link === undefined ? part : decoded(link).replace(edges, ""));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
