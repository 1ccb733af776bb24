// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HistoryEntry, PublicationUndo } from "#editor/api/requests/publish-api.ts";
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { HistoryPanel } from "./history-panel.tsx";

beforeEach(() => polyfillWindow());
afterEach(cleanUpComponentTest);

test("the history has a button that shows the page with the published state", async () => {
  const entry: HistoryEntry = { commit: "a", day: "2026-11-23", author: "Ana", title: "Un aviso" };
  vi.stubGlobal("fetch", async () => Response.json([entry]));
  const onSee = vi.fn();
  render(<HistoryPanel file="a.ts" onPreview={onSee} />);
  const details = screen.getByText("Historia").closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  await screen.findByText("Un aviso");
  fireEvent.click(screen.getByRole("button", { name: "Ver la página" }));
  expect(onSee).toHaveBeenCalledOnce();
});

type OpenOptions = { button?: string; region?: string; isLocked?: boolean };

/** Opens the history of a list whose two publications have this undo, and presses a button of one. */
async function openUndo(
  undo: PublicationUndo,
  { button = "Deshacer esta publicación", region = "Lo que se deshace", isLocked = false }: OpenOptions = {},
) {
  const entry: HistoryEntry = { commit: "a", day: "2026-11-23", author: "Ana", title: "Sube Legend", isUndoable: true };
  const history = [entry, { commit: "b", day: "2026-11-01", author: "Luz", title: "Como estaba" }];
  const sent = vi.fn();
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit = {}) => {
    if (url.startsWith("/api/history")) return Response.json(history);
    if (method !== "POST") return Response.json(undo);
    sent(url, JSON.parse(String(body)));
    return Response.json({});
  });
  render(<HistoryPanel file="a.ts" isLocked={isLocked} />);
  const details = screen.getByText("Historia").closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  fireEvent.click(await screen.findByRole("button", { name: button }));
  return { sent, shown: await screen.findByRole("region", { name: region }) };
}

test("everything that was published together is undone together, after its effects were shown", async () => {
  const onChanged = vi.fn();
  contentEvents.addEventListener("published", onChanged, { once: true });
  const { sent, shown } = await openUndo({
    changes: [
      { file: "a.ts", label: "Membresías", changes: [{ where: "Legend", before: "$900", after: "$850" }] },
      { file: "b.ts", label: "Promociones", changes: [{ where: "Legend", before: "$720", after: "$680" }] },
    ],
    keptLabels: ["«Buen Fin»"],
    draftLabels: [],
  });
  fireEvent.click(await within(shown).findByRole("button", { name: "Sí, deshacer todo" }));
  expect(within(shown).getByRole("button", { name: "Deshaciendo…" }).getAttribute("aria-disabled")).toBe("true");
  for (const text of ["Membresías", "$850", "Promociones", "$680", "«Buen Fin»"])
    expect(shown.textContent).toContain(text);
  expect(await screen.findByText(/^Quedó como borrador/)).toBeTruthy();
  expect(sent.mock.calls).toEqual([["/api/undo", { commit: "a" }]]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a draft that prevents an undo is named before anything is undone", async () => {
  const changes = [{ file: "a.ts", label: "Membresías", changes: [] }];
  const { shown } = await openUndo({ changes, keptLabels: [], draftLabels: ["«Membresías»"] });
  expect(await within(shown).findByText(/^Antes publica o descarta tu borrador de «Membresías»/)).toBeTruthy();
  expect(within(shown).queryByRole("button", { name: "Sí, deshacer todo" })).toBeNull();
});

const oldPrice = {
  changes: [{ file: "a.ts", label: "Membresías", changes: [{ where: "Legend", before: "$900", after: "$850" }] }],
  keptLabels: ["lo que viene el 15 de diciembre de 2026"],
  draftLabels: [],
};

test("an earlier state is shown before it returns; the newest one is not offered", async () => {
  const { sent, shown } = await openUndo(oldPrice, { button: "Volver a esta", region: "Lo que vuelve" });
  expect(
    await within(shown).findByText(/^Se queda como está.*: lo que viene el 15 de diciembre de 2026\.$/),
  ).toBeTruthy();
  expect(shown.textContent).toContain("$850");
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(shown).getByRole("button", { name: "Sí, volver" }));
  expect(await screen.findByText(/^Quedó como borrador/)).toBeTruthy();
  expect(sent.mock.calls).toEqual([["/api/undo", { commit: "b", file: "a.ts" }]]);
});

test("an earlier state of a published version is shown without a way back", async () => {
  const { shown } = await openUndo(oldPrice, { button: "Ver", region: "Lo que vuelve", isLocked: true });
  expect(await within(shown).findByText("Entonces decía:")).toBeTruthy();
  expect(
    within(shown)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Cerrar"]);
});
