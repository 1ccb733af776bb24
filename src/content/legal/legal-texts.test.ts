import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { hasMinimumWords, listClauses, readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findHardcodedFacts } from "#domain/legal/hardcoded-facts.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import { legalTextFacts } from "./facts/legal-text-facts.ts";
import { listUnusedFactMessages } from "./facts/unused-facts.ts";
import { findLegalText, legalTexts } from "./legal-texts.ts";
import { readVersionFromSource } from "./versions/read-legal-text.ts";

const versions = legalTexts.flatMap(({ id, versions }) =>
  versions.map((version) => ({ ...version, file: `src/content/legal/${id}/${version.version}.md` })),
);

test("each text lists its versions newest first", () => {
  for (const { id, versions } of legalTexts) {
    const numbers = versions.map(({ version }) => Number(version));
    expect([id, numbers]).toEqual([id, numbers.toSorted((a, b) => b - a)]);
  }
});

test.each(versions)("$file contains no typed term, amount, date or address, only facts", ({ file }) => {
  expect(findHardcodedFacts(readFileSync(file, "utf8"))).toEqual([]);
});

test("every folder of a legal text has a row in the list of legal texts", () => {
  const folders = globSync("*/*.md", { cwd: legalFolder }).map(dirname);
  expect([...new Set(folders)].toSorted()).toEqual(legalTexts.map(({ id }) => id).toSorted());
});

test("the text of every clause has words and does not begin with the clause's number", () => {
  for (const { id, versions } of legalTexts) {
    for (const { number, title, text } of readClauseTexts(versions[0].html)) {
      const where = `${id}, ${number} ${title}`;
      expect(hasMinimumWords({ text }), where).toBe(true);
      expect(text.startsWith(number), where).toBe(false);
    }
  }
});

test("a clause contains the parts below it", () => {
  const [{ html }] = findLegalText("aviso-de-privacidad").versions;
  const parts = listClauses(html).filter(({ depth }) => depth === 3);
  const whole = readClauseTexts(html)
    .map(({ text }) => text)
    .join(" ");
  expect(parts.length).toBeGreaterThan(0);
  for (const { title } of parts) expect(whole).toContain(title);
});

test("an unused fact is reported with the file and the line that define it", () => {
  const lines = listUnusedFactMessages([]).join("\n");
  for (const name of ["operador.nombre", "plazo.paquete", "dato.tribunales", "membresia.legend.precio"]) {
    const [, file = "", line] =
      new RegExp(`(src/\\S+\\.ts), línea (\\d+): ningún texto legal usa el dato «${name}»; quítalo\\.`).exec(lines) ??
      [];
    const writtenText = readFileSync(file, "utf8").split("\n")[Number(line) - 1];
    expect(writtenText, name).toContain(name.split(".").at(-1));
  }
  expect(lines).not.toContain("beneficio.vix.incluido");
});

/** For each kind of sample data: a pattern for references to it, and the note that marks it as a sample. */
const samples: Readonly<Record<string, { named: RegExp; note: string }>> = {
  mapa: {
    named: /\]\(\/mapa-de-cobertura\b|\bmapa de (?:cobertura|México)\b|\ben el mapa\b/,
    note: "(un mapa de muestra)",
  },
  roaming: {
    named: /\]\(\/roaming-cobertura\b|\blistas? de (?:destinos|países)|\btu lista\b/,
    note: "(una lista de muestra)",
  },
  celulares: {
    named: /\]\(\/esim#compatibilidad-eSIM\)|\blista de (?:celulares|\{\{celulares)/,
    note: "(una lista de celulares de muestra)",
  },
};
/** Texts that describe the map's workings and do not cite its coverage. */
const workings = ["aviso-de-privacidad", "colaboracion-autoridades"];
const leaning = versions.filter(({ file }) => !workings.some((text) => file.includes(text))).map(({ file }) => file);

test.each(Object.entries(samples))(
  "a paragraph that refers to sample data marks it as a sample: %s",
  (fact, { named }) => {
    const paragraphs = [...leaning, "src/content/data/questions.ts", "src/content/data/pages.ts"]
      .flatMap((file) => readFileSync(file, "utf8").split("\n"))
      // In the lists, only lines that end like a sentence are prose; the rest are labels and search words.
      .filter((line) => named.test(line) && (!/^\s*"/.test(line) || /[.?]",?$/.test(line)));
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(paragraphs.filter((line) => !new RegExp(`\\{\\{${fact}(?:\\.corto)?\\.muestra\\}\\}`).test(line))).toEqual(
      [],
    );
  },
);

test("no paragraph that marks the map as a sample cites the map as evidence", () => {
  const claim = /\bmapa\b[^.]*\b(?:dice|muestra|explica|confirma)\b[^.{]*\{\{mapa\.muestra/;
  const prose = [...leaning, "src/content/data/questions.ts"].flatMap((file) => readFileSync(file, "utf8").split("\n"));
  expect(prose.filter((line) => claim.test(line))).toEqual([]);
});

test("with the sample flags off, no text contains a sample note, and nothing else changes", () => {
  const listFacts = (noteOf: (note: string) => string) =>
    Object.fromEntries(Object.entries(samples).map(([fact, { note }]) => [`${fact}.muestra`, noteOf(note)]));
  const notes = listFacts((note) => note);
  let marked = 0;
  for (const {
    id,
    versions: [{ version }],
  } of legalTexts) {
    const html = (facts: LegalFacts) => readVersionFromSource(`${legalFolder}/${id}`, version, facts).html;
    const [withNotes, without] = [
      html({ ...legalTextFacts, ...notes }),
      html({ ...legalTextFacts, ...listFacts(() => "") }),
    ];
    for (const note of Object.values(notes)) marked += withNotes.split(note).length - 1;
    expect(without).not.toContain("muestra)");
    expect(Object.values(notes).reduce((text, note) => text.replaceAll(` ${note}`, ""), withNotes)).toBe(without);
  }
  expect(marked).toBeGreaterThanOrEqual(9);
});
