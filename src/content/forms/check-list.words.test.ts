import { expect, test } from "vitest";
import { saidAfter, setting } from "./testing/said-after.ts";

const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";

test.each<[what: string, place: string, value: unknown, said: string]>([
  [
    "an opening in which nothing stands out",
    "opening.heading.withoutOffer",
    "Trae tu número",
    "Entrada › Encabezado de la página › Texto de los días sin oferta: pon entre dos asteriscos lo que resalta, por ejemplo *así*",
  ],
  [
    "an opening for days with an offer only",
    "opening.heading.withoutOffer",
    undefined,
    "Entrada › Encabezado de la página › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  [
    "a list that is empty on a day without an offer",
    "moves.comes.points",
    ["El {{oferta.descuento}} de descuento."],
    "Qué se lleva y qué se queda › Se lo lleva › Puntos: falta uno que valga también los días sin oferta",
  ],
  ["a sentence that nobody can follow", "who.points.0", long, "hay una frase de más de 20 palabras: pártela en dos"],
])("what a page says: says what to do about %s", async (_what, place, value, said) => {
  const lines = await saidAfter("pagina-portability", setting([place, value]));
  expect(lines.join("\n")).toContain(said);
});
