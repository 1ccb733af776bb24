// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { LegalTextHistory } from "./legal-text-history.tsx";

afterEach(cleanUpComponentTest);

test("the history shows what a text said at a publication", async () => {
  const passages = [{ number: "5.1", kind: "added", cells: [[{ kind: "added", text: "nunca" }]] }] as const;
  const change = { id: "velocidad", number: "5", title: "Velocidad", kind: "changed", passages } as const;
  const answer: LegalTextChanges = { comparedVersion: "lo de ahora", changes: [change] };
  const send = vi.fn(async (_address: string) => Response.json(answer));
  vi.stubGlobal("fetch", send);
  const editing = { id: "politica", text: { version: "1", revision: "a" } } as unknown as LegalTextEditing;
  const entry = { commit: "c0", day: "2026-11-01", author: "Ana", title: "Antes" };
  render(<LegalTextHistory editing={editing} entry={entry} />);
  await screen.findByRole("heading", { name: /Velocidad/ });
  expect(send.mock.lastCall?.[0]).toBe("/api/legal-texts/politica/changes?version=1&since=c0&revision=a");
  expect(screen.getByText("Subrayado, lo que decía; tachado, lo que dice ahora.")).toBeDefined();
});
