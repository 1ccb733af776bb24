// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { contentEvents, useMenuAndPending } from "./use-menu-and-pending.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a tab that becomes visible on a later day, but not on the same day, reloads menu and changes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T18:00:00Z") });
  const requestedUrls: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requestedUrls.push(address);
    const today = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
    return Response.json(address === "/api/menu" ? { today } : { changes: [], todos: [] });
  });
  const { result } = renderHook(() => useMenuAndPending("promociones"));
  await waitFor(() => expect(result.current.menu?.today).toBe("2026-11-23"));
  await waitFor(() => expect(requestedUrls).toHaveLength(2));
  document.dispatchEvent(new Event("visibilitychange"));
  vi.setSystemTime(new Date("2026-11-24T06:01:00Z"));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(result.current.menu?.today).toBe("2026-11-24"));
  expect(requestedUrls.toSorted()).toEqual(["/api/menu", "/api/menu", "/api/pending", "/api/pending"]);
});

test("pending changes are polled until another tab's publication ends; then its files are reported", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const waiting = ["portada", "avisos"].map((file) => ({ file, label: file, changes: [] }));
  let pending: object = { changes: waiting, todos: [], isPublishing: true };
  const requestedUrls: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requestedUrls.push(address);
    return Response.json(address === "/api/menu" ? { today: "2999-01-01" } : pending);
  });
  const details: unknown[] = [];
  contentEvents.addEventListener("published", (event) => details.push((event as CustomEvent).detail), { once: true });
  const { result } = renderHook(() => useMenuAndPending(""));
  const pass = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  await pass();
  await pass();
  expect([result.current.pending?.isPublishing, result.current.turn, details]).toEqual([true, 0, []]);
  pending = { changes: waiting.slice(1), todos: [] };
  await pass();
  expect([result.current.pending, result.current.turn, details]).toEqual([
    { ...pending, isOutdated: false },
    1,
    [["portada"]],
  ]);
  const count = requestedUrls.length;
  await pass();
  expect(requestedUrls).toHaveLength(count);
});

test("the changes are outdated from the moment a file changes until they are reloaded", async () => {
  let answer = () => {};
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/api/pending") await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ changes: [], todos: [], today: "2999-01-01" });
  });
  const { result } = renderHook(() => useMenuAndPending(""));
  const answerNow = () => act(async () => answer());
  await answerNow();
  await waitFor(() => expect(result.current.pending?.isOutdated).toBe(false));
  act(() => result.current.reloadPending());
  expect(result.current.pending?.isOutdated).toBe(true);
  await answerNow();
  await waitFor(() => expect(result.current.pending?.isOutdated).toBe(false));
});
