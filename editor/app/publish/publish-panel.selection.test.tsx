// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DraftBackups, DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { createTabStorage } from "#editor/testing/window/tab-storage.ts";
import type { LabelledUnsavedWork } from "./pre-publish-notices.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { usePublishing } from "./use-publishing.ts";

beforeEach(() => polyfillWindow());
afterEach(cleanUpComponentTest);

const half: LabelledUnsavedWork = {
  ...{ location: "promociones", label: "Promociones", pathPrefix: "src/content/data/promotions.ts" },
  ...{ reason: "hay 1 por corregir", mark: "", icon: "wrong" },
};
const one = { file: "a", label: "Celulares con eSIM", changes: [] };

const state = {
  menu: { person: { name: "Ana", email: "ana@wim.example" } },
  pending: { changes: [one, { file: half.pathPrefix, label: half.label, changes: [] }], todos: [] },
  unsavedWork: [half],
  approvals: {},
};

const Panel = ({ tab }: { tab: DraftBackups }) => (
  <DraftStorageContext value={tab}>
    <PublishPanel shell={{ ...state, publishing: usePublishing(() => {}) } as unknown as Shell} />
  </DraftStorageContext>
);

test("a list with unsaved input starts unchecked and says why, and the to-dos are those of the checked lists", async () => {
  const requestedUrls: string[] = [];
  const todo = { location: "promociones", label: "Promociones", what: "serían $720" };
  vi.stubGlobal("fetch", async (url: string) => {
    requestedUrls.push(decodeURIComponent(url));
    return Response.json([todo]);
  });
  render(<Panel tab={createTabStorage().nextTab()} />);
  const [devices, promotions] = screen.getAllByRole("checkbox") as [HTMLInputElement, HTMLInputElement];
  expect([devices.checked, promotions.checked]).toEqual([true, false]);
  expect(screen.getByText(/hay algo sin guardar \(hay 1 por corregir\)/)).toBeDefined();
  expect((await screen.findByRole("link", { name: "Revisa «Promociones»" })).getAttribute("href")).toBe("#promociones");
  expect(requestedUrls).toEqual(["/api/todos?file=a"]);
  fireEvent.click(promotions);
  expect(screen.queryByRole("link", { name: "Revisa «Promociones»" })).toBeNull();
});
