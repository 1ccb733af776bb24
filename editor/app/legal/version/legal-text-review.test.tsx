// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { VersionReview as Review } from "#editor/api/requests/legal-text-api.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { LegalTextReview } from "./legal-text-review.tsx";

afterEach(cleanUpComponentTest);

const review: Review = {
  todos: [
    { what: "la versión 1 está publicada y no cambia: prepara otra. Ya no dice lo de hoy «Precio»: «850» → «900»." },
  ],
  clauses: [
    { id: "precio", change: "«850» → «900»" },
    { id: "pagos", change: "«20» → «25»" },
  ],
};
const data = {
  clauses: [
    { id: "precio", title: "Precio de {{membresia.legend}}" },
    { id: "pagos", title: "Pagos" },
  ],
};
const text = { version: "1", data, renderings: { precio: { number: "3" }, pagos: { number: "4" } }, publishedKeys: [] };
const createEditing = (change: object, navigation: object) =>
  ({ id: "contrato", text: { ...text, ...change }, navigation }) as unknown as LegalTextEditing;

test("a published text lists its to-dos with links to clauses; a draft requests none", async () => {
  const sendRequest = vi.fn(async () => Response.json(review));
  vi.stubGlobal("fetch", sendRequest);
  const goToClause = vi.fn();
  const createReview = (isLocked: boolean, beside = "") => (
    <FormContext value={{ ...emptyFormContext, facts: { "membresia.legend": { label: "Legend", value: "Legend" } } }}>
      <LegalTextReview editing={createEditing({ isLocked }, { goToClause })} pendingChangesKey={beside} />
    </FormContext>
  );
  const { rerender } = render(createReview(false));
  expect(sendRequest).not.toHaveBeenCalled();
  rerender(createReview(true));
  const region = await screen.findByRole("region", { name: "Por revisar" });
  expect(region.textContent).toContain("La versión 1 está publicada y no cambia: prepara otra.");
  expect(region.textContent).toMatch(/Ir a «3 Precio de Legend»Ir a «4 Pagos» «20» → «25»$/);
  fireEvent.click(screen.getByRole("button", { name: "Ir a «3 Precio de Legend»" }));
  expect(goToClause).toHaveBeenCalledWith("precio");
  sendRequest.mockResolvedValue(Response.json({ todos: [], clauses: [] }));
  rerender(createReview(true, "the price is discarded"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Por revisar" })).toBeNull());
});

test("a to-do of a coming day states that day, and opens the form of the next version with it", async () => {
  const what = "la versión 1 está publicada y no cambia: prepara otra que rija desde el 15 de diciembre.";
  const coming: Review = {
    todos: [{ what, from: "2026-12-15" }],
    clauses: [{ id: "precio", change: "«850» → «900»", from: "2026-12-15" }],
  };
  vi.stubGlobal("fetch", async () => Response.json(coming));
  const openPanel = vi.fn();
  const createReview = (nextVersion?: object) => (
    <LegalTextReview editing={createEditing({ isLocked: true, nextVersion }, { openPanel })} pendingChangesKey="" />
  );
  const { rerender } = render(createReview({}));
  expect((await screen.findByRole("region", { name: "Por revisar" })).textContent).toMatch(
    /^Por revisar.*Desde el 15\u00a0de diciembre de 2026: la versión 1 está publicada/,
  );
  fireEvent.click(screen.getByRole("button", { name: /^Preparar otra desde el 15\u00a0de diciembre/ }));
  expect(openPanel).toHaveBeenCalledWith("next", "2026-12-15");
  rerender(createReview());
  expect(screen.queryByRole("button", { name: /^Preparar otra/ })).toBeNull();
});
