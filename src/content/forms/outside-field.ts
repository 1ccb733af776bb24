import { z } from "zod";
import { rowFacts } from "#content/facts/row-facts.ts";
import { namesIn, unknownFact } from "#domain/fact-gaps.ts";
import { isWholeAddress } from "./form-fields.ts";

/** A whole address of another site, or a fact that is one: `{{autoridad.regulador.enlace}}`. */
export const outsideField = z
  .string({ error: "falta la dirección" })
  .superRefine((text, context) => {
    const [name] = namesIn(text);
    if (name !== undefined && !Object.hasOwn(rowFacts, name))
      context.addIssue({ code: "custom", message: unknownFact(name, Object.keys(rowFacts)) });
    else if (!isWholeAddress(name === undefined ? text : text.replace(/^\{\{[^{}]*\}\}$/, rowFacts[name] ?? "")))
      context.addIssue({ code: "custom", message: "escribe la dirección completa, desde https://" });
  })
  .meta({
    title: "Dirección del otro sitio",
    description: "Completa, desde https://, o un dato que termina en «enlace».",
    widget: "prose",
  });
