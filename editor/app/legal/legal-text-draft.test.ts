import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { findChangedPartKeys, findPart, headKey, setPart } from "#editor/api/legal-text-parts.ts";
import type { LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import { formatSaveStatusMessage } from "#editor/app/draft/save-status.ts";
import { diskFullMessage } from "#editor/server/workspace/atomic-files.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import {
  addClause,
  editClause,
  findClauseRow,
  firstVersionPath,
  newClause,
  startLegalTextTabs,
  waitForStatus,
} from "#editor/testing/window/legal-text-in-tabs.ts";
import type { LegalTextDraft } from "./legal-text-draft.ts";

afterEach(() => void vi.unstubAllGlobals());

test("input is saved while the user types, and a trailing space stays in the form", async () => {
  const { root, state, tab } = await startLegalTextTabs();
  const draft = await tab();
  expect(draft.view().saveStatus).toBe("unchanged");
  editClause(draft, "velocidad", "lo hace.", "lo hace n.");
  editClause(draft, "velocidad", "lo hace n.", "lo hace nunca.");
  const row = findClauseRow(draft, "velocidad");
  draft.changePart("velocidad", { ...row, body: `${row.body} ` });
  await waitForStatus(draft, "saved");
  expect(runGit(root, "diff", "--numstat")).toBe(`1\t1\t${firstVersionPath}`);
  expect(state.saves).toBe(1);
  expect(findClauseRow(draft, "velocidad").body.endsWith(" ")).toBe(true);
  draft.changePart(headKey, {
    ...(draft.view().data?.head ?? { title: "", inForce: "", summary: [] }),
    inForce: "2026-12-24",
  });
  await expect.poll(() => readFileIn(root, firstVersionPath)).toContain("inForce: 2026-12-24");
  await waitForStatus(draft, "saved");
});

test("invalid input stays in the form with the line of its error, and is offered again after a reload", async () => {
  const { root, tab, getKept, store } = await startLegalTextTabs();
  const draft = await tab(getKept());
  editClause(draft, "velocidad", "lo hace.", "lo hace en 3 días.");
  await waitForStatus(draft, "invalid");
  expect(draft.view().diagnostics).toMatchObject([{ path: ["velocidad", "body", 1], kind: "error" }]);
  expect(runGit(root, "status", "--porcelain")).toBe("");

  const again = await tab(getKept());
  const apart = (one: LegalTextDraft) => {
    const { backup } = one.view();
    return findChangedPartKeys(backup?.data as LegalTextData, backup?.base as LegalTextData).map((key) =>
      findPart(backup?.data as LegalTextData, key),
    );
  };
  expect(apart(again)).toMatchObject([{ id: "velocidad", body: expect.stringContaining("3 días") }]);
  editClause(again, "velocidad", "lo hace.", "lo hace nunca.");
  await waitForStatus(again, "saved");
  const third = await tab(getKept());
  expect(apart(third)).toEqual(apart(again));

  editClause(third, "velocidad", "lo hace nunca.", "lo hace jamás.");
  third.restoreBackup("velocidad");
  expect(apart(third)).toMatchObject([{ body: expect.stringContaining("jamás") }]);
  editClause(third, "velocidad", "3 días", "{{plazo.paquete}}");
  await waitForStatus(third, "saved");
  expect(readFileIn(root, firstVersionPath)).toContain("lo hace en {{plazo.paquete}}.");
  third.discardBackup("velocidad");
  expect(Object.keys(store)).toEqual([]);
});

test("edits of two clauses in two tabs are both saved; for one clause, both versions are offered", async () => {
  const { root, tab } = await startLegalTextTabs();
  const [ana, beto] = [await tab(), await tab()];
  editClause(ana, "velocidad", "lo hace.", "lo hace nunca.");
  await waitForStatus(ana, "saved");
  editClause(beto, "volumen", "Quien usa poco", "Quien gasta poco");
  await waitForStatus(beto, "saved");
  expect(runGit(root, "diff", "--numstat")).toBe(`2\t2\t${firstVersionPath}`);

  editClause(ana, "volumen", "Quien usa poco", "Quien consume poco");
  await waitForStatus(ana, "stale");
  const { theirs, isFromOtherTab } = ana.view();
  expect([isFromOtherTab, theirs.get("volumen")]).toMatchObject([
    true,
    { body: expect.stringContaining("gasta poco") },
  ]);
  expect(findClauseRow(ana, "volumen").body).toContain("Quien consume poco");
  ana.resolveConflict("volumen", "mine");
  await waitForStatus(ana, "saved");
  expect(readFileIn(root, firstVersionPath)).toContain("Quien consume poco");

  editClause(beto, "volumen", "Quien gasta poco", "Quien paga poco");
  await waitForStatus(beto, "stale");
  beto.resolveConflict("volumen", "theirs");
  expect(findClauseRow(beto, "volumen").body).toContain("Quien consume poco");
  expect(beto.view().saveStatus).toBe("unchanged");
});

test("of two people's changes to one clause, only a paragraph that both changed needs a decision", async () => {
  const { root, tab } = await startLegalTextTabs();
  const [ana, beto] = [await tab(), await tab()];
  const getBody = (draft: typeof ana) => findClauseRow(draft, "volumen").body;
  const paragraphs = getBody(ana).split("\n");
  const [first = "", second = ""] = paragraphs.filter((line) => /^\d+\. /.test(line));
  const add = (draft: typeof ana, line: string, words: string) =>
    editClause(draft, "volumen", line, `${line} ${words}`);
  add(ana, first, "Lo dice Ana.");
  await waitForStatus(ana, "saved");
  // A change to another paragraph of the same clause is not a conflict.
  add(beto, second, "Lo dice Beto.");
  await waitForStatus(beto, "saved");
  expect(getBody(beto)).toContain("Lo dice Ana.");

  await ana.open();
  add(ana, `${first} Lo dice Ana.`, "Sí.");
  await waitForStatus(ana, "saved");
  add(beto, `${first} Lo dice Ana.`, "No.");
  add(beto, `${second} Lo dice Beto.`, "También.");
  await waitForStatus(beto, "stale");
  expect(beto.listConflicts("volumen")).toEqual([
    expect.objectContaining({ mine: `${first} Lo dice Ana. No.`, theirs: `${first} Lo dice Ana. Sí.` }),
  ]);
  beto.resolveConflict("volumen", "theirs");
  await waitForStatus(beto, "saved");
  const file = readFileIn(root, firstVersionPath);
  expect([
    file.includes("Lo dice Ana. Sí."),
    file.includes("Lo dice Beto. También."),
    file.includes("Ana. No."),
  ]).toEqual([true, true, false]);
});

test("a text that is changed back to its published state is no longer a draft", async () => {
  const { root, tab } = await startLegalTextTabs();
  const draft = await tab();
  editClause(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await waitForStatus(draft, "saved");
  editClause(draft, "velocidad", "lo hace nunca.", "lo hace.");
  await waitForStatus(draft, "unchanged");
  expect(formatSaveStatusMessage(draft.view())).toBe("Aquí todo está guardado");
  expect(runGit(root, "status", "--porcelain")).toBe("");
});

test("adding a clause saves the input first, and reports the clause's errors", async () => {
  const { root, tab } = await startLegalTextTabs();
  const draft = await tab();
  editClause(draft, "velocidad", "lo hace.", "lo hace nunca.");
  expect(await addClause(draft, "volumen")).toMatchObject([{ path: ["volumen", "address"] }]);
  expect(await addClause(draft, "eventos")).toEqual([]);
  expect(readFileIn(root, firstVersionPath)).toContain("lo hace nunca.");
  expect(draft.view().open?.data.clauses.map((each) => each.id)).toContain("eventos");
});

test("a new clause that was not added yet survives a reload, and the status says that it must be added", async () => {
  const { tab, getKept, store } = await startLegalTextTabs();
  const draft = await tab(getKept());
  const words = { ...newClause, after: "velocidad" };
  draft.storeNotes({ adding: words });
  await draft.open();
  expect(formatSaveStatusMessage(draft.view())).toBe("Sin guardar: falta agregar la cláusula nueva");
  const again = await tab(getKept());
  expect(again.view()).toMatchObject({ adding: words });
  again.storeNotes({ adding: undefined });
  expect(formatSaveStatusMessage(again.view())).toBe("Aquí todo está guardado");
  expect(Object.keys(store)).toEqual([]);
});

test("input that the server refused must be saved before any other action", async () => {
  const { root, state, tab } = await startLegalTextTabs();
  const draft = await tab();
  state.hasRoom = false;
  editClause(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await waitForStatus(draft, "refused");
  expect(await addClause(draft, "eventos")).toBeUndefined();
  expect(draft.view()).toMatchObject({ saveStatus: "refused", message: diskFullMessage });
  expect(runGit(root, "status", "--porcelain")).toBe("");

  state.hasRoom = true;
  draft.retry();
  await waitForStatus(draft, "saved");
  expect(readFileIn(root, firstVersionPath)).toContain("lo hace nunca.");
  state.hasRoom = false;
  expect(await addClause(draft, "eventos")).toBeUndefined();
  state.hasRoom = true;
  expect(await addClause(draft, "eventos")).toEqual([]);
  expect(draft.view().saveStatus).toBe("saved");
});

test("a clause that was removed elsewhere while it is edited here is not saved again, and can be discarded", async () => {
  const { root, tab } = await startLegalTextTabs();
  const [ana, beto] = [await tab(), await tab()];
  await addClause(ana, "eventos");
  await beto.open();
  editClause(beto, "eventos", "van primero", "van antes");
  await waitForStatus(beto, "saved");
  await ana.open();
  expect(await ana.saveWholeLegalText((data) => setPart(data, "eventos", undefined))).toEqual([]);
  editClause(beto, "eventos", "van antes", "van ya");
  await waitForStatus(beto, "stale");
  editClause(beto, "velocidad", "lo hace.", "lo hace nunca.");
  await expect.poll(() => readFileIn(root, firstVersionPath)).toContain("lo hace nunca.");
  expect(readFileIn(root, firstVersionPath)).not.toContain("#eventos");
  expect([...beto.view().theirs]).toEqual([["eventos", undefined]]);
  beto.resolveConflict("eventos", "theirs");
  await waitForStatus(beto, "saved");
});

test("a tab whose version was deleted opens the newest remaining version", async () => {
  const { root, tab } = await startLegalTextTabs();
  const second = firstVersionPath.replace("1.md", "2.md");
  writeFileIn(root, second, readFileIn(root, firstVersionPath));
  const draft = await tab();
  await draft.reopen("2");
  expect(draft.view().open?.version).toBe("2");
  rmSync(join(root, second));
  await draft.open();
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", open: { version: "1" } });
});
