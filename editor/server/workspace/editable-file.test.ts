import { expect, test } from "vitest";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, writeFileIn } from "#editor/testing/servers/site-repository.ts";

test("a save in the same person's other tab is distinguished from somebody else's change", async () => {
  const { root, workspace, open, remove, replace } = await openTestLegalText("gestion-de-trafico");
  const before = await open();
  expect(before.isSavedHere).toBeUndefined();
  const removeClause = async () => (await remove("velocidad", before)).body.message;
  await replace("velocidad", "lo hace.", "lo hace nunca.");
  expect((await open()).isSavedHere).toBe(true);
  expect(await removeClause()).toMatch(/^Cambiaste este archivo en otra pestaña\. /);

  const file = "src/content/legal/gestion-de-trafico/1.md";
  writeFileIn(root, file, readFileIn(root, file).replace("lo hace nunca.", "lo hace jamás."));
  workspace.invalidate(file);
  expect((await open()).isSavedHere).toBeUndefined();
  expect(await removeClause()).toMatch(/^Alguien más cambió este archivo\. /);
});
