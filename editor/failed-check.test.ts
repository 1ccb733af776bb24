import { expect, test } from "vitest";
import { failedCheck, refusalAfter } from "./failed-check.ts";

const [phones, notices] = ["src/content/data/phones.ts", "src/content/data/notices.ts"];
const drafts = (phonesDigest: string, noticesDigest: string) =>
  new Map([
    [phones, phonesDigest],
    [notices, noticesDigest],
  ]);

const failed = (words: string) =>
  failedCheck(
    [{ name: "Pruebas", state: "wrong", lines: [{ words }, { words: "Revisa: «Avisos» › Día" }] }],
    drafts("1", "1"),
  ) ?? {
    named: new Map(),
  };

test("what a check found wrong keeps all from being published until that list changes", () => {
  const named = failed("«Celulares con eSIM»: una prueba no pasó.");
  const refusal =
    "Lo último que comprobaste tenía algo por corregir en «Celulares con eSIM». Corrígelo y comprueba otra vez.";
  expect(refusalAfter(named, drafts("1", "2"))).toBe(refusal);
  expect(refusalAfter(named, drafts("2", "1"))).toBeUndefined();
  expect(refusalAfter(named, new Map([[notices, "1"]]))).toBeUndefined();
});

test("what a check found wrong nowhere in particular waits for a check that passes", () => {
  const unnamed = failed("El sitio no se pudo construir.");
  expect(refusalAfter(unnamed, drafts("2", "2"))).toMatch(/^Lo último que comprobaste tenía algo por corregir\. /);
  expect(failedCheck([{ name: "Pruebas", state: "good", lines: [] }], drafts("2", "2"))).toBeUndefined();
});
