import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { OpenList } from "#editor/api/api.ts";
import type { QuestionTestResult } from "#editor/api/requests/search-api.ts";
import { readUnfoundSearches } from "#editor/server/lists/unfound-searches.ts";
import { openTestSite } from "#editor/testing/checkout.ts";

type Topic = { id: string; name: string; to: string[]; ways: string[] };

test("a question is tried with the published ways to ask and with the saved draft", async () => {
  const { ask } = await openTestSite();
  const address = "/api/lists/maneras-de-preguntar";
  const { data, revision } = (await ask("GET", address)).body as OpenList;
  const question = "zurumbático trololó";
  const tried = async () =>
    (await ask("GET", `/api/question?text=${encodeURIComponent(question)}`)).body as QuestionTestResult;
  const before = await tried();
  expect(before.draft).toEqual(before.published);

  const topics = data as Topic[];
  const topic = topics.at(-1) as Topic;
  const taught = [...topics.slice(0, -1), { ...topic, ways: [...topic.ways, question] }];
  expect((await ask("PUT", address, { data: taught, revision })).body).toMatchObject({ revision: expect.any(String) });
  const after = await tried();
  expect(after.published).toEqual(before.published);
  expect(after.draft[0]).toEqual({ id: topic.id, name: topic.name, pages: topic.to });
  expect(after.draft.length).toBeLessThanOrEqual(2);
});

test("searches are read from the command's output file, with its day; other files are refused", async () => {
  const file = join(mkdtempSync(join(inject("sharedFolder"), "searches-")), "busquedas.json");
  expect(await readUnfoundSearches(undefined)).toEqual({});
  await expect(readUnfoundSearches(file)).rejects.toThrow(/^No se puede leer/);
  writeFileSync(file, '[{ "text": "tienen buzon", "count": 4 }]');
  expect(await readUnfoundSearches(file)).toEqual({
    searches: [{ text: "tienen buzon", count: 4 }],
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  for (const text of ["<p>", '{ "text": "hola" }', '[{ "text": "hola", "count": 3, "email": "ana@ejemplo.mx" }]']) {
    writeFileSync(file, text);
    await expect(readUnfoundSearches(file)).rejects.toThrow(/^No se puede leer/);
  }
});
