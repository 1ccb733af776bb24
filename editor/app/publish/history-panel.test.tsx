// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HistoryEntry, ListComparison } from "#editor/api/publish-api.ts";
import { polyfillWindow } from "#editor/testing/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/reset-window.ts";
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

test("a restore of a list says first what it changes and which coming changes stay, and acts once confirmed", async () => {
  const entry: HistoryEntry = { commit: "a", day: "2026-11-23", author: "Ana", title: "Como estaba" };
  const compared: ListComparison = {
    changes: [{ where: "Legend › Precio regular", before: "$900", after: "$850" }],
    coming: [{ where: "Rookie › Precio regular", before: "$350", after: "$380", from: "2026-12-15" }],
  };
  const sent = vi.fn();
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    if (url.startsWith("/api/history")) return Response.json([entry]);
    if (url.startsWith("/api/old")) return Response.json({ data: { pesos: 850 } });
    sent(url, JSON.parse(String(body)));
    return Response.json(compared);
  });
  const onBring = vi.fn();
  const compareAs = { id: "membresias", toData: (oldData: unknown) => ({ ...(oldData as object), kept: true }) };
  render(<HistoryPanel file="a.ts" listToCompare={compareAs} onRestore={onBring} />);
  const details = screen.getByText("Historia").closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  fireEvent.click(await screen.findByRole("button", { name: "Volver a esta" }));
  const shown = await screen.findByRole("region", { name: "Lo que vuelve" });
  expect([...shown.querySelectorAll("li")].map((line) => line.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Legend · Precio regular: $900 → $850",
    "Rookie · Precio regular: $350 → $380 desde el 15 de diciembre de 2026",
  ]);
  expect(sent.mock.calls).toEqual([["/api/compare", { id: "membresias", data: { pesos: 850, kept: true } }]]);
  expect(onBring).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Sí, volver" }));
  await screen.findByText(/^En el formulario está «Como estaba»/);
  expect(onBring).toHaveBeenCalledWith({ pesos: 850 }, entry);
});
