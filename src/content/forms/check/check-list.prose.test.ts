import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";

const first = "Pregunta 1 («¿Qué es wim?»)";
const link = `${first} › Enlaces › Enlace 1`;
const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";
const typed = "está escrito a mano: ponlo con «Insertar dato», que lo cambia en todas partes a la vez";
const page = (label: string, to = "/ayuda") => ({ kind: "page", label, to });

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

test.each<[field: string, value: unknown, message: string]>([
  [
    "0.answer",
    ["Sí. No. Tal vez.", "Quizá. Quién sabe."],
    `${first} › Respuesta: son 4 frases como máximo: la primera contesta`,
  ],
  ["0.question", "Qué es wim", "Pregunta 1 («Qué es wim») › Pregunta: escríbela entre signos: ¿…?"],
  ["1.question", "¿Qué es wim?", "Pregunta 2 («¿Qué es wim?») › Pregunta: ya está en el lugar 1 de la lista"],
  ["0.question", `¿Y ${"muy ".repeat(20)}largo?`, "caben 70 letras: sobran 19"],
  [
    "0.id",
    "qué",
    `${first} › Dirección: usa solo minúsculas sin acento, números y guiones, por ejemplo compartir-internet`,
  ],
  ["0.id", "que/es", `${first} › Dirección: va sin diagonal /`],
  ["0.id", "roaming", `${first} › Dirección: así se llama un tema: elige otra`],
  ["1.id", "que-es-wim", "Pregunta 2 («¿Cómo contrato una línea?») › Dirección: ya está en el lugar 1 de la lista"],
  ["0.group", undefined, `${first} › Tema: falta elegir`],
  ["0.links", [], `${first} › Enlaces: falta un enlace a donde se explica más`],
  ["0.links", [page("Uno"), page("Otro"), page("Otro más")], `${first} › Enlaces: son dos enlaces como máximo`],
  ["0.links", [page("Uno"), page("Uno")], `${first} › Enlaces: dos enlaces dicen lo mismo`],
  ["0.links", [page("Uno", "/nada")], `${link} › Página: no hay una página «/nada» en el sitio`],
  [
    "0.links",
    [page("Uno", "ayuda")],
    `${link} › Página: no hay una página «ayuda» en el sitio: lo más parecido es «/ayuda»`,
  ],
  [
    "0.links",
    [page("Uno", "soporte")],
    `${link} › Página: no hay una página «soporte» en el sitio: lo más parecido es «/ayuda»`,
  ],
  [
    "0.links",
    [page("Uno", "/portabildad")],
    `${link} › Página: no hay una página «/portabildad» en el sitio: lo más parecido es «/portabilidad»`,
  ],
  ["0.links", [page("Uno", "/preguntas-frecuentes#nada")], `${link} › Página: no hay una pregunta «nada» que se vea`],
  [
    "0.links",
    [{ kind: "site", label: "CRT", href: "www.gob.mx/crt" }],
    `${link} › Dirección del otro sitio: escribe la dirección completa, desde https://`,
  ],
  [
    "0.links",
    [page("Paga {{oferta.portabilidad}}")],
    "el dato «oferta.portabilidad» está vacío los días sin oferta: úsalo en un párrafo de una respuesta",
  ],
])("in a question, %s = %j is reported with its place: %s", async (field, value, expectedReport) => {
  expect((await checkChangedList("preguntas", buildFieldChange([field, value]))).join("\n")).toContain(expectedReport);
});

test.each([
  "Un paquete dura {{plazo.paquete}} naturales.",
  "Si traes tu número, {{membresia.legend.nombre}} cuesta {{oferta.legend.precio}}.",
])("an answer may say «%s»", async (text) => {
  expect(await checkChangedList("preguntas", buildFieldChange(["0.answer.1", text]))).toEqual([]);
});

test("an answer that only says the price of an offer is refused, because it would be empty without one", async () => {
  const messages = await checkChangedList(
    "preguntas",
    buildFieldChange(["0.answer", ["Cuesta {{oferta.legend.precio}}."]]),
  );
  expect(messages).toEqual([
    `${first} › Respuesta: agrega un párrafo sin datos de la oferta: los días sin oferta se lee solo ese`,
  ]);
});
