import { expect, test } from "vitest";
import { type RegistryRow, searchRegistry } from "./registry-search.ts";

const membership = (number: string, plan: string): RegistryRow => ({
  number,
  name: `Folio ${number} ${plan}`,
  href: `/registro-membresias/formato-simplificado/${number}`,
});
const promotion = (slug: string, name: string): RegistryRow => ({ name, href: `/registro-promociones/${slug}` });
const rows = [
  membership("1349808", "Rookie"),
  membership("1349809", "Rookie"),
  membership("1349810", "Rookie"),
  membership("1349914", "Ultimate"),
  membership("1349916", "Ultimate"),
  membership("1349917", "Ultimate"),
  promotion("portabilidad-mar-25", "Portabilidad, marzo de 2025"),
  promotion("portabilidad/enero-25", "Portabilidad, enero de 2025"),
  promotion("wim-es-como-quieres-promocodes-feb-25", "Códigos de wim es como quieres"),
  promotion("navidad-2024", "Navidad 2024"),
];

function found(text: string) {
  const { rows: matches, isExact } = searchRegistry(text, rows);
  return `${isExact ? "" : "~"}${matches.map(({ number, href }) => number ?? href.split("/").slice(2).join("/")).join(" ")}`;
}

test.each([
  ["1349808", "1349808"],
  [" 1 349 808 ", "1349808"],
  ["1,349,808", "1349808"],
  ["folio 1349808", "1349808"],
  ["Núm. 1349808", "1349808"],
  ["134981", "1349810"],
  ["1349808-10", "1349808 1349809 1349810"],
  ["1349914/16/17", "1349914 1349916 1349917"],
  ["1349914, 16 y 17", "1349914 1349916 1349917"],
  ["rookie", "1349808 1349809 1349810"],
  ["membresía ULTIMATE", "1349914 1349916 1349917"],
  ["ultimate 1349916", "1349916"],
  ["codigos", "wim-es-como-quieres-promocodes-feb-25"],
  ["CÓDIGOS de wim", "wim-es-como-quieres-promocodes-feb-25"],
  ["promocodes", "wim-es-como-quieres-promocodes-feb-25"],
  ["marzo portabilidad", "portabilidad-mar-25"],
  ["portabilidad/enero-25", "portabilidad/enero-25"],
  ["la promo de navidad", "navidad-2024"],
  ["2024", "navidad-2024"],
])("finds «%s»", (text, expected) => {
  expect(found(text)).toBe(expected);
});

test.each([
  ["roookie", "~1349808 1349809 1349810"],
  ["portavilidad enero", "~portabilidad/enero-25"],
  ["navdiad", "~navidad-2024"],
  ["1349880", "~1349808 1349810"],
  ["1349900", "~"],
  ["13498081", "~1349808"],
  ["pospago", "~"],
  ["", "~"],
  ["¿?", "~"],
  ["el de la", "~"],
])("finds no exact match for «%s», at most suggestions", (text, expected) => {
  expect(found(text)).toBe(expected);
});
