// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import type { HistoryEntry } from "#editor/api/requests/publish-api.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { LegalTextRestore } from "./legal-text-restore.tsx";

afterEach(cleanUpComponentTest);

async function show(answer: LegalTextChanges, isLocked = false) {
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const restore = vi.fn();
  const text = { version: "1", revision: "a", isLocked };
  const editing = { id: "politica", text, draft: { restore }, navigation: { attempt: vi.fn() } };
  const entry: HistoryEntry = { commit: "c0", day: "2026-11-01", author: "Ana", title: "Antes" };
  render(<LegalTextRestore editing={editing as unknown as LegalTextEditing} entry={entry} />);
  await screen.findByRole("heading", { name: /Velocidad/ });
  return restore;
}

const change = {
  id: "velocidad",
  number: "5",
  title: "Velocidad",
  kind: "changed",
  passages: [{ number: "5.1", kind: "added", cells: [[{ kind: "added", text: "nunca" }]] }],
} as const;

test("a button restores one clause; restoring a whole text with drafts needs confirmation", async () => {
  const restore = await show({ comparedVersion: "lo de ahora", changes: [change], draftedClauseCount: 2 });
  fireEvent.click(screen.getByRole("button", { name: "Volver a esta cláusula" }));
  expect(restore.mock.lastCall).toEqual(["c0", "velocidad"]);
  fireEvent.click(screen.getByRole("button", { name: "Volver a todo el texto" }));
  expect(restore).toHaveBeenCalledOnce();
  expect(screen.getByText(/Se pierde lo que cambiaste en 2 cláusulas\./)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Sí, volver/ }));
  expect(restore.mock.lastCall).toEqual(["c0", undefined]);
});

test("a locked version shows its old text, without buttons to restore it", async () => {
  await show({ comparedVersion: "lo de ahora", changes: [change] }, true);
  expect(screen.getByText("Subrayado, lo que decía; tachado, lo que dice ahora.")).toBeDefined();
  expect(screen.queryAllByRole("button")).toEqual([]);
});
