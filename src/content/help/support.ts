/** Contact data of support, as worded on the help pages. Hours: product specification, section 2. */
import { operator, supportHours } from "#content/site/operator/operator.ts";

/** Undefined while the number is a placeholder. */
export const supportCallLink = operator.phoneHref
  ? { label: `Llama al ${operator.phoneText}`, href: operator.phoneHref }
  : undefined;
export const supportMailLink = { label: "Escribe a soporte", href: `mailto:${operator.email}` } as const;
/** The ways to reach support, the fastest first. */
export const supportLinks = [...(supportCallLink ? [supportCallLink] : []), supportMailLink];

export const shortCodeNote = operator.shortCode && `Desde tu wim también marca ${operator.shortCode}`;

export const supportFacts = [
  { term: "Teléfono", text: operator.phoneText, href: operator.phoneHref },
  ...(operator.shortCode ? [{ term: "Desde tu wim", text: operator.shortCode }] : []),
  { term: "Correo", text: operator.emailText, href: `mailto:${operator.email}` },
  { term: "Horario", text: `De ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}` },
] as const;

/** Copy around every e-mail draft. */
export const mailDraftCopy = {
  to: "Para",
  subject: "Asunto",
  body: "Mensaje",
  open: "Abrir en mi correo",
  copy: { copy: "Copiar", copied: "Copiado" },
  /** Names of the parts in the labels of copy buttons: `Copiar el asunto`. */
  valueNames: { to: "la dirección de correo", subject: "el asunto", body: "el mensaje" },
} as const;

/** Announcements after an attempt to copy part of a draft. */
export const copyAnnouncements = {
  announcement: "Copiado. Pégalo en tu correo.",
  refused: "Tu navegador no dejó copiarlo: ya está seleccionado, cópialo tú.",
} as const;
