import { z } from "zod";
import { rowFacts } from "#content/facts/row-facts.ts";
import { namesIn, unknownFact } from "#domain/fact-gaps.ts";

/** A whole address of another site, or a fact that is one: `{{autoridad.regulador.enlace}}`. */
export const outsideField = z
  .string({ error: "falta la dirección" })
  .superRefine((text, context) => {
    const [name] = namesIn(text);
    const address = name === undefined ? text : rowFacts[name];
    if (address === undefined)
      context.addIssue({ code: "custom", message: unknownFact(name ?? text, Object.keys(rowFacts)) });
    else if (!isWhole(address) || (name !== undefined && !/^\{\{[^{}]*\}\}$/.test(text)))
      context.addIssue({ code: "custom", message: "escribe la dirección completa, desde https://" });
  })
  .meta({
    title: "Dirección del otro sitio",
    description: "Completa, desde https://, o un dato que termina en «enlace».",
  });

function isWhole(text: string): boolean {
  return /^https:\/\//.test(text) && URL.canParse(text) && !/\s/.test(text);
}
