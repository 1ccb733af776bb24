/** Names of pages in browser tabs, menus and search results; see `SitePage` of site/site-map/site-page.ts. */
import { z } from "zod";
import { shortestRowFacts, usesOfferFact, usesOnlyKnownFacts } from "#content/facts/row-facts.ts";
import { requiredText, rows } from "#content/forms/fields/form-fields.ts";
import { proseField } from "#content/forms/fields/prose-field.ts";
import { descriptionLimits, titleLimit, titleSuffix } from "#content/site/site-map/site-page.ts";
import { fillFacts } from "#domain/text/facts/fact-references.ts";

const { min, max } = descriptionLimits;

const description = (title: string, hint: string, mayBeAbsent: boolean) =>
  proseField(title, { max, description: hint, mayBeAbsent })
    .regex(/\.$/, "termina con punto")
    .refine((text) => !usesOnlyKnownFacts(text) || fillFacts(text, shortestRowFacts).length >= min, {
      error: ({ input }) => formatTooShortMessage(`${input}`),
    });

/** Quotes the text with its shortest facts, because the text with today's facts may be long enough. */
function formatTooShortMessage(text: string): string {
  const shortestText = fillFacts(text, shortestRowFacts);
  const request = `escribe al menos ${min} letras`;
  if (shortestText === text) return request;
  return `con los datos más cortos dice «${shortestText}» y tiene ${shortestText.length} letras: ${request}`;
}

const page = z
  .strictObject({
    path: requiredText("falta la dirección")
      .regex(/^\/[a-z0-9/-]*$/, "empieza con una diagonal")
      .meta({ title: "Dirección", description: "No cambia nunca: ahí está la página.", widget: "address" }),
    title: proseField("Título", {
      max: titleLimit - titleSuffix.length,
      description: "En la pestaña y en los buscadores; después se lee «| wim».",
    }),
    nav: proseField("Nombre corto", {
      max: 36,
      description: "En menús y listas, si el título es largo.",
    }).exactOptional(),
    description: description("Descripción", `Bajo el título en los buscadores: de ${min} a ${max} letras.`, true),
    withoutOffer: description(
      "Descripción de los días sin oferta",
      "Si la otra nombra la oferta de hoy.",
      false,
    ).exactOptional(),
    asked: proseField("Otras palabras", {
      max: 200,
      description: "Con las que la gente busca la página y que la página no usa.",
    }).exactOptional(),
  })
  .refine(({ description: text, withoutOffer }) => !usesOfferFact(text) || withoutOffer !== undefined, {
    path: ["withoutOffer"],
    message: "falta, porque la otra descripción nombra la oferta y hay días sin ella",
  });

export const pagesSchema = rows(page, {
  one: "Página",
  name: "path",
  key: "path",
  unique: ["title", "description"],
  summary: ["title"],
}).meta({ fixedReason: "Una página nueva se pide a quien desarrolla el sitio." });
