import { expect, test } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { checkAfterChange, type Edit, editFields } from "#content/forms/testing/check-messages.ts";

const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";
const amazon = "Guía 1 («Activa Amazon Prime»)";

test.each<[what: string, form: string, edit: Edit, said: string]>([
  [
    "a sentence that nobody can follow",
    "pagina-about",
    ["purpose.vision.text", long],
    "Misión y visión › Visión › Texto: hay una frase de más de 20 palabras: pártela en dos",
  ],
  [
    "a link that does not say where it leads",
    "pagina-notices",
    ["opening.subscribe", "Suscríbete aquí"],
    "Entrada › Enlace al formulario: di a dónde lleva o qué pasa, sin «aquí» ni «ver más»",
  ],
  [
    "a heading in which nothing stands out",
    "pagina-memberships",
    ["opening.heading", "Membresías irresistibles"],
    "Entrada › Encabezado de la página: pon entre dos asteriscos lo que resalta, por ejemplo *así*",
  ],
  [
    "an opening for days with an offer only",
    "pagina-portability",
    ["opening.heading.withoutOffer", undefined],
    "Entrada › Encabezado de la página › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  [
    "a list that is empty on a day without an offer",
    "pagina-portability",
    ["moves.comes.points", ["El {{oferta.descuento}} de descuento."]],
    "Qué se lleva y qué se queda › Se lo lleva › Puntos: falta uno que valga también los días sin oferta",
  ],
  [
    "a value that names the offer alone",
    "pagina-about",
    ["values.competitiveness.withoutOffer", undefined],
    "Valores › Tercer valor › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  [
    "an answer with the address of a part of its guide",
    "pagina-guides",
    ["0.troubles.0.id", "pasos"],
    `${amazon} › Si algo falla › Problema 1 («Ya pago Prime por mi cuenta») › Dirección: así se llama una parte de la guía: elige otra`,
  ],
  ["a guide without steps", "pagina-guides", ["0.steps", []], `${amazon} › Pasos: falta un paso`],
])("tells staff how to fix %s", async (_what, form, edit, said) => {
  expect(await checkAfterChange(form, editFields(edit))).toEqual([said]);
});

test("names the guide that is missing", async () => {
  const withoutFirst = (text: string) => formatDataModule((parseDataModule(text) as object[]).slice(1));
  expect(await checkAfterChange("pagina-guides", withoutFirst)).toEqual([
    "Todo: falta la guía «/activa-cuenta-amazon»",
  ]);
});
