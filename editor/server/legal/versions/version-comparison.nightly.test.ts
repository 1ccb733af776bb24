import { expect, test } from "vitest";
import { restoreOldClause } from "#editor/api/legal-text-parts.ts";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";
const file = `src/content/legal/${id}/1.md`;

test("a clause or the whole text can be restored from the history, and the restore can be undone", async () => {
  const { root, open, replace, save, send, ask } = await openTestLegalText(id);
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  runGit(root, "commit", "--quiet", "--all", "-m", "Velocidad");
  await replace("volumen", "Quien usa poco", "Quien gasta poco");
  const drafted = readFileIn(root, file);
  const history = runGit(root, "log", "--format=%H", "--", file);
  const [, first = ""] = history.split("\n");
  const looked = await send<LegalTextChanges>("GET", `/changes?since=${first}`);
  expect(looked.body).toMatchObject({
    draftedClauseCount: 1,
    changes: [
      { id: "volumen", kind: "changed" },
      { id: "velocidad", kind: "changed" },
    ],
  });
  const { data: before } = await open();
  const old = (commit: string) => ask("GET", `/api/old?file=${file}&commit=${commit}`);
  const { data: then } = (await old(first)).body;
  const part = await save((data) => restoreOldClause(data, then, "velocidad"), undefined, true);
  expect(readFileIn(root, file)).toBe(drafted.replace("El Operador nunca lo hace.", "El Operador no lo hace."));
  expect(part.body.diagnostics).toEqual([]);
  await save(() => then, undefined, true);
  expect(readFileIn(root, file).trim()).toBe(runGit(root, "show", `${first}:${file}`));
  await save(() => before, undefined, true);
  expect(readFileIn(root, file)).toBe(drafted);
  const nowhere = await old("HEAD");
  expect([nowhere.status, nowhere.body.message]).toEqual([409, expect.stringContaining("Elige otro día")]);
});
