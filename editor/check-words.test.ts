import { expect, test } from "vitest";
import { buildWords, listWords, testWords } from "./check-words.ts";

const phones = '[{ "brand": "Samsung", "phones": [{ "name": "galaxy s25 ultra" }] }]';
const raw =
  "src/content/devices/devices.property.test.ts: no pasó «a listed model is answered yes»: AssertionError: galaxy s25 ultra: expected 'Galaxy S25 Ultra' to be 'galaxy s25 ultra' // Object.is equality";

test("a test that fails is told by the list that was changed, with what was written there, and its words come apart", () => {
  const drafts = new Map([
    ["src/content/data/phones.ts", phones],
    ["src/content/data/notices.ts", "[]"],
  ]);
  expect(testWords([raw], drafts)).toEqual([
    {
      words:
        "«Celulares con eSIM»: una prueba no pasó por «galaxy s25 ultra». Revisa lo que cambiaste ahí. Si está bien, manda el detalle a quien desarrolla el sitio.",
      at: { place: "celulares", label: "Celulares con eSIM" },
      raw,
    },
  ]);
});

test("a test of nothing that was changed names all that was", () => {
  const drafts = new Map([
    ["src/content/data/notices.ts", "[]"],
    ["src/content/legal/politica-de-uso/2.md", ""],
  ]);
  const failure = "tests/content/wording.test.ts: no pasó «has no dashes»: AssertionError: x";
  const [{ words = "", at } = {}] = testWords([failure], drafts);
  expect(words).toMatch(/^«Avisos» y el texto legal «politica de uso»: una prueba no pasó\. /);
  expect(at).toBeUndefined();
});

test("what is wrong with a list leads to it, and what is in code says whom to tell", () => {
  expect(listWords("src/content/data/notices.ts: Aviso 1 («Hola») › Título: falta este texto")).toEqual({
    words: "«Avisos»: Aviso 1 («Hola») › Título: falta este texto",
    at: { place: "avisos", label: "Avisos" },
  });
  // A list of files has no form: each of its files does.
  const coverage = "src/content/data/coverage.ts: Archivo 1 («4G garantizada»): es de muestra";
  expect(listWords(coverage).at).toEqual({ place: "4g-garantizada", label: "Cobertura 4G garantizada" });
  expect(testWords(["Killed", "x"], new Map())).toEqual([
    { words: "Las pruebas no terminaron. Manda el detalle a quien desarrolla el sitio.", raw: "Killed\nx" },
  ]);
  expect(listWords("no plan duo").raw).toBe("no plan duo");
  expect(buildWords(["Error: x", "y"])).toEqual([
    { words: "El sitio no se pudo construir. Manda el detalle a quien desarrolla el sitio.", raw: "Error: x\ny" },
  ]);
});
