// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FreezeStatus } from "#editor/api/requests/legal-text-api.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { FrozenVersionNotice } from "./frozen-version-notice.tsx";

afterEach(cleanup);

const show = (frozen: Omit<FreezeStatus, "refreezeChanges">, refreezeChanges: FreezeStatus["refreezeChanges"] = []) => {
  const draft = { unfreeze: vi.fn(), freeze: vi.fn() };
  const text = { version: "2", frozen: { ...frozen, refreezeChanges } };
  const editing = { id: "contrato", text, draft, navigation: { attempt: vi.fn() } };
  render(<FrozenVersionNotice editing={editing as unknown as LegalTextEditing} />);
  return draft;
};
const value = { label: "Razón social", before: "[Razón social]", after: "Uno, S.A." };

test("the notice of a version that waits for «Publicar» has a button that undoes this after a confirmation", () => {
  const { unfreeze } = show({ state: "ready", missingFacts: [], confirmedValues: [] });
  expect(screen.getByRole("region", { name: "Lista para publicarse" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer la publicación de la versión 2" }));
  expect(unfreeze).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: /^Sí, deshacer/ }));
  expect(unfreeze).toHaveBeenCalledOnce();
});

test("a frozen version whose facts have changed shows both texts, and a button that freezes it again", () => {
  const changes = ["cláusula 4 «Precios»: «850» → «900»"];
  const { freeze } = show({ state: "ready", missingFacts: [], confirmedValues: [] }, changes);
  const notice = screen.getByRole("region", { name: /^Así no se publica/ });
  expect(notice.textContent).toContain("Cláusula 4 «Precios»: «850» → «900»");
  expect(notice.textContent).not.toContain("Falta el botón «Publicar»");
  fireEvent.click(screen.getByRole("button", { name: "Volver a fijar sus palabras" }));
  expect(freeze).toHaveBeenCalledOnce();
});

test("only a version without placeholders is described as the one that people accepted", () => {
  show({ state: "sample", missingFacts: ["Razón social", "Domicilio"], confirmedValues: [value] });
  const sample = screen.getByRole("region", { name: "Publicada con datos de muestra" }).textContent;
  expect(sample).toContain("salvo por lo que falta: Razón social; Domicilio.");
  expect(sample).toContain("«Poner los datos del Operador»");
  expect(sample).not.toContain("la gente aceptó");
  cleanup();
  show({ state: "final", missingFacts: [], confirmedValues: [] });
  expect(screen.getByRole("region", { name: "Publicada: ya no cambia" }).textContent).toContain("la gente aceptó");
});

test("an announced version links to its withdrawal, a withdrawn one says so, and any other version allows errata", () => {
  // The link also appears while the version has placeholders to fill.
  for (const state of ["final", "sample"] as const) {
    const missingFacts = state === "sample" ? ["Domicilio"] : [];
    show({ state, missingFacts, confirmedValues: [], isAnnounced: true });
    const link = screen.getByRole("link", { name: "Retirar la versión 2" });
    expect(link.getAttribute("href")).toBe("#retiros//withdrawals.+contrato-2");
    cleanup();
    show({
      state,
      missingFacts,
      confirmedValues: [],
      withdrawn: { day: "2026-12-01", reason: "El plazo estaba mal." },
    });
    const notice = screen.getByRole("region", { name: "Retirada: nunca rigió" }).textContent;
    expect(notice).toContain("se retiró el 1\u00a0de diciembre de 2026. Motivo: El plazo estaba mal.");
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
  }
  show({ state: "final", missingFacts: [], confirmedValues: [] });
  expect(screen.getByRole("link", { name: "Agregar una fe de erratas" })).toBeDefined();
});
