import { expect, test, vi } from "vitest";
import type { PendingChange } from "#editor/api/publish-api.ts";
import type { TextChanges } from "#editor/api/text-changes.ts";
import { restoreOldClause } from "#editor/api/text-rows.ts";
import { openLegalText } from "#editor/testing/open-legal-text.ts";
import { gitIn, readFileIn, writeFileIn } from "#editor/testing/site-repository.ts";

/** Loads the whole content, on a possibly busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const id = "gestion-de-trafico";
const file = `src/content/legal/${id}/1.md`;

test("a clause or the whole text can be restored from the history, and the restoration undone", async () => {
  const { root, open, replace, save, send, ask } = await openLegalText(id);
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  gitIn(root, "commit", "--quiet", "--all", "-m", "Velocidad");
  await replace("volumen", "Quien usa poco", "Quien gasta poco");
  const drafted = readFileIn(root, file);
  const history = gitIn(root, "log", "--format=%H", "--", file);
  const [, first = ""] = history.split("\n");
  const looked = await send<TextChanges>("GET", `/changes?since=${first}`);
  expect(looked.body).toMatchObject({
    drafted: 1,
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
  expect(readFileIn(root, file).trim()).toBe(gitIn(root, "show", `${first}:${file}`));
  await save(() => before, undefined, true);
  expect(readFileIn(root, file)).toBe(drafted);
  const nowhere = await old("HEAD");
  expect([nowhere.status, nowhere.body.message]).toEqual([409, expect.stringContaining("Elige otro día")]);
});

test("pending changes are shown clause by clause, and a new version is compared with the previous one", async () => {
  const { root, workspace, savePart, replace, send, ask } = await openLegalText(id);
  const textOfPending = async () =>
    (await ask("GET", "/api/pending")).body.changes.map(({ text }: PendingChange) => text);
  await replace("volumen", "Un paquete dura", "Cada paquete dura");
  const dated = await savePart("head", { inForce: "2026-12-01" });
  const [drafted] = await textOfPending();
  expect(drafted.changes.map(({ title }: { title: string }) => title)).toEqual([
    "Entrada en vigor",
    "Gestión por volumen de datos",
  ]);
  const { passages }: TextChanges["changes"][number] = drafted.changes[1];
  const changed = passages.filter(({ kind }) => kind !== "same");
  expect(changed).toMatchObject([{ kind: "changed", number: "4.3" }]);
  expect(JSON.stringify(changed)).toMatch(/30\u00a0días/);

  const published = { stamp: dated.body.stamp, reason: "Para probar." };
  await send("POST", "/versions/1/publish", published);
  gitIn(root, "add", "--all", "src/content/legal");
  gitIn(root, "commit", "--quiet", "-m", "Publica");
  await send("POST", "/versions", { inForce: "2027-01-01" });
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  const [next] = await textOfPending();
  expect(next.against).toMatch(/^Versión 1, en vigor desde/);
  expect(next.changes.map(({ title }: { title: string }) => title)).toEqual(["Entrada en vigor", "Velocidad"]);

  const second = `src/content/legal/${id}/2.md`;
  writeFileIn(root, second, `${readFileIn(root, second)}\n## Sin dirección\n`);
  workspace.invalidate(second);
  const { body } = await ask("GET", "/api/pending");
  expect(body.changes[0].words.length).toBeGreaterThan(0);
});
