import { requiredText } from "./form-fields.ts";

/** Finds the error, in Spanish, in the address of a page on another site; undefined if the address is complete. */
export function findExternalUrlError(text: string): string | undefined {
  const url = /^https:\/\/\S+$/.test(text) ? URL.parse(text) : null;
  if (!url) return "escribe la dirección completa, desde https://";
  // A name before the @ could look like that of a trusted site, and disguise the site that really opens.
  return url.username !== "" || url.password !== ""
    ? `quita lo que va antes de «@»: la página es ${url.host}`
    : undefined;
}

/** The address that was probably meant: with `https://`, if the rest is the address of another site. */
export function suggestExternalUrl(text: string): string | undefined {
  const url = `https://${text.trim().replace(/^(?:https?:)?\/*/i, "")}`;
  return /^https:\/\/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(url) && url !== text ? url : undefined;
}

/** The full address of a page on another site. */
export function webAddress(title: string) {
  return requiredText("falta la dirección")
    .superRefine((text, context) => {
      const message = findExternalUrlError(text);
      if (message) context.addIssue({ code: "custom", message, params: { suggestedValue: suggestExternalUrl(text) } });
    })
    .meta({ title, description: "Completa, por ejemplo https://www.gob.mx/crt." });
}
