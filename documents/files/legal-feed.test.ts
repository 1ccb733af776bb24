// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { LegalText } from "#content/legal/legal-texts.ts";
import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import { renderLegalFeed } from "./legal-feed.ts";

const version = (number: string, inForce: LegalVersion["inForce"], published?: string): LegalVersion => ({
  title: "Términos & condiciones <wim>",
  version: number,
  inForce,
  summary: [],
  html: "",
  published,
});
const text = (versions: LegalText["versions"], withdrawn: LegalText["withdrawn"] = []): LegalText => ({
  id: "terminos",
  textPath: "/terminos-de-uso",
  versions,
  withdrawn,
});
const both = text([version("2", "2026-12-01", "2026-10-28"), version("1", "2024-09", "2026-01-15")]);

function read(texts: readonly LegalText[], day: string) {
  const xml = renderLegalFeed(texts, "https://wim.example", day);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  const getText = (selector: string) => document.querySelector(selector)?.textContent;
  const entries = [...document.querySelectorAll("entry")].map((entry) => {
    const part = (name: string) => entry.querySelector(name)?.textContent ?? "";
    return [part("updated").slice(0, 10), part("title"), part("id")];
  });
  return { document, getText, entries };
}

const first = [
  "2024-09-01",
  "Términos & condiciones <wim>, versión 1",
  "https://wim.example/documentos/terminos-1.pdf",
];
const announced = [
  "2026-10-28",
  "Términos & condiciones <wim>: se anuncia la versión 2",
  "https://wim.example/documentos/terminos-2.pdf#anuncio",
];
const second = [
  "2026-12-01",
  "Términos & condiciones <wim>, versión 2",
  "https://wim.example/documentos/terminos-2.pdf",
];

test("lists a version when it is announced and again when it comes into force, newest first, never future ones", () => {
  expect(read([both], "2026-10-27").entries).toEqual([first]);
  expect(read([both], "2026-11-30").entries).toEqual([announced, first]);
  const { entries, getText, document } = read([both], "2026-12-01");
  expect(entries).toEqual([second, announced, first]);
  expect(getText("entry > summary")).toBe("Versión 2, en vigor desde el 1\u00a0de diciembre de 2026");
  expect(document.querySelector("entry > link")?.getAttribute("href")).toBe("https://wim.example/terminos-de-uso");
  expect(getText("feed > updated")).toBe("2026-12-01T00:00:00.000Z");
});

test("a draft has no entry, with or without a date, and a feed without entries is valid", () => {
  for (const inForce of ["pendiente", "2026-01-01"] as const) {
    const { entries, getText, document } = read([text([version("1", inForce)])], "2026-12-01");
    expect(entries).toEqual([]);
    for (const part of ["id", "title", "updated", "author > name", "subtitle"])
      expect(getText(`feed > ${part}`)).toBeTruthy();
    expect(document.querySelector("feed > link[rel=self]")?.getAttribute("href")).toMatch(/cambios-legales\.xml$/);
    expect(getText("feed > subtitle")).toContain("puede haber pocas entradas");
  }
});

test("a withdrawn version keeps its announcement, and has its withdrawal in place of its first day", () => {
  const third = {
    ...version("3", "2027-01-15", "2026-12-10"),
    withdrawn: { day: "2026-12-20", reason: "Tenía otro plazo." },
  };
  const { entries, document } = read([text(both.versions, [third])], "2027-02-01");
  expect(entries.slice(0, 2)).toEqual([
    [
      "2026-12-20",
      "Términos & condiciones <wim>: se retira la versión 3, que nunca rigió",
      "https://wim.example/documentos/terminos-3.pdf#retiro",
    ],
    [
      "2026-12-10",
      "Términos & condiciones <wim>: se anuncia la versión 3",
      "https://wim.example/documentos/terminos-3.pdf#anuncio",
    ],
  ]);
  expect(document.querySelector("entry > summary")?.textContent).toBe(
    "Versión 3, retirada el 20\u00a0de diciembre de 2026: nunca rigió",
  );
});

test("all errata of a day share one entry with their texts", () => {
  const errata = [
    { day: "2026-12-05", text: "Donde dice «haber», debe decir «a ver»." },
    { day: "2026-12-05", text: "Sobra una coma." },
  ];
  const { entries, document } = read([text([{ ...both.versions[0], errata }])], "2026-12-06");
  expect(entries[0]).toEqual([
    "2026-12-05",
    "Términos & condiciones <wim>, versión 2: fe de erratas",
    "https://wim.example/documentos/terminos-2.pdf#erratas-2026-12-05",
  ]);
  expect(document.querySelector("entry > summary")?.textContent).toBe(
    "Donde dice «haber», debe decir «a ver». Sobra una coma.",
  );
});
