import { expect, test } from "vitest";
import { footerColumns, headerLinks, menuColumns } from "./navigation.ts";
import { listPages } from "./site-map.ts";

const all = () => true;
const none = () => false;
const paths = (links: readonly { href: string; isExternal: boolean }[]) =>
  links.filter(({ isExternal }) => !isExternal).map(({ href }) => href);

test("header and footer link to the pages that the site map lists for them", () => {
  const header = paths(headerLinks(all)).filter((href) => !href.includes("#"));
  expect(new Set(header)).toEqual(new Set(listPages("header", all).map(({ path }) => path)));
  const footer = paths(footerColumns(all).flatMap(({ links }) => links));
  expect(new Set(footer)).toEqual(new Set(listPages("footer", all).map(({ path }) => path)));
});

test("a phone's menu has every link of the header", () => {
  const menu = menuColumns(all).flatMap(({ links }) => links.map(({ href }) => href));
  expect(menu).toEqual(expect.arrayContaining(headerLinks(all).map(({ href }) => href)));
});

test("before any page is published, only external links and their columns remain", () => {
  expect(headerLinks(none).map(({ label }) => label)).toEqual(["Preguntas"]);
  expect(footerColumns(none).map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual([
    ["Tu línea", ["Solicita tu factura"]],
    ["Derechos", ["Carta de derechos mínimos"]],
  ]);
});
