import { expect, test } from "vitest";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import type { PendingChange } from "#editor/api/requests/publish-api.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";

test("pending changes are shown clause by clause, and a new version is compared with the previous one", async () => {
  const { root, workspace, savePart, replace, send, ask } = await openTestLegalText(id);
  const textOfPending = async () =>
    (await ask("GET", "/api/pending")).body.changes.map(({ text }: PendingChange) => text);
  await replace("volumen", "Un paquete dura", "Cada paquete dura");
  const dated = await savePart("head", { inForce: "2026-12-01" });
  const [drafted] = await textOfPending();
  expect(drafted.changes.map(({ title }: { title: string }) => title)).toEqual([
    "Entrada en vigor",
    "Gestión por volumen de datos",
  ]);
  const { passages }: LegalTextChanges["changes"][number] = drafted.changes[1];
  const changed = passages.filter(({ kind }) => kind !== "same");
  expect(changed).toMatchObject([{ kind: "changed", number: "4.3" }]);
  expect(JSON.stringify(changed)).toMatch(/30\u00a0días/);

  const published = { revision: dated.body.revision, reason: "Para probar." };
  await send("POST", "/versions/1/freeze", published);
  runGit(root, "add", "--all", "src/content/legal");
  runGit(root, "commit", "--quiet", "-m", "Publica");
  await send("POST", "/versions", { inForce: "2027-01-01" });
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  const [next] = await textOfPending();
  expect(next.comparedVersion).toMatch(/^Versión 1, en vigor desde/);
  expect(next.changes.map(({ title }: { title: string }) => title)).toEqual(["Entrada en vigor", "Velocidad"]);

  const second = `src/content/legal/${id}/2.md`;
  writeFileIn(root, second, `${readFileIn(root, second)}\n## Sin dirección\n`);
  workspace.invalidate(second);
  const { body } = await ask("GET", "/api/pending");
  expect(body.changes[0].changes.length).toBeGreaterThan(0);
});
