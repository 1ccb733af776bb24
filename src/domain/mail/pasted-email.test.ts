import { expect, test } from "vitest";
import { normalizeEmail } from "./normalize-email.ts";
import { emailErrorMessages, isExactEmail, parsePastedEmail } from "./pasted-email.ts";

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
  "ａｎａ＠ｗｉｍ．ｍｘ",
  "＜ana@wim.mx＞",
  "‹ana@wim.mx›",
  "ana@wim.mx。",
  "ana@wim。mx",
  "correo:ana@wim.mx",
  "E-mail: ana@wim.mx",
  "'ana@wim.mx'",
  "*ana@wim.mx*.",
  "_ana@wim.mx_",
  "¡ana@wim.mx!",
  "ana@wim.mx por favor",
  "mailto:%EF%BD%81na@wim.mx",
])("finds the address in %j", (text) => {
  expect(parsePastedEmail(text)).toEqual({ email: "ana@wim.mx" });
});

test.each([
  ["", emailErrorMessages.required],
  ["\u200b \ufeff", emailErrorMessages.required],
  ["ana", emailErrorMessages.invalid],
  ["ana@wim", emailErrorMessages.invalid],
  ["ana,eva@wim.mx", emailErrorMessages.invalid],
  ["ana@wim.mx,eva@wim.mx", emailErrorMessages.invalid],
  ["ana\u0000@wim.mx", emailErrorMessages.invalid],
  ["mailto:%ff@wim.mx", emailErrorMessages.invalid],
  ["ana perez@wim.mx", emailErrorMessages.alone],
  ["de leon@wim.mx", emailErrorMessages.alone],
  ["ana@wim.com .mx", emailErrorMessages.alone],
  ["ana@wim.com. mx", emailErrorMessages.alone],
  ["ana@wim.mx/baja", emailErrorMessages.invalid],
  ["ana@-wim.mx", emailErrorMessages.invalid],
  ["ana@wim-.mx", emailErrorMessages.invalid],
  ["ana@wim..mx", emailErrorMessages.invalid],
  ["ana@wim.m", emailErrorMessages.invalid],
  ["ana@10.0.0.12", emailErrorMessages.invalid],
  ["ana@wim_mx.mx", emailErrorMessages.invalid],
  ["ana@wim.mx eva@wim.mx", emailErrorMessages.several],
  ["Ana <ana@wim.mx>, Eva <eva@wim.mx>", emailErrorMessages.several],
  [`${"a".repeat(248)}@wim.mx`, emailErrorMessages.tooLong],
])("reports the problem of %j", (text, problem) => {
  expect(parsePastedEmail(text)).toEqual({ problem });
});

test.each([
  '"ana perez"@wim.mx',
  '"anaperez"@wim.mx',
  '"ana@casa"@wim.mx',
  "ana(lopez)@wim.mx",
  "(ana)lopez@wim.mx",
  "ana\\perez@wim.mx",
  "ana,perez@wim.mx",
  "ana:perez@wim.mx",
  ".ana@wim.mx",
  "ana.@wim.mx",
  "ana..perez@wim.mx",
  "'ana@wim.mx",
  "!ana@wim.mx",
  "{ana@wim.mx",
  "ana@wim .mx",
  "ana @wim.mx",
  "ana@ wim.mx",
  "=ana@wim.mx",
  "=HYPERLINK(1)&@wim.mx",
  "=cmd|'/Ccalc'!A0@wim.mx",
  "-ana-@wim.mx",
])("never extracts another address from %j", (text) => {
  expect(parsePastedEmail(text)).toEqual({ problem: emailErrorMessages.invalid });
});

test.each(["+ana@wim.mx", "-ana.lopez+b@wim.mx", "_ana_@wim.mx", "ana+@wim.mx", "ñandú@españa.mx"])(
  "an address keeps its special characters: %s",
  (email) => {
    expect(parsePastedEmail(` <${email}>, `)).toEqual({ email });
    expect(isExactEmail(email)).toBe(true);
  },
);

test("an address keeps its apostrophe", () => {
  expect(parsePastedEmail("O'Hara+wim@correo.com.mx")).toEqual({ email: "O'Hara+wim@correo.com.mx" });
});

test("the two spellings of an international domain are the same address", () => {
  expect(normalizeEmail(" Ñ@ESPAÑA.mx ")).toBe(normalizeEmail("ñ@xn--espaa-rta.mx"));
  expect(normalizeEmail("ana@wim.mx/ñ")).toBe("ana@wim.mx/ñ");
});
