import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { setPart } from "#editor/api/legal-text-parts.ts";
import type { LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import { parseHead, replaceHeadValues } from "./front-matter.ts";
import { parseLegalTextData, printLegalTextData } from "./legal-text-data.ts";
import { ClauseError } from "./legal-text-source.ts";

/** Asserts that printing the text's data restores its bytes, even after changing every clause and changing it back. */
function expectSameBytes(text: string): void {
  const data = parseLegalTextData(text);
  expect(printLegalTextData(data, text)).toBe(text);
  expect(replaceHeadValues(text, parseHead(text))).toBe(text);
  const other = data.clauses.reduce(
    (changed, { id, ...row }) => setPart(changed, id, { ...row, id, body: `${row.body} Y más.` }),
    data,
  );
  if (isStillWhole(other, text)) expect(printLegalTextData(data, printLegalTextData(other, text), [text])).toBe(text);
}

/** Whether appended words stay words: an unclosed code block or comment would swallow them. */
function isStillWhole(data: LegalTextData, text: string): boolean {
  try {
    return printLegalTextData(data, text) !== "";
  } catch (error) {
    if (error instanceof ClauseError) return false;
    throw error;
  }
}

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28 });

/** Lists the blob ids of all states of the legal texts in history; a shallow clone has only the newest. */
function statesOfLegalTexts(): string[] {
  const changes = git(
    "log",
    isFullSize ? "--all" : "HEAD",
    "--raw",
    "--no-renames",
    "--no-abbrev",
    "--format=",
    "--",
    "src/content/legal/*/*.md",
  );
  const digests = changes.split("\n").flatMap((line) => line.split(" ")[3] ?? []);
  return [...new Set(digests)].filter((digest) => !/^0+$/.test(digest));
}

/** The nightly run checks every state on every branch; the gate checks each tenth state on this branch. */
const { isFullSize } = inject("testRun");

const head = '---\ntitle: Prueba\nversion: "1"\ninForce: pendiente\nsummary:\n  - a\n  - b\n  - c\n---\n';

test.skipIf(!existsSync(".git"))(
  "legal texts of the repository's history are printed unchanged",
  () => {
    const states = statesOfLegalTexts();
    expect(states.length).toBeGreaterThanOrEqual(10);
    for (const [index, digest] of states.entries())
      if (isFullSize || index % 10 === 0) expectSameBytes(git("cat-file", "blob", digest));
  },
  120_000,
);

test.each([
  ["no blank line around headings", `${head}## Uno [#uno]\n1. A.\n### Dos [#dos]\nB.\n`],
  [
    "several blank lines, and blanks in them",
    `${head}\n\n## Uno [#uno]\n \n\t\n1. A.\n\n\n\n## Dos [#dos]\n\nB.\n\n\n`,
  ],
  ["blanks around the words of a heading", `${head}\n##  Uno   [#uno]  \n\n1. A.\n`],
  ["a comment over a heading", `${head}\n## Uno [#uno]\n\n<!--\n## No [#no]\n-->\n\n## Dos [#dos]\n\nB.\n`],
  ["words before the first clause", `${head}\nAntes.\n\n## Uno [#uno]\n\n1. A.\n`],
  [
    "marks in its head",
    `${head.replace("Prueba", "'Uno: «dos» # tres'").replace("- a", '- "a\\tb"')}\n## Uno [#uno]\n\nA.\n`,
  ],
  ["a comment in its head", `${head.replace("version", "# Se cuenta desde uno.\nversion")}\n## Uno [#uno]\n\nA.\n`],
  [
    "signs that are usually replaced",
    `${head.replace("- a", "- “a”\u00a0b")}\n## “Uno” [#uno]\n\n1. “A”\u00a0y\u200b b‐c.\n`,
  ],
  ["facts and brackets in a title", `${head}\n## De {{plazo.paquete}} [y más] [#uno]\n\n1. A.\n`],
])("a text with %s is printed unchanged", (_what, text) => {
  expectSameBytes(text);
});

const pieces = [
  "1. Uno.\n2. Dos.",
  "- a\n  - b\n\n  Sigue.",
  "| x | y |\n| - | - |\n| 1 | 2 |",
  "Un párrafo\nde dos líneas  \ny una más.",
  "```\n## No [#no]\n```",
  "<!-- nota -->",
  "    código",
  "[Enlace](#uno) y **negritas** con {{plazo.paquete}}.",
  "\\# No es un título",
  "",
];
const blank = fc.constantFrom("\n", "\n\n", "\n \n", "\n\n\n");
const bodies = fc.array(fc.tuple(fc.constantFrom(...pieces), blank), { minLength: 1, maxLength: 4 });
const clauses = fc.array(fc.tuple(fc.constantFrom("##", "###"), fc.constantFrom(" ", "\t", "  "), bodies), {
  minLength: 1,
  maxLength: 6,
});

test("a random text is printed unchanged", () => {
  fc.assert(
    fc.property(clauses, blank, fc.boolean(), fc.boolean(), (made, before, isOfWindows, isOpenEnded) => {
      const writtenTexts = made.map(
        ([marks, gap, body], index) => `${marks}${gap}Cláusula ${index} [#c-${index}]\n\n${body.flat().join("")}\n`,
      );
      const whole = head + before + writtenTexts.join("");
      const text = isOpenEnded ? whole.trimEnd() : whole;
      expectSameBytes(isOfWindows ? text.replaceAll("\n", "\r\n") : text);
    }),
    { numRuns: 100 },
  );
});
