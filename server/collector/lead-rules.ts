import { type LeadErrors, type LeadInput, validateLead } from "#domain/leads/lead.ts";
import { maxEmailLength } from "#domain/mail/pasted-email.ts";

/** Maximum lengths in characters. */
export const maxFieldLengths = { Name: 200, Email: maxEmailLength, text: 200 } as const;

/**
 * Matches characters that do not belong in a line of text: control characters, line separators, lone surrogates, and
 * the replacement character for invalid UTF-8.
 */
const unprintableCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u;

export function isOneLine(text: string): boolean {
  return !unprintableCharacter.test(text);
}

/** Applies the form's rules, and rejects text that the form cannot send: too long, or with several lines. */
export function validateLeadOnServer(input: LeadInput): LeadErrors {
  const errors = validateLead(input);
  if (!isOneLine(input.Name)) errors.Name = "Escribe tu nombre en una sola línea, sin caracteres de control";
  else if (input.Name.trim().length > maxFieldLengths.Name)
    errors.Name = `Escribe tu nombre con ${maxFieldLengths.Name} caracteres como máximo`;
  if (!isOneLine(input.Email)) errors.Email = "Escribe tu email en una sola línea, sin caracteres de control";
  else if (input.Email.trim().length > maxFieldLengths.Email)
    errors.Email = `Escribe un email de ${maxFieldLengths.Email} caracteres como máximo`;
  return errors;
}
