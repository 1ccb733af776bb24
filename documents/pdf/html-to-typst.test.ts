import { expect, test } from "vitest";
import { convertHtmlToTypst } from "./html-to-typst.ts";

const resolveAddress = (href: string) =>
  href.startsWith("/no-") ? undefined : new URL(href, "https://wim.example").href;
const typst = (html: string) => convertHtmlToTypst(html, { resolveAddress }).trim();

test("headings and numbered paragraphs keep their numbers and addresses", () => {
  expect(typst('<h2 id="plazos"><span data-number="">2</span> Plazos</h2>')).toBe(
    '#heading(level: 2)[#number[#"2"]#" Plazos"] <plazos>',
  );
  expect(typst("<h3>Avisos</h3>")).toBe('#heading(level: 3)[#"Avisos"]');
  const item = '<li id="plazos-1"><span data-number="">2.1</span> Veinte días.</li>';
  expect(typst(`<ol data-paragraphs="">\n${item}\n</ol>`)).toBe(
    '#paragraphs(("2.1",), [#anchor() <plazos-1> #"Veinte días."])',
  );
});

test("lists may be nested, and white space collapses as in HTML", () => {
  expect(typst("<ul>\n<li>\n<p>Uno\n  y <strong>dos</strong></p>\n<ul><li>tres</li></ul></li></ul>")).toBe(
    '#list([#"Uno y "#strong[#"dos"]\n\n#list([#"tres"])])',
  );
});

test("links go to other clauses or to absolute addresses, or are plain text until their page exists", () => {
  expect(typst('<p><a href="#plazos">a</a></p>')).toBe('#link(<plazos>)[#"a"]');
  expect(typst('<p><a href="/esim">b</a></p>')).toBe('#link("https://wim.example/esim")[#"b"]');
  expect(typst('<p><a href="/no-existe">c</a></p>')).toBe('#"c"');
});

test("the column headers of a table stay separate from its rows", () => {
  const rows = "<thead><tr><th>Plazo</th><th>Días</th></tr></thead><tbody><tr><th>A</th><td>1</td></tr></tbody>";
  expect(typst(`<table>${rows}</table>`)).toBe('#data-table(([#"Plazo"], [#"Días"],), (([#"A"], [#"1"],),))');
});

test("refuses an element that documents do not support, in Spanish", () => {
  expect(() => typst("<p>a <img src='x'></p>")).toThrow("no tienen forma para <img>");
  expect(() => typst("<ol data-paragraphs><li>sin número</li></ol>")).toThrow("«sin número» le falta su número");
});
