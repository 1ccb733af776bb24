import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readFileIn, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import {
  editClause,
  findClauseRow,
  firstVersionPath,
  startLegalTextTabs,
  waitForStatus,
} from "#editor/testing/window/legal-text-in-tabs.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a version opened while another one is being saved stays open, and the other one is saved", async () => {
  const { root, state, tab } = await startLegalTextTabs();
  const second = "src/content/legal/gestion-de-trafico/2.md";
  writeFileIn(root, second, readFileIn(root, firstVersionPath).replace('version: "1"', 'version: "2"'));
  const draft = await tab();
  editClause(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await waitForStatus(draft, "saving");
  await draft.reopen("1");
  await expect.poll(() => state.saves).toBe(1);
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", open: { version: "1" } });
  expect(readFileIn(root, second)).toContain("lo hace nunca.");
});

test("reopening a text loads changed facts and other people's edits, and opens another version if its own was deleted", async () => {
  const { root, tab, changed } = await startLegalTextTabs();
  const draft = await tab();
  const replace = (path: string, from: string, to: string) => {
    writeFileIn(root, path, readFileIn(root, path).replace(from, to));
    changed(path);
  };
  const words = () => JSON.stringify(draft.view().open?.renderings);
  editClause(draft, "volumen", "Quien usa poco", "Quien gasta poco");
  await waitForStatus(draft, "saved");
  expect(words()).toMatch(/a 10.p\.m\./);
  replace("src/content/data/support.ts", "22:00", "21:00");
  await draft.open();
  expect(draft.view().saveStatus).toBe("unchanged");
  expect(words()).toMatch(/a 9.p\.m\./);

  replace(firstVersionPath, "Quien gasta poco", "Quien consume poco");
  await draft.open();
  expect(findClauseRow(draft, "volumen").body).toContain("Quien consume poco");

  const second = "src/content/legal/gestion-de-trafico/2.md";
  writeFileIn(root, second, readFileIn(root, firstVersionPath).replace('version: "1"', 'version: "2"'));
  await draft.reopen();
  rmSync(join(root, second));
  await draft.open();
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", open: { version: "1" } });
});
