import { expect, test } from "vitest";
import { comparableEmail } from "./collector.ts";
import { addressMessages, pastedAddress } from "./pasted-address.ts";

test.each([
  "ana@wim.mx",
  " ana@wim.mx\n",
  "Ana Gómez <ana@wim.mx>",
  "Ana<ana@wim.mx>,",
  '"Gómez, Ana" <ana@wim.mx>;',
  "ana@wim.mx <ana@wim.mx>",
  "mailto:ana@wim.mx",
  "\ufeffMAILTO:ana%40wim.mx?subject=Baja%20por%20favor",
  "<mailto:ana@wim.mx>",
  "Mi correo es ana@wim.mx.",
  "(ana@wim.mx)",
  "«ana@wim.mx»",
  "ana\u200b@wim.mx",
  "\u2067ana@wim.mx\u2069",
  "ana＠wim.mx",
])("finds the address in %j", (text) => {
  expect(pastedAddress(text)).toEqual({ email: "ana@wim.mx" });
});

test.each([
  ["", addressMessages.required],
  ["\u200b \ufeff", addressMessages.required],
  ["ana", addressMessages.invalid],
  ["ana@wim", addressMessages.invalid],
  ["ana,eva@wim.mx", addressMessages.invalid],
  ["ana@wim.mx,eva@wim.mx", addressMessages.invalid],
  ["ana\u0000@wim.mx", addressMessages.invalid],
  ["mailto:%ff@wim.mx", addressMessages.invalid],
  ["ana@wim.mx eva@wim.mx", addressMessages.several],
  ["Ana <ana@wim.mx>, Eva <eva@wim.mx>", addressMessages.several],
  [`${"a".repeat(248)}@wim.mx`, addressMessages.tooLong],
])("says what is wrong with %j", (text, problem) => {
  expect(pastedAddress(text)).toEqual({ problem });
});

test("an address keeps its own signs", () => {
  expect(pastedAddress("O'Hara+wim@correo.com.mx")).toEqual({ email: "O'Hara+wim@correo.com.mx" });
});

test("the two spellings of an international domain are one address", () => {
  expect(comparableEmail(" Ñ@ESPAÑA.mx ")).toBe(comparableEmail("ñ@xn--espaa-rta.mx"));
  expect(comparableEmail("ana@wim.mx/ñ")).toBe("ana@wim.mx/ñ");
});
