import { type LeadErrors, type LeadInput, validateLead } from "#domain/leads/lead.ts";
import { maxEmailLength } from "#domain/text/pasted-address.ts";

/** Maximum lengths in characters. */
export const maxLength = { Name: 200, Email: maxEmailLength, text: 200 } as const;

/**
 * Control characters, line separators, lone surrogates, and the replacement character for bytes that were not UTF-8:
 * none belongs in one line of text.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u;

export function isOneLine(text: string): boolean {
  return !unprintable.test(text);
}

/** The rules of the form, plus two for input that the form cannot send: text that is too long or not a single line. */
export function validateLeadOnServer(input: LeadInput): LeadErrors {
  const errors = validateLead(input);
  if (!isOneLine(input.Name)) errors.Name = "Escribe tu nombre en una sola línea, sin caracteres de control";
  else if (input.Name.trim().length > maxLength.Name)
    errors.Name = `Escribe tu nombre con ${maxLength.Name} caracteres como máximo`;
  if (!isOneLine(input.Email)) errors.Email = "Escribe tu email en una sola línea, sin caracteres de control";
  else if (input.Email.trim().length > maxLength.Email)
    errors.Email = `Escribe un email de ${maxLength.Email} caracteres como máximo`;
  return errors;
}
