// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { OpenText, TextReview as Review } from "#editor/api/text-api.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { cleanUpComponentTest } from "#editor/testing/reset-window.ts";
import { TextReview } from "./text-review.tsx";

afterEach(cleanUpComponentTest);

const review: Review = {
  todos: ["la versión 1 está publicada y no cambia: prepara otra. Ya no dice lo de hoy «Precio»: «850» → «900»."],
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

test("a published text lists its to-dos with links to clauses; a draft requests none", async () => {
  const sendRequest = vi.fn(async () => Response.json(review));
  vi.stubGlobal("fetch", sendRequest);
  const onGo = vi.fn();
  const createReview = (isLocked: boolean, beside = "") => (
    <FormContext value={{ ...emptyFormContext, facts: { "membresia.legend": { label: "Legend", value: "Legend" } } }}>
      <TextReview
        id="contrato"
        text={{ ...(text as unknown as OpenText), isLocked }}
        pendingChangesKey={beside}
        onOpenClause={onGo}
      />
    </FormContext>
  );
  const { rerender } = render(createReview(false));
  expect(sendRequest).not.toHaveBeenCalled();
  rerender(createReview(true));
  const region = await screen.findByRole("region", { name: "Por revisar" });
  expect(region.textContent).toContain("La versión 1 está publicada y no cambia: prepara otra.");
  expect(region.textContent).toMatch(/Ir a «3 Precio de Legend»Ir a «4 Pagos» «20» → «25»$/);
  fireEvent.click(screen.getByRole("button", { name: "Ir a «3 Precio de Legend»" }));
  expect(onGo).toHaveBeenCalledWith("precio");
  sendRequest.mockResolvedValue(Response.json({ todos: [], clauses: [] }));
  rerender(createReview(true, "the price is discarded"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Por revisar" })).toBeNull());
});
