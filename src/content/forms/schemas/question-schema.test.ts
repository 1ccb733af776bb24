import { expect, test } from "vitest";
import { validateData } from "#content/forms/read-data.ts";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";
import { questionsSchema } from "./question-schema.ts";

const links = [{ kind: "page", label: "Avisos", to: "/avisos" }];
const good = { id: "prueba", group: "datos-y-apn", question: "¿Qué es?", answer: ["Una prueba."], links };
const listDiagnostics = (...rows: readonly object[]) =>
  validateData(questionsSchema, rows).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("all errors of a question are reported at once, including those from comparison with other questions", () => {
  const typed = (figure: string) => expect.stringContaining(`«${figure}» está escrito a mano`);
  const { group: _group, ...withoutTopic } = good;
  const diagnostics = listDiagnostics(good, {
    ...withoutTopic,
    answer: ["Cuesta $20 y dura 30 días. Lee https://a.example y https://b.example"],
    links: [
      { kind: "page", label: "aquí", to: "/preguntas-frecuentes#nada" },
      { kind: "page", label: "", to: "" },
    ],
  });
  expect(diagnostics).toEqual([
    expect.stringMatching(/^1\.group: falta elegir/),
    typed("$20"),
    typed("30 días"),
    expect.stringContaining("quita «https://a.example»"),
    expect.stringContaining("quita «https://b.example»"),
    "1.links.1.label: falta este texto",
    "1.links.1.to: falta la página",
    "1.id: ya está en el lugar 1 de la lista",
    "1.question: ya está en el lugar 1 de la lista",
    "1.links.0.to: no hay una pregunta «nada» que se vea",
  ]);
});

test("a question of any shape is refused without an exception", () => {
  for (const rows of [[null], [{ links: 1, answer: 2 }], ["x"]])
    expect(listDiagnostics(...(rows as object[]))).not.toEqual([]);
  expect(validateData(questionsSchema, {})).not.toEqual([]);
});

const first = "Pregunta 1 («¿Qué es wim?»)";
const link = `${first} › Enlaces › Enlace 1`;
const page = (label: string, to = "/ayuda") => ({ kind: "page", label, to });

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

test("an answer that only says the price of an offer is refused, because it would be empty without one", async () => {
  const messages = await checkChangedList(
    "preguntas",
    buildFieldChange(["0.answer", ["Cuesta {{oferta.legend.precio}}."]]),
  );
  expect(messages).toEqual([
    `${first} › Respuesta: agrega un párrafo sin datos de la oferta: los días sin oferta se lee solo ese`,
  ]);
});
