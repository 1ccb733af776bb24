import { expect, test } from "vitest";
import { buildDayFile } from "#editor/server/site/text-override.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { createRepository } from "#editor/testing/checkout.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { parseView, readViewOverrides } from "./view-overrides.ts";

const lists = { notices: "src/content/data/notices.ts", plans: "src/content/data/plans.ts" };

test("the published view replaces only the lists that differ from the last commit", async () => {
  const root = createRepository({ [lists.notices]: "published", [lists.plans]: "plans" });
  writeFileIn(root, lists.notices, "draft");
  const git = openGit(root);
  expect([...(await readViewOverrides(git, "publicado"))]).toEqual([[lists.notices, "published"]]);
  expect((await readViewOverrides(git, "")).size).toBe(0);
});

test("a proposal is shown as of a day, with its lists and the module of that day", async () => {
  const root = createRepository({ [lists.notices]: "published" });
  const tree = runGit(root, "rev-parse", "HEAD^{tree}");
  writeFileIn(root, lists.notices, "draft");
  const texts = await readViewOverrides(openGit(root), `${tree}@2027-01-15`);
  expect([texts.get(lists.notices), texts.get(buildDayFile)]).toEqual([
    "published",
    expect.stringContaining("2027-01-15"),
  ]);
});

test("a view is refused if it is invalid or its tree no longer exists", async () => {
  const root = createRepository({ [lists.notices]: "published" });
  const git = openGit(root);
  const tree = runGit(root, "rev-parse", "HEAD^{tree}");
  for (const view of ["2026-02-30", "HEAD", "--all", "0".repeat(40), `${tree}@2026-02-30`, `${tree}@`])
    await expect(readViewOverrides(git, view)).rejects.toThrow("Eso ya no está");
  expect(parseView("/avisos?v=3&vista=2026-12-03#fin")).toBe("2026-12-03");
});
