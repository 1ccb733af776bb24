import { expect, test } from "vitest";
import { checkAfterChange, editFields } from "#content/forms/testing/check-messages.ts";

const first = "Pregunta 1 («¿Qué es wim?»)";
const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";
const page = (label: string, to = "/ayuda") => ({ kind: "page", label, to });

/** Texts for the second paragraph of the first answer. */
test.each<[string, string, string]>([
  ["a typed percentage", "Pagas 20% menos.", "«20%» está escrito a mano: usa «Insertar dato»"],
  ["a typed price", "Cuesta $850 al mes.", "«$850» está escrito a mano: usa «Insertar dato»"],
  ["a typed term", "Dura 30\u00a0días.", "«30\u00a0días» está escrito a mano: usa «Insertar dato»"],
  ["a typed telephone", "Llama al 800 468 8722.", "«800» está escrito a mano: usa «Insertar dato»"],
  [
    "a fact that there is not",
    "Dura {{plazo.paqete}}.",
    "no hay un dato «plazo.paqete»; el más parecido es «plazo.paquete». Elígelo en «Insertar dato»",
  ],
  [
    "a fact in a single brace",
    "Dura {plazo.paquete}.",
    "un dato va entre dos llaves, como {{plazo.paquete}}: elígelo en «Insertar dato»",
  ],
  ["a paragraph without its full stop", "Contratas en la app", "termina con punto"],
  ["a straight quotation mark without another", 'Toca "Contratar.', "usa comillas «…»"],
  ["a dash", "Es fácil - y rápido.", "usa dos puntos o una coma en lugar del guion"],
  ["a word of another country", "Usa tu móvil.", "usa «celular», no «móvil»"],
  ["a space too many", "Contratas en la app. ", "sobran espacios al principio o al final"],
  ["nothing", "", "falta este texto"],
  ["a sentence that nobody can follow", long, "hay una frase de más de 20 palabras: pártela en dos"],
])("tells staff how to fix %s", async (_what, text, said) => {
  const lines = await checkAfterChange("preguntas", editFields(["0.answer.1", text]));
  expect(lines).toContain(`${first} › Respuesta › Párrafo 2: ${said}`);
});

test.each<[string, readonly (readonly [string, unknown])[], string]>([
  [
    "an answer of five sentences",
    [["0.answer", ["Sí. No. Tal vez.", "Quizá. Quién sabe."]]],
    `${first} › Respuesta: son 4 frases como máximo: la primera contesta`,
  ],
  [
    "a question that asks nothing",
    [["0.question", "Qué es wim"]],
    "Pregunta 1 («Qué es wim») › Pregunta: escríbela entre signos: ¿…?",
  ],
  [
    "a question asked twice",
    [["1.question", "¿Qué es wim?"]],
    `Pregunta 2 («¿Qué es wim?») › Pregunta: ya está en el lugar 1 de la lista`,
  ],
  ["a question that is too long", [["0.question", `¿Y ${"muy ".repeat(20)}largo?`]], "caben 70 letras: sobran 19"],
  [
    "an address with an accent",
    [["0.id", "qué"]],
    `${first} › Dirección: usa solo minúsculas sin acento, números y guiones, por ejemplo compartir-internet`,
  ],
  ["an address with a slash", [["0.id", "que/es"]], `${first} › Dirección: va sin diagonal /`],
  ["an address that a topic has", [["0.id", "roaming"]], `${first} › Dirección: así se llama un tema: elige otra`],
  [
    "an address twice",
    [["1.id", "que-es-wim"]],
    "Pregunta 2 («¿Cómo contrato una línea?») › Dirección: ya está en el lugar 1 de la lista",
  ],
  ["a missing topic", [["0.group", undefined]], `${first} › Tema: falta elegir`],
  ["no link", [["0.links", []]], `${first} › Enlaces: falta un enlace a donde se explica más`],
  [
    "three links",
    [["0.links", [page("Uno"), page("Otro"), page("Otro más")]]],
    `${first} › Enlaces: son dos enlaces como máximo`,
  ],
  [
    "two links that read alike",
    [["0.links", [page("Uno"), page("Uno")]]],
    `${first} › Enlaces: dos enlaces dicen lo mismo`,
  ],
  [
    "a link to a page that is not there",
    [["0.links", [page("Uno", "/nada")]]],
    `${first} › Enlaces › Enlace 1 › Página: no hay una página «/nada» en el sitio`,
  ],
  [
    "a link to a page without its stroke",
    [["0.links", [page("Uno", "ayuda")]]],
    `${first} › Enlaces › Enlace 1 › Página: no hay una página «ayuda» en el sitio: lo más parecido es «/ayuda»`,
  ],
  [
    "a link to a question that is not there",
    [["0.links", [page("Uno", "/preguntas-frecuentes#nada")]]],
    `${first} › Enlaces › Enlace 1 › Página: no hay una pregunta «nada» que se vea`,
  ],
  [
    "half an address of another site",
    [["0.links", [{ kind: "site", label: "CRT", href: "www.gob.mx/crt" }]]],
    `${first} › Enlaces › Enlace 1 › Dirección del otro sitio: escribe la dirección completa, desde https://`,
  ],
  [
    "a fact of the offer where it cannot be left out",
    [["0.links", [page("Paga {{oferta.portabilidad}}")]]],
    "el dato «oferta.portabilidad» está vacío los días sin oferta: úsalo en un párrafo de una respuesta",
  ],
])("reports %s in a question, with its place", async (_what, edits, said) => {
  expect((await checkAfterChange("preguntas", editFields(...edits))).join("\n")).toContain(said);
});

test("a correct answer that uses a fact has no findings", async () => {
  expect(
    await checkAfterChange("preguntas", editFields(["0.answer.1", "Un paquete dura {{plazo.paquete}} naturales."])),
  ).toEqual([]);
});
