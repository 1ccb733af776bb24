import { expect, test } from "vitest";
import { buildFooterColumns, buildHeaderLinks, buildPhoneMenu } from "./navigation.ts";

const all = () => true;
const none = () => false;

test("a phone's menu has every link of the header", () => {
  const { memberships, urgent, columns } = buildPhoneMenu(all);
  const menu = [memberships, ...urgent.links, ...columns.flatMap(({ links }) => links)].map((link) => link?.href);
  expect(menu).toEqual(expect.arrayContaining(buildHeaderLinks(all).map(({ href }) => href)));
});

test("before any page is published, only external links and their columns remain", () => {
  expect(buildHeaderLinks(none).map(({ label }) => label)).toEqual(["Preguntas"]);
  expect(buildFooterColumns(none).map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual([
    ["Tu línea", ["Solicita tu factura"]],
    ["Derechos", ["Carta de derechos mínimos"]],
  ]);
});
