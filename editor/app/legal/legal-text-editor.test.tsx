// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { buildPendingChangesKey } from "#editor/app/shell/use-menu-and-pending.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import type { LegalTextDraft } from "./legal-text-draft.ts";
import { LegalTextEditor } from "./legal-text-editor.tsx";

afterEach(cleanUpComponentTest);

test("an open text is reloaded when other drafts change, but not when it changes itself", () => {
  vi.stubGlobal("fetch", async () => Response.json([]));
  const open = vi.fn();
  const draft = { subscribe: () => () => {}, view: () => emptyDraftView, open } as unknown as LegalTextDraft;
  const text = { id: "contrato", label: "Contrato", page: "/contrato" } as Parameters<
    typeof LegalTextEditor
  >[0]["text"];
  const change = (file: string) => ({ file, label: file, changes: [] });
  const own = change("src/content/legal/contrato/2.md");
  const price = change("src/content/data/memberships.ts");
  const createEditor = (pending: PendingChanges) => (
    <LegalTextEditor
      text={text}
      draft={draft}
      clauseId=""
      pendingChangesKey={buildPendingChangesKey(text.id, pending)}
      onPreview={() => {}}
      onPreviewDraft={() => {}}
      proposals={undefined}
    />
  );
  const { rerender } = render(createEditor({ changes: [price], todos: [] }));
  rerender(createEditor({ changes: [price, own], todos: [] }));
  expect(open).toHaveBeenCalledTimes(1);
  rerender(createEditor({ changes: [own], todos: [] }));
  expect(open).toHaveBeenCalledTimes(2);
  rerender(
    createEditor({ changes: [own], todos: [{ location: "contrato", label: "Contrato", what: "fija otra vez" }] }),
  );
  expect(open).toHaveBeenCalledTimes(3);
});
