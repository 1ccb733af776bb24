import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clausesOf, clauseTexts, saysEnough } from "#domain/legal/clause-texts.ts";
import { typedFacts } from "#domain/legal/typed-facts.ts";
import { inShortFaults } from "./in-short-faults.ts";
import { legalTextOf, legalTexts } from "./legal-texts.ts";
import { legalFolder } from "./read-legal-text.ts";
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
