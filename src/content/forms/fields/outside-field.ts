import { rowFacts } from "#content/facts/row-facts.ts";
import { formatUnknownFactMessage, listFactNames } from "#domain/text/facts/fact-references.ts";
import { requiredText } from "./form-fields.ts";
import { findExternalUrlError, suggestExternalUrl } from "./web-address.ts";

/** The full address of another site, or a fact with such an address: `{{autoridad.regulador.enlace}}`. */
export const externalUrlField = requiredText("falta la dirección")
  .superRefine((text, context) => {
    const [name] = listFactNames(text);
    const isUnknown = name !== undefined && !Object.hasOwn(rowFacts, name);
    const address = name === undefined ? text : text.replace(/^\{\{[^{}]*\}\}$/, rowFacts[name] ?? "");
    const message = isUnknown ? formatUnknownFactMessage(name, Object.keys(rowFacts)) : findExternalUrlError(address);
    if (message) context.addIssue({ code: "custom", message, params: { suggestedValue: suggestExternalUrl(text) } });
  })
  .meta({
    title: "Dirección del otro sitio",
    description: "Completa, por ejemplo https://www.gob.mx/crt, o un dato que termina en «enlace».",
    widget: "prose",
  });
