// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FormSchema, toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { findSpecifiedText, requireList } from "#content/forms/testing/check-messages.ts";
import type { SaveListRequest, Todo } from "#editor/api/api.ts";
import { toRows } from "#editor/api/form/form-value.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { FormDraft } from "#editor/app/draft/form-draft.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import type { RequestSender } from "#editor/app/shared/request.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { createTabStorage } from "#editor/testing/window/tab-storage.ts";
import { OfferChange } from "./offer-change.tsx";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

const offersList = requireList("promociones");
const offersSchema = toFormSchema((await offersList.form()).schema);
const rows = parseDataModule(findSpecifiedText(offersList)) as { offer?: object }[];
const offerRow = rows.findIndex(({ offer }) => offer);
const values = [{ path: ["offer", "porting", "pesos", "legend"], value: 720 }];

/** Opens a price that waits for its confirmation, because of a to-do, and the list of offers. */
async function openPriceChange(todo: Partial<Todo>) {
  const writes: { id: string; data: unknown }[] = [];
  const storage = createTabStorage().nextTab();
  const openList = (id: string, schema: FormSchema, data: unknown) => {
    const sendRequest = (async (method, _address, body) => {
      if (method !== "PUT") return { data, revision: "1", publishedKeys: [], diagnostics: [] };
      const { requiresConfirmation, ...save } = body as SaveListRequest;
      const todos = [{ location: "", label: "Promociones", what: "", ...todo }];
      if (requiresConfirmation) return { diagnostics: [], impact: { ...emptyDraftView.impact, todos } };
      writes.push({ id, data: save.data });
      return { diagnostics: [], impact: emptyDraftView.impact, revision: `${writes.length + 1}` };
    }) as RequestSender;
    const draft = new FormDraft({
      ...{ formId: id, schema, sendRequest, saveDelayMs: 0 },
      ...{ getStorage: () => storage.getStorage(id), onSaved: () => {} },
    });
    return { list: { id, label: "Promociones", help: "", file: `${id}.ts`, page: "/", schema }, draft };
  };
  const own = openList("membresias", {}, { pesos: 850 });
  await own.draft.open();
  own.draft.change({ pesos: 900 });
  await waitFor(() => expect(own.draft.view().saveStatus).toBe("needsConfirmation"));
  const offers = openList("promociones", offersSchema, rows);
  render(
    <FormContext value={{ ...emptyFormContext, today: "2026-11-30" }}>
      <OfferChange offers={offers} own={own} />
    </FormContext>,
  );
  return { writes, button: await screen.findByRole("button", { name: "Cambiar también la oferta" }) };
}

test.each([
  [
    "of a coming day",
    { location: `promociones/${offerRow + 1}/period`, continuation: { day: "2026-12-15", values } },
    /^Otra empieza el 15\sde diciembre de 2026, con lo mismo y Legend \$720 en lugar de \$680\./,
    rows.length + 1,
  ],
  [
    "of today",
    { location: `promociones/${offerRow + 1}/offer.porting.pesos.legend`, suggestedValue: 720 },
    /^«20% menos .*»: Legend \$720 en lugar de \$680\.$/,
    rows.length,
  ],
])("a price %s and its offer are saved by one button, once, after it says what it writes", async (...args) => {
  const [_when, todo, description, rowCount] = args;
  const { writes, button } = await openPriceChange(todo);
  expect(screen.getByText(description)).toBeTruthy();
  fireEvent.click(button);
  fireEvent.click(button);
  const link = await screen.findByRole("link", { name: "Ver «Promociones»" });
  await waitFor(() => expect(writes.map(({ id }) => id)).toEqual(["membresias", "promociones", "membresias"]));
  const writtenRows = toRows(writes[1]?.data);
  expect(writtenRows).toHaveLength(rowCount);
  expect(writtenRows[offerRow]).toMatchObject({ offer: { porting: { pesos: { legend: 720 } } } });
  expect(link.getAttribute("href")).toBe(`#promociones/${offerRow + 1}`);
  await waitFor(() => expect(document.activeElement).toBe(link.parentElement));
});
