// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import type { LegalTextDraftView } from "./legal-text-draft.ts";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { LegalTextNotices } from "./legal-text-notices.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const head = { title: "", inForce: "", summary: [] };
const row = { id: "uso", title: "Uso de {{red}}", depth: 2, body: "1. Se usa." } as const;
const text = { version: "1", isLocked: false, versions: [], data: { head, clauses: [row] } };

test("a conflict notice names the other side: another person, or the same person in another tab", () => {
  const conflicts = [{ where: "Cláusulas › «Uso» › Texto", path: [], mine: "Se usa {{red}}.", theirs: "Se usa eso." }];
  const theirs = new Map([["uso", { ...row, body: "1. Otra cosa." }]]);
  const createEditing = (view: LegalTextDraftView) => ({
    id: "politica",
    text,
    view,
    draft: { view: () => view, listConflicts: () => conflicts, listBackupParts: () => [] },
  });
  const createNotices = (isFromOtherTab: boolean) => (
    <FormContext value={{ ...emptyFormContext, facts: { red: { label: "Red", value: "la red" } } }}>
      <LegalTextNotices
        editing={createEditing({ ...emptyDraftView, theirs, isFromOtherTab }) as unknown as LegalTextEditing}
        proposals={undefined}
      />
    </FormContext>
  );
  const { rerender } = render(createNotices(false));
  expect(screen.getByRole("region", { name: "Alguien más cambió «Uso de la red»" }).textContent).toContain(
    "Dejar lo suyo",
  );
  const notice = screen.getByRole("region", { name: "Alguien más cambió «Uso de la red»" });
  expect(notice.querySelector("dt")?.textContent).toBe("«Uso» › Texto");
  expect(notice.querySelector("del")?.textContent).toContain("eso");
  expect(notice.querySelector("ins")?.textContent).toContain("la red");
  rerender(createNotices(true));
  const tab = screen.getByRole("region", { name: "Cambiaste «Uso de la red» en otra pestaña" });
  expect(tab.textContent).toContain("Ver lo de la otra pestaña");
  expect(tab.textContent).not.toMatch(/persona|suyo/);
});

test("a version that another person published first is named, with the button that moves the draft on", async () => {
  const fetched = vi.fn((_address: string, _request?: RequestInit) =>
    Promise.resolve(Response.json({ message: "Elige qué queda.", conflicts: [] }, { status: 409 })),
  );
  vi.stubGlobal("fetch", fetched);
  const frozen = { state: "ready", refreezeChanges: [] };
  const editing = {
    id: "politica",
    text: { ...text, isDraft: true, frozen, rival: { author: "Luz Legal", next: "2" } },
    view: emptyDraftView,
    draft: { listBackupParts: () => [] },
  };
  render(<LegalTextNotices editing={editing as unknown as LegalTextEditing} proposals={[]} />);
  expect(screen.getByRole("region", { name: "Luz Legal publicó la versión 1" })).toBeTruthy();
  expect(screen.queryByText("Lista para publicarse")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pasarlo a la versión 2" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Elige qué queda."));
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/legal-texts/politica/versions/1/next-version");
});
