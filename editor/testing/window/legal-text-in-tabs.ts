/** A legal text in browser tabs that are closed and reopened, and the server to which these tabs save. */
import { expect, vi } from "vitest";
import type { ErrorBody } from "#editor/api/api.ts";
import { insertClause } from "#editor/api/legal-text-parts.ts";
import type { ClauseRow } from "#editor/api/requests/legal-text-api.ts";
import type { DraftStorage } from "#editor/app/draft/backup/draft-backup.ts";
import { LegalTextDraft } from "#editor/app/legal/legal-text-draft.ts";
import { sendRequest } from "#editor/app/shared/request.ts";
import { diskFullMessage } from "#editor/server/workspace/atomic-files.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { createTabStorage } from "./tab-storage.ts";

const id = "gestion-de-trafico";
export const firstVersionPath = `src/content/legal/${id}/1.md`;

/** Starts the editor's server. @returns functions that open the text in tabs. */
export async function startLegalTextTabs() {
  const { root, app, workspace: server } = await openTestSite();
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const state = { origin, saves: 0, hasRoom: true };
  const originalFetch = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
    init.method === "PUT" && !state.hasRoom
      ? Response.json({ message: diskFullMessage } satisfies ErrorBody, { status: 409 })
      : originalFetch(`${state.origin}${address}`, init),
  );
  const { store, nextTab } = createTabStorage();
  const openTab = async (
    openStorage: (version: string) => DraftStorage = () => createTabStorage(false).nextTab().getStorage("none"),
  ) => {
    const onSaved = () => void state.saves++;
    const getVersionStorage = (version = "") => openStorage(version);
    const draft = new LegalTextDraft({
      formId: id,
      sendRequest,
      getStorage: getVersionStorage,
      onSaved,
      saveDelayMs: 5,
      retryDelayMs: 50,
    });
    await draft.open();
    return draft;
  };
  const bindStorage = (work = nextTab()) => work.getStorage.bind(work);
  return { root, changed: server.invalidate, state, tab: openTab, getKept: bindStorage, store };
}

export const findClauseRow = (draft: LegalTextDraft, clause: string): ClauseRow => {
  const row = draft.view().data?.clauses.find((each) => each.id === clause);
  if (!row) throw new Error(`no clause ${clause}`);
  return row;
};

export const editClause = (draft: LegalTextDraft, clause: string, from: string, to: string) => {
  const row = findClauseRow(draft, clause);
  expect(row.body).toContain(from);
  draft.changePart(clause, { ...row, body: row.body.replace(from, to) });
};

export const newClause = {
  title: "Eventos",
  body: "1. En eventos, las llamadas de emergencia van primero.",
  depth: 2,
} as const;

export const addClause = (draft: LegalTextDraft, address: string) =>
  draft.saveWholeLegalText((data) => insertClause(data, { ...newClause, id: address }, "velocidad"));

export const waitForStatus = (draft: LegalTextDraft, saveStatus: string) =>
  expect.poll(() => draft.view().saveStatus).toBe(saveStatus);
