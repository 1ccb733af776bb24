import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SaveListResult } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { editList, membershipsPath } from "#editor/testing/edit-list.ts";
import { freezeFirstVersion, openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { compareFileStates } from "./versions/version-comparison.ts";

const id = "terminos-y-condiciones";
const [january, later] = ["2999-01-01", "2999-01-05"];

test("a version after a coming price change states the new price; until there is one, the text has a to-do", async () => {
  const { root, workspace, ask, send, open, savePart } = await openTestLegalText(id);
  await freezeFirstVersion(ask, id);
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Versión 1");
  editList<{ coming: object }>({ root, workspace }, membershipsPath, (data) => {
    data.coming = { [january]: { "plans.legend.regularPesos": { was: 850, value: 900, by: "Ana" } } };
  });
  const listTodos = async () => {
    const { todos }: PendingChanges = (await ask("GET", "/api/pending")).body;
    return todos.filter(({ location }) => location === id);
  };
  expect(await listTodos()).toEqual([
    expect.objectContaining({ from: january, what: expect.stringMatching(/prepara otra.*850.*900/) }),
  ]);

  await send("POST", "/versions", { inForce: "2998-12-30" });
  const listAdvisedDays = async () => (await open()).obstacles?.flatMap(({ suggestedValue = [] }) => suggestedValue);
  expect(await listAdvisedDays()).toEqual([january]);
  await savePart("head", { inForce: later });
  expect(await listAdvisedDays()).toEqual([]);
  const { revision, renderings, factsDay } = await open();
  expect(factsDay).toBe(later);
  const rendered = Object.values(renderings).map(({ html }) => html);
  expect([rendered.some((html) => html.includes("$900")), rendered.some((html) => html.includes("$850"))]).toEqual([
    true,
    false,
  ]);
  const { body } = await send("POST", "/versions/2/freeze", { revision, reason: "Para probar." });
  expect(body.diagnostics).toEqual([]);
  expect(readFileIn(root, `src/content/legal/${id}/2.published.json`)).toContain("$900");
  expect(body.openLegalText?.frozen?.refreezeChanges).toEqual([]);
  expect(await listTodos()).toEqual([]);
});

test("an approver reads the coming price in the comparison of a version, although neither is on their disk", async () => {
  const { root, workspace, ask, send } = await openTestLegalText(id);
  await freezeFirstVersion(ask, id);
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Versión 1");
  const readPrices = () => readFileIn(root, membershipsPath);
  const published = readPrices();
  editList<{ coming: object }>({ root, workspace }, membershipsPath, (data) => {
    data.coming = { [january]: { "plans.legend.regularPesos": { was: 850, value: 900, by: "Ana" } } };
  });
  const lists = new Map([[membershipsPath, readPrices()]]);
  await send("POST", "/versions", { inForce: later });
  const file = `src/content/legal/${id}/2.md`;
  const after = readFileIn(root, file);
  rmSync(join(root, file));
  workspace.invalidate(file);
  writeFileIn(root, membershipsPath, published);
  workspace.invalidate(membershipsPath);
  const { changes } = await compareFileStates(workspace, { file, before: "", after }, lists);
  expect(JSON.stringify(changes)).toMatch(/850.*900/);
});

test("a legal term changes on a day: the version for that day states the new term, and today's states today's", async () => {
  const { root, request, ask, send, open } = await openTestLegalText(id);
  await freezeFirstVersion(ask, id);
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Versión 1");
  const february = "2027-02-01";
  const { data, revision } = (await ask("GET", `/api/lists/plazos@${february}`)).body;
  const later = { ...data, line: { ...data.line, recoveryDays: 90 } };
  const saved = await request<SaveListResult>("PUT", `/api/lists/plazos@${february}`, { data: later, revision });
  expect([saved.status, saved.body.diagnostics]).toEqual([200, []]);
  expect((await ask("GET", "/api/lists/plazos")).body.data).toEqual(data);
  const readWords = async () =>
    Object.values((await open()).renderings)
      .map(({ html }) => html)
      .join();
  expect(await readWords()).toContain("60\u00a0días");
  await send("POST", "/versions", { inForce: february });
  const words = await readWords();
  expect([words.includes("90\u00a0días"), words.includes("60\u00a0días")]).toEqual([true, false]);
});
