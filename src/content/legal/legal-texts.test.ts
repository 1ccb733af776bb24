import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clausesOf, clauseTexts } from "#domain/legal/clause-texts.ts";
import { fernandezHuerta } from "#domain/testing/readability.ts";
import { legalTextOf, legalTexts } from "./legal-texts.ts";
import { legalFolder } from "./read-legal-text.ts";
import { refuseUnusedFacts } from "./unused-facts.ts";

const versions = legalTexts.flatMap(({ id, versions }) =>
  versions.map((version) => ({ ...version, file: `src/content/legal/${id}/${version.version}.md` })),
);

test.each(versions)("$file: 'En corto' is three plain sentences of at most 60 words together", ({ summary }) => {
  const text = summary.join(" ");
  expect(summary).toHaveLength(3);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(60);
  expect(fernandezHuerta(text)).toBeGreaterThanOrEqual(60);
});

test("each text lists its versions newest first", () => {
  for (const { id, versions } of legalTexts) {
    const numbers = versions.map(({ version }) => Number(version));
    expect([id, numbers]).toEqual([id, numbers.toSorted((a, b) => b - a)]);
  }
});

/** Facts that `legal-text-facts.ts` has: texts name them, so that they change in one place. */
const facts: readonly [RegExp, string][] = [
  [/\d[\d,.]*(\s|&nbsp;|\u00a0)*(días|meses|horas|minutos|años|GB|MB|países|dígitos)\b/g, "a term or an amount"],
  [/\d\s?%/g, "a percentage"],
  [/\$\s?\d/g, "an amount of money"],
  [/\b\d{1,2}(\s|&nbsp;|\u00a0)de [a-z]+ de \d{4}\b/g, "a date"],
  [/\b\d{2,3} \d{3,4} \d{4}\b/g, "a telephone"],
  [/[\w.]+@[\w.]+\.\w+/g, "an e-mail"],
  [/\bhttps?:\/\/\S+/g, "an address"],
];

test.each(versions)("$file types no term, amount, date or address: it names the fact", ({ file }) => {
  const prose = readFileSync(file, "utf8").replaceAll(/\{\{.*?\}\}/g, "");
  const typed = facts.flatMap(([pattern, what]) => [...prose.matchAll(pattern)].map(([found]) => `${what}: ${found}`));
  expect(typed).toEqual([]);
});

test("every folder with a text is in the table, and every fact is named by a text", () => {
  const folders = readdirSync(legalFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(legalTexts.map(({ id }) => id).toSorted());
  expect(() => refuseUnusedFacts()).not.toThrow();
});

test("every clause of every text has words, and none of its paragraph numbers", () => {
  for (const { id, versions } of legalTexts) {
    for (const { number, title, text } of clauseTexts(versions[0].html)) {
      const where = `${id}, ${number} ${title}`;
      expect(text.split(" ").length, where).toBeGreaterThan(5);
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

test("a fact that no text names is refused with the file and the line that have it", () => {
  let message = "";
  try {
    refuseUnusedFacts([]);
  } catch (error) {
    message = String(error);
  }
  for (const name of ["operador.nombre", "plazo.paquete", "pendiente.tribunales", "membresia.legend.precio"]) {
    const [, file = "", line] =
      new RegExp(`(src/\\S+\\.ts), línea (\\d+): ningún texto legal usa el dato «${name}»; quítalo\\.`).exec(message) ??
      [];
    const written = readFileSync(file, "utf8").split("\n")[Number(line) - 1];
    expect(written, name).toContain(name.split(".").at(-1));
  }
});
