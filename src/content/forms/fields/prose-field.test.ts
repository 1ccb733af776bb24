import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

const first = "Pregunta 1 («¿Qué es wim?»)";
const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";
const typed = "está escrito a mano: ponlo con «Insertar dato», que lo cambia en todas partes a la vez";

/** Texts for the second paragraph of the first answer. */
test.each<[text: string, message: string]>([
  ["Pagas 20% menos.", `«20%» ${typed}`],
  ["Cuesta $850 al mes.", `«$850» ${typed}`],
  ["Dura 30\u00a0días.", `«30\u00a0días» ${typed}`],
  ["Llama al 800 468 8722.", `«800 468 8722» ${typed}`],
  [
    "Dura {{plazo.paqete}}.",
    "no hay un dato «plazo.paqete»; el más parecido es «plazo.paquete». Elígelo en «Insertar dato»",
  ],
  ["Dura {plazo.paquete}.", "un dato va entre dos llaves, como {{plazo.paquete}}: elígelo en «Insertar dato»"],
  ["Contratas en la app", "termina con punto"],
  ['Toca "Contratar.', "usa comillas «…»"],
  ["Es fácil - y rápido.", "usa dos puntos o una coma en lugar del guion"],
  ["Usa tu móvil.", "usa «celular», no «móvil»"],
  ["Contratas en la app. ", "sobran espacios al principio o al final"],
  ["", "falta este texto"],
  [long, "«Esta frase dice muchas cosas…» tiene 23 palabras: pártela en dos, de 20 como máximo"],
])("tells staff how to fix an answer that reads «%s»: %s", async (text, expectedReport) => {
  const lines = await checkChangedList("preguntas", buildFieldChange(["0.answer.1", text]));
  expect(lines).toContain(`${first} › Respuesta › Párrafo 2: ${expectedReport}`);
});

test.each([
  "Un paquete dura {{plazo.paquete}} naturales.",
  "Si traes tu número, {{membresia.legend.nombre}} cuesta {{oferta.legend.precio}}.",
])("an answer may say «%s»", async (text) => {
  expect(await checkChangedList("preguntas", buildFieldChange(["0.answer.1", text]))).toEqual([]);
});

testFieldReports("portada", [
  ["plans.heading", "Escoge el nivel que más te gusta", "Membresías › Encabezado: caben 30 letras: sobran 2"],
  ["banner.loudLine", "{{contratacion.tiempo}} y ya.", "Entrada › Línea que resalta: caben 14 letras: sobran 1"],
  [
    "closing.text",
    "Contrata en 2 minutos.",
    "Cierre › Texto debajo: «2 minutos» está escrito a mano: ponlo con «Insertar dato», que lo cambia en todas partes a la vez",
  ],
]);

testFieldReports("pagina-porting", [
  [
    "moves.keptItems.points.1",
    `El ${"descuento ".repeat(8)}{{oferta.vigencia}}.`,
    "Qué se lleva y qué se queda › Se lo lleva › Puntos › Punto 2: caben 120 letras: sobran 2 cuando la oferta vale hasta el 30\u00a0de septiembre de 2026",
  ],
]);
