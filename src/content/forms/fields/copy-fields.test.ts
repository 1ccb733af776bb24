import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";

testFieldReports("portada", [
  [
    "cards.portability.withoutOffer",
    undefined,
    "Tarjetas › Portabilidad › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
]);

testFieldReports("pagina-about", [
  [
    "purpose.vision.text",
    long,
    "Misión y visión › Visión › Texto: «Esta frase dice muchas cosas…» tiene 23 palabras: pártela en dos, de 20 como máximo",
  ],
  [
    "values.competitiveness.withoutOffer",
    undefined,
    "Valores › Tercer valor › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
]);

testFieldReports("pagina-notices", [
  [
    "opening.subscribe",
    "Suscríbete aquí",
    "Entrada › Enlace al formulario: di a dónde lleva o qué pasa, sin «aquí» ni «ver más»",
  ],
]);

testFieldReports("pagina-memberships", [
  [
    "opening.heading",
    "Membresías irresistibles",
    "Entrada › Encabezado de la página: pon entre dos asteriscos lo que resalta, por ejemplo *así*",
  ],
]);

testFieldReports("pagina-porting", [
  [
    "opening.heading.withoutOffer",
    undefined,
    "Entrada › Encabezado de la página › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  [
    "moves.keptItems.points",
    ["El {{oferta.descuento}} de descuento."],
    "Qué se lleva y qué se queda › Se lo lleva › Puntos: falta uno que valga también los días sin oferta",
  ],
]);
