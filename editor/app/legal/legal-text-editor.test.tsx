// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { LegalTextEditor } from "./legal-text-editor.tsx";

afterEach(cleanUpComponentTest);

test("an open text is reloaded when other drafts change, but not when it changes itself", () => {
  vi.stubGlobal("fetch", async () => Response.json([]));
  const open = vi.fn();
  const draft = { subscribe: () => () => {}, view: () => emptyDraftView, open };
  const preview = { setPage: () => {}, showDraft: () => {} };
  const state = { drafts: { getLegalTextDraft: () => draft }, location: { part: "" }, preview, approvals: {} };
  const text = { id: "contrato", label: "Contrato", page: "/contrato" };
  const change = (file: string) => ({ file, label: file, changes: [] });
  const own = change("src/content/legal/contrato/2.md");
  const price = change("src/content/data/memberships.ts");
  const createEditor = (pending: PendingChanges) => (
    <LegalTextEditor shell={{ ...state, pending } as unknown as Shell} text={text} />
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
