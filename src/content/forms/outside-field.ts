import { rowFacts } from "#content/facts/row-facts.ts";
import { namesIn, unknownFact } from "#domain/fact-gaps.ts";
import { isWholeAddress, wholeAddress, written } from "./form-fields.ts";

/** A whole address of another site, or a fact that is one: `{{autoridad.regulador.enlace}}`. */
export const outsideField = written("falta la dirección")
  .superRefine((text, context) => {
    const [name] = namesIn(text);
    if (name !== undefined && !Object.hasOwn(rowFacts, name))
      context.addIssue({ code: "custom", message: unknownFact(name, Object.keys(rowFacts)) });
    else if (!isWholeAddress(name === undefined ? text : text.replace(/^\{\{[^{}]*\}\}$/, rowFacts[name] ?? "")))
      context.addIssue({ code: "custom", message: wholeAddress });
  })
  .meta({
    title: "Dirección del otro sitio",
    description: "Completa, por ejemplo https://www.gob.mx/crt, o un dato que termina en «enlace».",
    widget: "prose",
  });
