import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { planIds } from "#domain/plans/plan.ts";
import { listClauses } from "./clause-texts.ts";
import { readLegalMarkdown } from "./legal-markdown.ts";
import { findUnusedFacts } from "./resolve-fact-names.ts";

const facts = {
  "plazo.paquete": "30\u00a0días",
  "ley.enlace": "https://ley.example/?a=1&b=2",
  correo: "a@wim.example",
};
const read = (text: string, known: Readonly<Record<string, string>> = facts) =>
  readLegalMarkdown(text, { file: "prueba/1.md", facts: known });

test("clauses, their parts and their paragraphs are numbered, each with its id", () => {
  const text =
    "## Uno [#uno]\n\n1. a\n2. b\n   - c\n\nY:\n\n1. d\n\n## Dos [#dos]\n\n### Parte [#parte]\n\n1. e\n\n### Otra [#otra]\n\n1. f\n";
  const { html } = read(text);
  expect(listClauses(html)).toEqual([
    { id: "uno", number: "1", title: "Uno", depth: 2 },
    { id: "dos", number: "2", title: "Dos", depth: 2 },
    { id: "parte", number: "2.1", title: "Parte", depth: 3 },
    { id: "otra", number: "2.2", title: "Otra", depth: 3 },
  ]);
  const paragraphs = parse(html)
    .querySelectorAll("li[id]")
    .map((item) => [item.id, item.querySelector("[data-number]")?.text]);
  expect(paragraphs).toEqual([
    ["uno-1", "1.1"],
    ["uno-2", "1.2"],
    ["uno-3", "1.3"],
    ["parte-1", "2.1.1"],
    ["otra-1", "2.2.1"],
  ]);
});

test("a table cell is labelled with its row and its column", () => {
  const { html } = read("## A [#a]\n\n| Plazo | Días |\n| --- | --- |\n| Uno | 5 |\n");
  expect(html).toMatch(/<th scope="row">Uno<\/th>\s*<td data-label="Días">5<\/td>/);
  expect(html).toContain('<th scope="col">Días</th>');
});

test("a link that is alone in a cell or an item gets the class `lone-link`; a link among words does not", () => {
  const { html } = read(
    "## A [#a]\n\n| Uno | Dos |\n| --- | --- |\n| [b](#a) | ve a [c](#a) |\n\n1. Sigue:\n   - [d](#a)\n   - o ve a [e](#a)\n",
  );
  for (const alone of ["b", "d"]) expect(html).toContain(`<a href="#a" class="lone-link">${alone}</a>`);
  for (const among of ["c", "e"]) expect(html).toContain(`ve a <a href="#a">${among}</a>`);
});

test("a fact replaces its name in the text or a link's address, and is never parsed as Markdown", () => {
  const { html } = read(
    "## A [#a]\n\nDura {{plazo.paquete}} y **{{ plazo.paquete }}**. La [ley]({{ley.enlace}}), o [{{correo}}](mailto:{{correo}}).\n\n{{marcas}} {{correo}}\n",
    { ...facts, marcas: "[a](b) *c* <d> & e" },
  );
  const [first, second] = parse(html).querySelectorAll("p");
  expect(first?.innerHTML).toBe(
    'Dura 30\u00a0días y <strong>30\u00a0días</strong>. La <a href="https://ley.example/?a=1&amp;b=2">ley</a>, o <a href="mailto:a@wim.example">a@wim.example</a>.',
  );
  expect(second?.text).toBe("[a](b) *c* <d> & e a@wim.example");
  expect(second?.querySelectorAll("*")).toEqual([]);
});

test("a fact that ends in an abbreviation's full stop is not followed by a second one", () => {
  const known = { firma: "Pagos, S.A. de C.V." };
  const { html } = read("## A [#a]\n\nCobra {{firma}}. Después {{firma}}, y {{firma}}\n", known);
  expect(parse(html).querySelector("p")?.text).toBe(
    "Cobra Pagos, S.A. de C.V. Después Pagos, S.A. de C.V., y Pagos, S.A. de C.V.",
  );
});

test("a row that names each membership is repeated for each, other rows are not", () => {
  const text =
    "## A [#a]\n\n| Plan | X |\n| --- | --- |\n| {{membresia.cada.nombre}} | {{membresia.cada.precio}} |\n| fin | z |\n";
  const known = planIds.flatMap((id) => [
    [`membresia.${id}.nombre`, id],
    [`membresia.${id}.precio`, `$${id}`],
  ]);
  const { html } = read(text, Object.fromEntries(known));
  const cells = parse(html)
    .querySelectorAll("th, td")
    .map((cell) => cell.text);
  expect(cells).toEqual(["Plan", "X", ...planIds.flatMap((id) => [id, `$${id}`]), "fin", "z"]);
});

test("the front matter is separate from the text", () => {
  const { head, html } = read('---\ntitle: Uno\nversion: "2"\ninForce: 2026-12-01\n---\n\n## A [#a]\n');
  expect(head).toEqual({ title: "Uno", version: "2", inForce: "2026-12-01" });
  expect(html).not.toContain("Uno");
});

test.each([
  ["## Sin dirección", "línea 1: «Sin dirección»: falta su dirección, como en «## Título [#id]»"],
  ["## A [#a]\n\n## B [#a]", "línea 3: la dirección #a se repite"],
  ["### A [#a]", "línea 1: «A»: una parte necesita antes su apartado"],
  ["# A [#a]", "línea 1: un apartado es «## Título [#id]», y su parte «### Título [#id]»"],
  ["1. suelto", "línea 1: una lista numerada necesita antes su apartado"],
  [
    "## A [#a]\n\nuno\ndos {{plazo.paqete}}",
    "línea 4: no hay un dato «plazo.paqete»; el más parecido es «plazo.paquete»",
  ],
  ["## A [#a]\n\n[x]({{ley.enlac}})", "línea 3: no hay un dato «ley.enlac»; el más parecido es «ley.enlace»"],
  ["## A [#a]\n\n{{toString}}", "línea 3: no hay un dato «toString»"],
  ["## A [#a]\n\n{{vacio}}", "línea 3: el dato «vacio» está vacío"],
  ["## A [#a]\n\nuno <b>dos</b>", "línea 3: usa «Negritas» en lugar de «<b>»: un texto legal no lleva etiquetas"],
  [
    "## A [#a]\n\nuno<br>dos",
    "línea 3: deja una línea en blanco en lugar de «<br>»: un texto legal no lleva etiquetas",
  ],
  ["## A [#a]\n\n<i>uno</i>", "línea 3: quita «<i>»: un texto legal no lleva etiquetas"],
])("the error in %j is reported in Spanish, with its file and line", (text, message) => {
  expect(() => read(text, { ...facts, vacio: "" })).toThrow(new Error(`prueba/1.md, ${message}`));
});

test("a fact is unused if no source names it; a row for each membership uses the facts of all", () => {
  const known = { a: "1", b: "2", "membresia.rookie.precio": "3", "membresia.rookie.datos": "4" };
  expect(findUnusedFacts(known, ["{{a}}", "| {{ membresia.cada.precio }} |"])).toEqual(["b", "membresia.rookie.datos"]);
});
