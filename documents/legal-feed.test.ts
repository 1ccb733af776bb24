// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { LegalText } from "#content/legal/legal-texts.ts";
import type { LegalVersion } from "#content/legal/legal-version.ts";
import { atomOfLegalTexts } from "./legal-feed.ts";

const version = (number: string, inForce: LegalVersion["inForce"]): LegalVersion => ({
  title: "Términos & condiciones <wim>",
  version: number,
  inForce,
  summary: [],
  html: "",
});
const text = (versions: LegalText["versions"]): LegalText => ({ id: "terminos", readAt: "/terminos", versions });

function read(texts: readonly LegalText[]) {
  const document = new DOMParser().parseFromString(atomOfLegalTexts(texts, "https://wim.example"), "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  return { document, textOf, entries: [...document.querySelectorAll("entry")] };
}

test("has one entry per version in force, newest first", () => {
  const { entries, textOf, document } = read([text([version("2", "2026-12-01"), version("1", "2024-09")])]);
  expect(entries.map((entry) => entry.querySelector("updated")?.textContent)).toEqual([
    "2026-12-01T00:00:00.000Z",
    "2024-09-01T00:00:00.000Z",
  ]);
  expect(textOf("entry > title")).toBe("Términos & condiciones <wim>, versión 2");
  expect(textOf("entry > summary")).toBe("Versión 2, en vigor desde el 1\u00a0de diciembre de 2026");
  expect(document.querySelector("entry > link")?.getAttribute("href")).toBe("https://wim.example/terminos");
  expect(new Set(entries.map((entry) => entry.querySelector("id")?.textContent)).size).toBe(2);
  expect(textOf("feed > updated")).toBe("2026-12-01T00:00:00.000Z");
});

test("a version without a date has no entry, and a feed without entries is complete", () => {
  const { entries, textOf, document } = read([text([version("1", "pendiente")])]);
  expect(entries).toEqual([]);
  for (const part of ["id", "title", "updated", "author > name", "subtitle"])
    expect(textOf(`feed > ${part}`)).toBeTruthy();
  expect(document.querySelector("feed > link[rel=self]")?.getAttribute("href")).toMatch(/cambios-legales\.xml$/);
  expect(textOf("feed > subtitle")).toContain("puede haber pocas entradas");
});
