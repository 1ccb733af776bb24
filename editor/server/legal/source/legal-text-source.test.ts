import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { legalTextFacts } from "#content/legal/facts/legal-text-facts.ts";
import { parseVersionSource } from "#content/legal/versions/read-legal-text.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import { setPart, insertClause as withNewRow } from "#editor/api/legal-text-parts.ts";
import type { ClauseRow } from "#editor/api/requests/legal-text-api.ts";
import { parseLegalTextData, printLegalTextData } from "./legal-text-data.ts";
import { ClauseError, getClauseText, parseLegalTextSource } from "./legal-text-source.ts";

const texts = globSync("src/content/legal/*/*.md").map((path) => ({ path, text: readFileSync(path, "utf8") }));

const head = '---\ntitle: Prueba\nversion: "1"\ninForce: pendiente\nsummary:\n  - a\n  - b\n  - c\n---\n\n';
const two = `${head}## Uno [#uno]\n\n1. A.\n2. B.\n\n### Parte [#parte]\n\nC.\n\n## Dos [#dos]\n\n| x | y |\n| - | - |\n| 1 | 2 |\n`;

const withClause = (text: string, id: string, change: Pick<ClauseRow, "title" | "body">) => {
  const data = parseLegalTextData(text);
  const row = data.clauses.find((clause) => clause.id === id);
  return printLegalTextData(setPart(data, id, row && { ...row, ...change }), text);
};
const withNewClause = (text: string, clause: ClauseRow, after: string) =>
  printLegalTextData(withNewRow(parseLegalTextData(text), clause, after), text);
const withoutClause = (text: string, id: string) =>
  printLegalTextData(setPart(parseLegalTextData(text), id, undefined), text);

const findErrorMessage = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ClauseError) return `${error.field}: ${error.message}`;
    throw error;
  }
  return "nothing";
};

test("the content has at least ten legal texts", () => {
  expect(texts.length).toBeGreaterThanOrEqual(10);
});

test.each(texts)("$path: reading and printing, and saving each clause unchanged, change no byte", ({ text }) => {
  expect(printLegalTextData(parseLegalTextData(text), text)).toBe(text);
  for (const clause of parseLegalTextSource(text).clauses) {
    const { id, title } = clause;
    expect(withClause(text, id, { title: ` ${title} `, body: `\n\n${getClauseText(clause)}\n\n` })).toBe(text);
  }
});

test.each([...texts, { path: "a short text/1.md", text: two }])(
  "$path: its clauses match those of its page, and have the right line numbers",
  ({ path, text }) => {
    const { clauses } = parseLegalTextSource(text);
    const read = parseVersionSource(text, {
      file: path,
      version: /(\d+)\.md$/.exec(path)?.[1] ?? "",
      facts: legalTextFacts,
    });
    expect(clauses.map(({ id, depth, number }) => ({ id, depth, number }))).toEqual(
      listClauses(read.html).map(({ id, depth, number }) => ({ id, depth, number })),
    );
    const lines = text.split("\n");
    for (const clause of clauses) {
      expect(lines[clause.line - 1]).toBe(clause.heading);
      if (getClauseText(clause)) expect(lines[clause.firstLine - 1]).toBe(getClauseText(clause).split("\n")[0]);
    }
  },
);

/** One place in each real text, because those are long, and every place in a short text with all kinds of clauses. */
const places = [
  ...texts.map(({ path, text }, index) => ({
    path,
    text,
    id: parseLegalTextSource(text).clauses.at(-1 - (index % 9))?.id ?? "",
  })),
  ...["", "uno", "parte", "dos"].map((id) => ({ path: "a short text", text: two, id })),
];

test.each(places)(
  "$path, at #$id: a changed sentence changes one line, and an added clause can be removed without a trace",
  (place) => {
    const { text, id } = place;
    const clause = parseLegalTextSource(text).clauses.find((each) => each.id === id);
    if (clause) {
      const changed = withClause(text, id, { title: clause.title, body: `${getClauseText(clause)} Más.` });
      const [before, after] = [text.split("\n"), changed.split("\n")];
      expect(after).toHaveLength(before.length);
      expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
    }
    const added = withNewClause(text, { id: "una-nueva", title: "Una nueva", depth: 2, body: "1. Dice algo." }, id);
    expect(withoutClause(added, "una-nueva")).toBe(text);
  },
);

test("a new clause is added after a whole clause, and a subclause inside a clause", () => {
  const added = withNewClause(two, { id: "tres", title: "Tres", depth: 2, body: "\n1. Z.\n" }, "uno");
  expect(added).toBe(two.replace("## Dos", "## Tres [#tres]\n\n1. Z.\n\n## Dos"));
  const part = withNewClause(two, { id: "otra", title: "Otra", depth: 3, body: "Z." }, "uno");
  expect(part).toBe(two.replace("### Parte", "### Otra [#otra]\n\nZ.\n\n### Parte"));
  const last = withNewClause(two, { id: "fin", title: "Fin", depth: 2, body: "Z." }, "dos");
  expect(last).toBe(`${two}\n## Fin [#fin]\n\nZ.\n`);
  expect(withNewClause(two.trimEnd(), { id: "fin", title: "Fin", depth: 2, body: "Z." }, "dos")).toBe(last);
});

test("a text with Windows line ends keeps them", () => {
  const windows = two.replaceAll("\n", "\r\n");
  const changed = withClause(windows, "uno", { title: "Uno", body: "1. A.\n2. Z." });
  expect(changed).toBe(windows.replace("2. B.", "2. Z."));
});

test.each([
  ["1. A.\n\n## Otra [#otra]\n\nB.", "body: quita el título"],
  ["1. A.\n\n# Otra", "body: quita el título"],
  ["Un párrafo\n---", "body: quita el título"],
  [
    "```\nsin cerrar",
    "body: quita de «Uno» lo que quedó abierto, como «```» o «<!--»: así se perdería la cláusula «Parte»",
  ],
  [
    "<!-- sin cerrar",
    "body: quita de «Uno» lo que quedó abierto, como «```» o «<!--»: así se perdería la cláusula «Parte»",
  ],
  ["1. A.\n\n## Dos [#dos]\n\n```", "body: quita de «Uno» lo que quedó abierto"],
])("a body such as %j, which would add or remove a clause, is refused", (body, message) => {
  expect(findErrorMessage(() => withClause(two, "uno", { title: "Uno", body }))).toContain(message);
});

test("an invalid title or address is refused with a proposed fix", () => {
  const addClause = (change: object) => () =>
    withNewClause(two, { id: "tres", title: "Tres", depth: 2, body: "Z.", ...change }, "uno");
  expect(findErrorMessage(() => withClause(two, "uno", { title: " ", body: "A." }))).toBe("title: escribe el título");
  expect(findErrorMessage(addClause({ id: "Uso Justo" }))).toContain("address: escribe la dirección en minúsculas");
  expect(findErrorMessage(addClause({ id: "parte" }))).toBe("address: la dirección #parte ya es de otra cláusula");
  expect(findErrorMessage(() => withNewClause(two, { id: "z", title: "Z", depth: 3, body: "Z." }, ""))).toContain(
    "after: una parte va dentro de una cláusula: elige de cuál",
  );
  expect(findErrorMessage(() => withoutClause(two, "uno"))).toBe("removal: quita primero sus partes");
  const only = withoutClause(withoutClause(two, "parte"), "uno");
  expect(findErrorMessage(() => withoutClause(only, "dos"))).toContain("al menos una cláusula");
});

test("a title may contain a fact, and is written in one line", () => {
  expect(withClause(two, "uno", { title: "Uno\n y {{plazo.paquete}}", body: "1. A.\n2. B." })).toBe(
    two.replace("## Uno [", "## Uno y {{plazo.paquete}} ["),
  );
});
