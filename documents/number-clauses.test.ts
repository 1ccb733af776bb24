import { compileSync, evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { mdxOptions } from "./mdx-options.ts";

const compile = (text: string) => String(compileSync(text, mdxOptions));

test("clauses, their parts and their paragraphs are numbered, each with its address", async () => {
  const text =
    "## Uno [#uno]\n\n1. a\n2. b\n   - c\n\nY:\n\n1. d\n\n## Dos [#dos]\n\n### Parte [#parte]\n\n1. e\n\n### Otra [#otra]\n\n1. f\n";
  const { default: Text, clauses } = await evaluate(text, { ...mdxOptions, ...runtime });
  expect(clauses).toEqual([
    { id: "uno", number: "1", title: "Uno", depth: 2 },
    { id: "dos", number: "2", title: "Dos", depth: 2 },
    { id: "parte", number: "2.1", title: "Parte", depth: 3 },
    { id: "otra", number: "2.2", title: "Otra", depth: 3 },
  ]);
  const html = renderToStaticMarkup(createElement(Text));
  const paragraphs = [...html.matchAll(/<li id="([^"]+)"><a href="#([^"]+)"><span data-number="">([^<]+)/g)];
  expect(paragraphs.map(([, id, href, number]) => [id, href, number])).toEqual([
    ["uno-1", "uno-1", "1.1"],
    ["uno-2", "uno-2", "1.2"],
    ["uno-3", "uno-3", "1.3"],
    ["parte-1", "parte-1", "2.1.1"],
    ["otra-1", "otra-1", "2.2.1"],
  ]);
});

test("a cell of a table knows its row and its column", async () => {
  const { default: Text } = await evaluate("## A [#a]\n\n| Plazo | Días |\n| --- | --- |\n| Uno | 5 |\n", {
    ...mdxOptions,
    ...runtime,
  });
  const html = renderToStaticMarkup(createElement(Text));
  expect(html).toContain('<th scope="row">Uno</th><td data-label="Días">5</td>');
  expect(html).toContain('<th scope="col">Días</th>');
});

test.each([
  ["## Sin dirección", "1:1-1:17: «Sin dirección»: falta su dirección, como en «## Título [#id]»"],
  ["## A [#a]\n\n## B [#a]", "3:1-3:10: la dirección #a se repite"],
  ["### A [#a]", "1:1-1:11: «A»: una parte necesita antes su apartado"],
  ["# A [#a]", "1:1-1:9: un apartado es «## Título [#id]», y su parte «### Título [#id]»"],
  ["1. suelto", "1:1-1:10: una lista numerada necesita antes su apartado"],
])("the error in %j is reported in Spanish, with its place", (text, message) => {
  expect(() => compile(text)).toThrow(message.slice(message.indexOf(": ") + 2));
  try {
    compile(text);
  } catch (error) {
    expect(String(error)).toBe(message);
  }
});
