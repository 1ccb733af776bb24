// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { HistoryEntry } from "#editor/api/publish-api.ts";
import { cleanUpComponentTest } from "#editor/testing/reset-window.ts";
import { HistoryPanel } from "./history-panel.tsx";

afterEach(cleanUpComponentTest);

test("the history has a button that shows the page with the published state", async () => {
  const entry: HistoryEntry = { commit: "a", day: "2026-11-23", author: "Ana", title: "Un aviso" };
  vi.stubGlobal("fetch", async () => Response.json([entry]));
  const onSee = vi.fn();
  render(<HistoryPanel file="a.ts" onSee={onSee} />);
  const details = screen.getByText("Historia").closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  await screen.findByText("Un aviso");
  fireEvent.click(screen.getByRole("button", { name: "Ver la página" }));
  expect(onSee).toHaveBeenCalledOnce();
});
