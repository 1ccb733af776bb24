// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Diagnostic } from "#editor/api/api.ts";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { FreezeVersionPanel } from "./freeze-version-panel.tsx";

afterEach(cleanup);

const head = { title: "Política", inForce: "pendiente", summary: ["", "", ""] };
const ofDay = { kind: "error", path: ["head", "inForce"], where: "En vigor desde" } as const;
const text = {
  version: "1",
  data: { head, clauses: [] },
  obstacles: [{ ...ofDay, message: "elige el día en que entra en vigor" }],
};

/** Navigation whose freeze panel is open. */
const navigation = { panel: "freeze", key: "head" };

function show(diagnostics: readonly Diagnostic[], changes: Partial<OpenLegalText> = {}) {
  const view = { ...emptyDraftView, data: { head: { ...head, inForce: "2020-01-01" }, clauses: [] }, diagnostics };
  const editing = { id: "privacidad", text: { ...text, ...changes }, view, navigation };
  render(<FreezeVersionPanel editing={editing as unknown as LegalTextEditing} />);
  return screen.getByRole("region", { name: "Publicar la versión 1" }).textContent;
}

test("the freeze panel shows only the error of the typed day, not that of the last saved day", () => {
  const messages = show([{ ...ofDay, message: "elige hoy o un día que venga: ese ya pasó" }]);
  expect(messages).toContain("Todavía no se puede. Corrige el día:");
  expect(messages).not.toContain("elige el día en que entra en vigor");
  cleanup();
  const saving = show([]);
  expect(saving).toContain("El día se está guardando.");
  expect(saving).not.toContain("elige el día en que entra en vigor");
  cleanup();
  const both = show([
    { ...ofDay, message: "ese ya pasó" },
    { kind: "error", path: ["velocidad", "body"], where: "Velocidad", message: "usa «Insertar dato»" },
  ]);
  expect(both).toContain("Corrige antes lo que se lista arriba.");
});

test("the freeze panel states the day of the facts that it freezes", () => {
  const saved = { data: { head: { ...head, inForce: "2020-01-01" }, clauses: [] }, obstacles: [] };
  expect(show([], saved)).toContain("con los datos como se leen hoy.");
  cleanup();
  expect(show([], { ...saved, factsDay: "2027-01-15" })).toContain("con los datos del 15\u00a0de enero de 2027");
});
