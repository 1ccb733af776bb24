import { expect, test } from "vitest";
import type { PendingChanges } from "#editor/api/publish-api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeFirstVersion } from "#editor/testing/open-legal-text.ts";
import { runGit } from "#editor/testing/site-repository.ts";

test("a version and its publication are one change, which is discarded after later versions", async () => {
  const { root, ask } = await openTestSite();
  const api = "/api/texts/gestion-de-trafico";
  const fileOf = (version: number) => `src/content/legal/gestion-de-trafico/${version}.md`;
  await freezeFirstVersion(ask, "gestion-de-trafico");
  await ask("POST", `${api}/versions`, { inForce: "2027-01-01" });
  const waiting = async () =>
    ((await ask("GET", "/api/pending")).body as PendingChanges).changes.map(({ file }) => file);
  const discard = async (version: number) =>
    (await ask("POST", "/api/discard", { file: fileOf(version) })).body.message;
  expect(await waiting()).toEqual([fileOf(1), fileOf(2)]);
  expect(await discard(1)).toBe("Descarta antes la versión 2: se escribió sobre esta.");
  expect(await discard(2)).toBeUndefined();
  expect(await discard(1)).toBeUndefined();
  expect(runGit(root, "status", "--porcelain", "--untracked-files=all")).toBe("");
});
