import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { type DraftChange, describeBuildFailure } from "./build-diagnostic.ts";

const notice = (title: string) => ({ date: "2026-11-20", title, text: ["Todo sigue igual."] });
const notices: DraftChange = {
  path: "src/content/data/notices.ts",
  before: formatDataModule([notice("Uno")]),
  after: formatDataModule([notice("Mañana hay ★ para todos"), notice("Uno")]),
};
const text: DraftChange = {
  path: "src/content/legal/politica-de-uso/2.md",
  before: "---\ntitle: x\n---\n\n## Uso [#uso]\n\nUna línea.\n",
  after: "---\ntitle: x\n---\n\n## Uso [#uso]\n\nUna línea.\n\n## Eventos [#eventos]\n\nDura → lo que dure.\n",
};

type Case = { lines: string[]; isOfContent?: boolean; drafts?: DraftChange[]; wasBuilt?: boolean };

const findDiagnostic = ({ lines, isOfContent = true, drafts = [notices, text], wasBuilt = true }: Case) =>
  describeBuildFailure(
    { lines, isContentError: isOfContent },
    { drafts, lists: editableLists, buildsWithoutDrafts: async () => wasBuilt },
  );

test.each<[what: string, message: string, words: RegExp, location: string]>([
  [
    "a sign that is quoted",
    "«★» no se pudo medir",
    /^«Avisos» › Aviso 1 \(.*\) › Título: con «Mañana hay ★ para/,
    "avisos/1/title",
  ],
  [
    "words in a message in English",
    'Error: "Mañana hay ★ para todos" overflows by 12 px',
    /^«Avisos» › Aviso 1/,
    "avisos/1/title",
  ],
  ["words that a tool prints bare", "no room: Mañana  hay ★ para todos", /^«Avisos» › Aviso 1/, "avisos/1/title"],
  [
    "a line of a clause",
    "2.md: no glyph for «→»",
    /^El texto legal «Política de uso de prepago», «Eventos»: con «Dura → lo/,
    "politica-de-uso/eventos",
  ],
])(
  "a build failure over %s names and links to its field, with the log in `raw`",
  async (_what, buildOutput, words, location) => {
    const diagnostic = await findDiagnostic({ lines: ["at somewhere", buildOutput] });
    expect(diagnostic.message).toMatch(words);
    expect(diagnostic.message).toMatch(
      /el sitio no se puede construir( \(«no se pudo medir»\))?\. Cámbialo y publica otra vez: tu borrador sigue aquí\.$/,
    );
    expect([diagnostic.at?.location, diagnostic.raw]).toEqual([location, `at somewhere\n${buildOutput}`]);
  },
);

test("a build failure without a recognizable cause lists the changed files", async () => {
  const { message, at } = await findDiagnostic({ lines: ["TypeError: undefined is not iterable"] });
  expect(message).toMatch(
    /^El sitio no se puede construir con lo que cambiaste en «Avisos» › .* y el texto legal «Política/,
  );
  expect(at?.location).toBe("avisos/1/title");
});

test.each<[what: string, given: Case, words: RegExp]>([
  [
    "was there before",
    { lines: ["«☎» no se pudo medir"], wasBuilt: false },
    /^El sitio ya no se podía construir antes.*«☎»/,
  ],
  [
    "is of the disk",
    { lines: ["ENOSPC: no space"], isOfContent: false },
    /^No hay espacio en el disco.*No es por lo que/,
  ],
  ["is of the machine", { lines: ["Killed"], isOfContent: false }, /^La prueba del sitio no terminó.*No es por lo que/],
])("an error that %s is not attributed to the draft", async (_what, given, words) => {
  const diagnostic = await findDiagnostic(given);
  expect(diagnostic.message).toMatch(words);
  expect(diagnostic.at).toBeUndefined();
});
