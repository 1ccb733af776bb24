/** Reads and changes the form's fields. The DOM keeps the values, not React's state, so hydration loses none. */
import { type LeadErrors, type LeadField, type LeadInput, leadFields } from "#domain/leads/lead.ts";

export function readLeadInput(form: HTMLFormElement): LeadInput {
  const formData = new FormData(form);
  return {
    Name: String(formData.get("Name") ?? ""),
    Email: String(formData.get("Email") ?? ""),
    Terminos: formData.has("Terminos"),
    CheckPublicidad: formData.has("CheckPublicidad"),
  };
}

/** Empties every field, including those with an initial value. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of listInputs(form)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
}

export function focusFirstError(form: HTMLFormElement, errors: LeadErrors): void {
  const firstInvalidField = leadFields.find((name) => errors[name]);
  listInputs(form)
    .find(({ name }) => name === firstInvalidField)
    ?.focus();
}

export function isLeadField(name: string): name is LeadField {
  return (leadFields as readonly string[]).includes(name);
}

function listInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement);
}
