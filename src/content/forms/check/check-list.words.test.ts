import { expect, test } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import {
  buildFieldChange,
  checkChangedList,
  findSpecifiedText,
  insertRow,
  requireList,
} from "#content/forms/testing/check-messages.ts";
import { checkEditableList } from "./check-list.ts";

const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";
const amazon = "Guía 1 («Activa Amazon Prime»)";

test.each<[form: string, field: string, value: unknown, message: string]>([
  [
    "pagina-about",
    "purpose.vision.text",
    long,
    "Misión y visión › Visión › Texto: «Esta frase dice muchas cosas…» tiene 23 palabras: pártela en dos, de 20 como máximo",
  ],
  [
    "pagina-notices",
    "opening.subscribe",
    "Suscríbete aquí",
    "Entrada › Enlace al formulario: di a dónde lleva o qué pasa, sin «aquí» ni «ver más»",
  ],
  [
    "pagina-memberships",
    "opening.heading",
    "Membresías irresistibles",
    "Entrada › Encabezado de la página: pon entre dos asteriscos lo que resalta, por ejemplo *así*",
  ],
  [
    "pagina-porting",
    "opening.heading.withoutOffer",
    undefined,
    "Entrada › Encabezado de la página › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  [
    "pagina-porting",
    "moves.keptItems.points",
    ["El {{oferta.descuento}} de descuento."],
    "Qué se lleva y qué se queda › Se lo lleva › Puntos: falta uno que valga también los días sin oferta",
  ],
  [
    "pagina-about",
    "values.competitiveness.withoutOffer",
    undefined,
    "Valores › Tercer valor › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  [
    "pagina-guides",
    "0.troubles.0.id",
    "pasos",
    `${amazon} › Si algo falla › Problema 1 («Ya pago Prime por mi cuenta») › Dirección: así se llama una parte de la guía: elige otra`,
  ],
  [
    "pagina-porting",
    "moves.keptItems.points.1",
    `El ${"descuento ".repeat(8)}{{oferta.vigencia}}.`,
    "Qué se lleva y qué se queda › Se lo lleva › Puntos › Punto 2: caben 120 letras: sobran 2 cuando la oferta vale hasta el 30\u00a0de septiembre de 2026",
  ],
  ["pagina-guides", "0.steps", [], `${amazon} › Pasos: falta un paso`],
])("in %s, %s = %j is reported with its place: %s", async (form, field, value, expectedReport) => {
  expect(await checkChangedList(form, buildFieldChange([field, value]))).toEqual([expectedReport]);
});

test("names the guide that is missing", async () => {
  const withoutFirst = (text: string) => formatDataModule((parseDataModule(text) as object[]).slice(1));
  expect(await checkChangedList("pagina-guides", withoutFirst)).toEqual([
    "Todo: falta la guía «/activa-cuenta-amazon»",
  ]);
});

const notice = { date: "2026-11-20", title: "Tu móvil", text: [`${long} Y "más" - así.`, `${long} ${long}`] };

test.each([
  ["avisos", insertRow(notice), 5],
  ["preguntas", buildFieldChange(["0.answer.1", `${long.replace(/\.$/, "")}, en tu móvil`]), 3],
  ["preguntas", buildFieldChange(["0.links.0.label", "Ver más"]), 1],
  ["pagina-about", buildFieldChange(["purpose.vision.text", long]), 1],
])("style in %s is advice, so that nothing typed has to wait for it", async (form, change, count) => {
  const list = requireList(form);
  const { errors, advice } = await checkEditableList(list, change(findSpecifiedText(list)));
  expect([errors, advice.length]).toEqual([[], count]);
});
