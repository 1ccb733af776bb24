import { expect, test } from "vitest";
import { buildFooterColumns, buildHeaderLinks, buildMenuColumns } from "./navigation.ts";
import { listPages } from "./site-map.ts";

const all = () => true;
const none = () => false;
const paths = (links: readonly { href: string; isExternal: boolean }[]) =>
  links.filter(({ isExternal }) => !isExternal).map(({ href }) => href);

test("header and footer link to the pages that the site map lists for them", () => {
  const header = paths(buildHeaderLinks(all)).filter((href) => !href.includes("#"));
  expect(new Set(header)).toEqual(new Set(listPages("header", all).map(({ path }) => path)));
  const footer = paths(buildFooterColumns(all).flatMap(({ links }) => links));
  expect(new Set(footer)).toEqual(new Set(listPages("footer", all).map(({ path }) => path)));
});

test("a phone's menu has every link of the header", () => {
  const menu = buildMenuColumns(all).flatMap(({ links }) => links.map(({ href }) => href));
  expect(menu).toEqual(expect.arrayContaining(buildHeaderLinks(all).map(({ href }) => href)));
});

test("before any page is published, only external links and their columns remain", () => {
  expect(buildHeaderLinks(none).map(({ label }) => label)).toEqual(["Preguntas"]);
  expect(buildFooterColumns(none).map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual([
    ["Tu línea", ["Solicita tu factura"]],
    ["Derechos", ["Carta de derechos mínimos"]],
  ]);
});
