import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clausesOf, clauseTexts, saysEnough } from "#domain/legal/clause-texts.ts";
import type { LegalFacts } from "#domain/legal/name-facts.ts";
import { typedFacts } from "#domain/legal/typed-facts.ts";
import { inShortFaults } from "./in-short-faults.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { legalTextOf, legalTexts } from "./legal-texts.ts";
import { draftOf, legalFolder } from "./read-legal-text.ts";
import { unusedFactLines } from "./unused-facts.ts";

const versions = legalTexts.flatMap(({ id, versions }) =>
  versions.map((version) => ({ ...version, file: `src/content/legal/${id}/${version.version}.md` })),
);

test.each(versions)("$file: 'En corto' is three plain sentences of at most 60 words together", ({ summary }) => {
  expect(inShortFaults(summary)).toEqual([]);
});

test("each text lists its versions newest first", () => {
  for (const { id, versions } of legalTexts) {
    const numbers = versions.map(({ version }) => Number(version));
    expect([id, numbers]).toEqual([id, numbers.toSorted((a, b) => b - a)]);
  }
});

test.each(versions)("$file types no term, amount, date or address: it names the fact", ({ file }) => {
  expect(typedFacts(readFileSync(file, "utf8"))).toEqual([]);
});

test("every folder with a text is in the table", () => {
  const folders = readdirSync(legalFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(legalTexts.map(({ id }) => id).toSorted());
});

test("every clause of every text has words, and none of its paragraph numbers", () => {
  for (const { id, versions } of legalTexts) {
    for (const { number, title, text } of clauseTexts(versions[0].html)) {
      const where = `${id}, ${number} ${title}`;
      expect(saysEnough({ text }), where).toBe(true);
      expect(text.startsWith(number), where).toBe(false);
    }
  }
});

test("the parts of a clause belong to it", () => {
  const [{ html }] = legalTextOf("aviso-de-privacidad").versions;
  const parts = clausesOf(html).filter(({ depth }) => depth === 3);
  const whole = clauseTexts(html)
    .map(({ text }) => text)
    .join(" ");
  expect(parts.length).toBeGreaterThan(0);
  for (const { title } of parts) expect(whole).toContain(title);
});

test("a fact that no text names is said with the file and the line that have it", () => {
  const lines = unusedFactLines([]).join("\n");
  for (const name of ["operador.nombre", "plazo.paquete", "pendiente.tribunales", "membresia.legend.precio"]) {
    const [, file = "", line] =
      new RegExp(`(src/\\S+\\.ts), línea (\\d+): ningún texto legal usa el dato «${name}»; quítalo\\.`).exec(lines) ??
      [];
    const written = readFileSync(file, "utf8").split("\n")[Number(line) - 1];
    expect(written, name).toContain(name.split(".").at(-1));
  }
});

const pages: Readonly<Record<string, string>> = {
  "mapa.muestra": "/mapa-de-cobertura",
  "roaming.muestra": "/roaming-cobertura",
};
/** They say how the map works, not where there is service. */
const workings = ["aviso-de-privacidad", "colaboracion-autoridades"];

test.each(Object.entries(pages))("each clause that leans on a datum says that it is a sample: %s", (fact, page) => {
  const leaning = versions.filter(({ file }) => !workings.some((text) => file.includes(text)));
  const lines = leaning.flatMap(({ file }) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes(`](${page})`)),
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter((line) => !line.includes(`{{${fact}}}`))).toEqual([]);
});

test("with the flags of the samples off, no text says a word of them, and no other word changes", () => {
  const silent = Object.fromEntries(Object.keys(pages).map((fact) => [fact, ""]));
  let marked = 0;
  for (const {
    id,
    versions: [{ version }],
  } of legalTexts) {
    const html = (facts: LegalFacts) => draftOf(`${legalFolder}/${id}`, version, facts).html;
    const notes = { "mapa.muestra": "(un mapa de muestra)", "roaming.muestra": "(una lista de muestra)" };
    const [withNotes, without] = [html({ ...legalTextFacts, ...notes }), html({ ...legalTextFacts, ...silent })];
    for (const note of Object.values(notes)) marked += withNotes.split(note).length - 1;
    expect(without).not.toContain("muestra)");
    expect(withNotes.replaceAll(/ \((?:un mapa|una lista) de muestra\)/g, "")).toBe(without);
  }
  expect(marked).toBeGreaterThanOrEqual(8);
});
