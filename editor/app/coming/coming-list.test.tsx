// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ComingEntries } from "#editor/api/requests/coming-api.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { ComingList } from "./coming-list.tsx";

polyfillWindow();
afterEach(cleanUpComponentTest);

const createEntries = (day: string): ComingEntries => [
  { location: `membresias@${day}`, label: "Membresías y precios", day, changes: [], isDraft: true },
];

test("a confirmed change shows its response before the list is reloaded, so that no button acts on its old day", async () => {
  let reads = 0;
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "POST") return Response.json(createEntries("2027-01-28"));
    reads++;
    return reads === 1 ? Response.json(createEntries("2027-01-13")) : new Promise<Response>(() => {});
  });
  const list = (turn: number) => <ComingList shell={{ turn, handleFilesChanged: () => {} } as Shell} />;
  const { rerender } = render(list(0));
  await screen.findByRole("heading", { name: /13 de enero/ });
  fireEvent.click(screen.getByRole("button", { name: "Quitar" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Sí, quitar" })));
  rerender(list(1));
  await screen.findByRole("heading", { name: /28 de enero/ });
  expect([reads, screen.queryByRole("heading", { name: /13 de enero/ })]).toEqual([2, null]);
});
