import { expect, test } from "vitest";
import { validateData } from "#content/forms/read-data.ts";
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
