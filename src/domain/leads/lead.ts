/**
 * The lead that a visitor leaves on the home page, and its validation rules, which run both in the browser and in the
 * collector. Source: product specification, sections 3 and 5.
 */
import { emailErrorMessages, parsePastedEmail } from "#domain/mail/pasted-email.ts";

/** The fields of the form, as the visitor fills them in. */
export type LeadInput = {
  Name: string;
  Email: string;
  Terminos: boolean;
  CheckPublicidad: boolean;
};

export type LeadField = keyof LeadInput;

/** The whole payload of the event `identify`. */
export type Lead = LeadInput & {
  Channel: typeof leadConstants.Channel;
  IsLead: typeof leadConstants.IsLead;
  /** Id of the page load: `MKT-` and a random unique id. */
  Identity: string;
};

export const leadConstants = { Channel: "Marketing", IsLead: true } as const;

/** Error messages in the exact words of the specification, section 5. */
export const leadErrorMessages = {
  nameRequired: "Por favor ingresa tu nombre",
  emailRequired: "Por favor ingresa tu email",
  emailInvalid: "Ingresa un email válido",
  termsRequired: "No olvides leer y aceptar el aviso de privacidad",
  advertisingRequired: "No olvides aceptar recibir nuestras comunicaciones",
} as const;

export type LeadErrors = Partial<Record<LeadField, string>>;

/** The server's reply to a form sent without script: the form's values and errors, and a message about the whole. */
export type LeadReply = { values: LeadInput; errors: LeadErrors; notice?: string };

/** The order of the form's fields; the first one with an error gets the focus. */
export const leadFields = ["Name", "Email", "Terminos", "CheckPublicidad"] as const satisfies readonly LeadField[];

/**
 * Normalises a name for storage and export. Removes invisible characters, except the joiner inside an emoji. Replaces
 * with a space each character that separates addresses or has a meaning in a list, a header or a link.
 */
export function normalizeName(text: string): string {
  return text
    .replace(/(?!\u200d)[\p{Cf}\p{DI}\ufffd]/gu, "")
    .replace(/[\s,;<>?%]+/g, " ")
    .trim();
}

/** Lists the error messages for a lead; an empty object means that the lead is valid. */
export function validateLead(input: LeadInput): LeadErrors {
  const errors: LeadErrors = {};
  if (!/[^\u200d]/.test(normalizeName(input.Name))) errors.Name = leadErrorMessages.nameRequired;
  const { problem } = parsePastedEmail(input.Email);
  if (problem !== undefined)
    errors.Email =
      problem === emailErrorMessages.required ? leadErrorMessages.emailRequired : leadErrorMessages.emailInvalid;
  if (!input.Terminos) errors.Terminos = leadErrorMessages.termsRequired;
  if (!input.CheckPublicidad) errors.CheckPublicidad = leadErrorMessages.advertisingRequired;
  return errors;
}

/**
 * @param identity - from `formatLeadIdentity`.
 * @throws {RangeError} if {@link validateLead} finds an error: call it first.
 */
export function buildLead(input: LeadInput, identity: string): Lead {
  const errors = validateLead(input);
  const firstInvalidField = leadFields.find((field) => errors[field]);
  const { email } = { email: "", ...parsePastedEmail(input.Email) };
  if (firstInvalidField) throw new RangeError(`${firstInvalidField}: ${errors[firstInvalidField]}`);
  return {
    Name: normalizeName(input.Name),
    Email: email,
    Terminos: input.Terminos,
    Channel: leadConstants.Channel,
    IsLead: leadConstants.IsLead,
    CheckPublicidad: input.CheckPublicidad,
    Identity: identity,
  };
}
