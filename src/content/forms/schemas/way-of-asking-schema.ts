/** What people want from the site, each with the ways in which they ask for it; see `Intent` of domain/search. */
import { z } from "zod";
import { hasNoRepeats, listField } from "#content/forms/fields/field-groups.ts";
import { choice, rows, shortTextField, urlSlug } from "#content/forms/fields/form-fields.ts";
import { pageField } from "#content/forms/fields/link-field.ts";
import type { AbsentTopic, ConversationAct } from "#domain/search/intent-model.ts";
import { foldSpelling } from "#domain/text/fold.ts";

const maxPages = 3;
const minWays = 5;

const intent = z.strictObject({
  id: urlSlug("Clave", { example: "traer-mi-numero", description: "Nombre interno" }),
  name: shortTextField("Lo que quiere la gente", { max: 60, description: "En pocas palabras." }),
  to: listField("Dónde se contesta", pageField, {
    description: "Primero la más directa. Sin ninguna, el buscador dice que no lo encontró y da el contacto.",
  })
    .max(maxPages, `son ${maxPages} páginas como máximo`)
    .refine(hasNoRepeats, "una página está dos veces"),
  reply: choice<ConversationAct>("Si no es una pregunta", {
    greeting: "Saluda",
    identity: "Pregunta si es una máquina",
    thanks: "Da las gracias",
    unsolved: "Dice que no le sirvió",
  }).exactOptional(),
  absence: choice<AbsentTopic>("Lo que dice el asistente si este sitio no lo tiene", {
    account: "Datos de la cuenta",
    death: "Murió el titular",
    earlyPayment: "Pagar antes",
    family: "Menores y familia",
    foreigner: "Extranjeros",
    homeInternet: "Internet en casa",
    insult: "Insultos",
    language: "Otros idiomas",
    longDistance: "Llamar a otro país",
    otherCompany: "Otra compañía",
    press: "Prensa",
    suicide: "Suicidio",
    violence: "Violencia o acoso",
    voicemail: "Buzón y VoLTE",
  }).exactOptional(),
  ways: listField("Así lo piden", shortTextField("Manera", { max: 200 }), {
    description: "Como lo escribe la gente, también con faltas. De estas frases aprende el buscador.",
  }).min(minWays, `son ${minWays} maneras como mínimo`),
});

export const waysOfAskingSchema = rows(intent, {
  one: "Tema",
  name: "name",
  key: "id",
  summary: ["ways", "to"],
})
  .meta({ removableIf: "Un tema se puede quitar: el buscador deja de reconocer lo que pedía." })
  .superRefine((all, context) => {
    const intentNamesByWay = new Map<string, string>();
    for (const [row, { name, to, absence, ways }] of all.entries()) {
      if (absence && absence !== "suicide" && to.length > 0)
        context.addIssue({
          code: "custom",
          path: [row, "absence"],
          message: "este tema tiene página: quita la página o esta respuesta",
        });
      for (const [index, way] of ways.entries()) {
        const foldedWay = foldSpelling(way);
        const otherIntent = intentNamesByWay.get(foldedWay);
        intentNamesByWay.set(foldedWay, name);
        const message =
          foldedWay === ""
            ? "escribe palabras"
            : otherIntent === name
              ? "esta manera está dos veces"
              : `esta manera ya está en «${otherIntent}»: déjala en uno de los dos temas`;
        if (foldedWay === "" || otherIntent !== undefined)
          context.addIssue({ code: "custom", path: [row, "ways", index], message });
      }
    }
  });

export type IntentRow = z.output<typeof intent>;
