// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { announceChangedFiles, contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { LiveState } from "./live-state.tsx";

test("right after a publication or an approval, nothing old is said until the server has answered", async () => {
  onTestFinished(cleanUpComponentTest);
  let answer = Promise.resolve(Response.json({ state: "live" }));
  vi.stubGlobal("fetch", () => answer);
  render(<LiveState hasDrafts={false} />);
  await screen.findByText("Lo publicado ya está en el sitio");
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = promise;
  act(() => announceChangedFiles());
  expect(screen.queryByText("Lo publicado ya está en el sitio")).toBeNull();
  resolve(Response.json({ state: "building" }));
  await screen.findByText("Se está publicando…");
});

test("a tab learns that the repository has changed, once for each change; an abandoned one after the next input", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    cleanUpComponentTest();
  });
  let answer: object = { state: "live", repositoryState: "1" };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const onChange = vi.fn();
  contentEvents.addEventListener("repository", onChange);
  render(<LiveState hasDrafts={false} />);
  const pass = () => act(() => vi.advanceTimersByTimeAsync(20_000));
  await pass();
  expect(screen.getByText("Lo publicado ya está en el sitio")).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  answer = { state: "building", repositoryState: "2" };
  await pass();
  answer = { state: "building" };
  await pass();
  expect(onChange).toHaveBeenCalledTimes(1);

  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  answer = { state: "building", repositoryState: "3" };
  await pass();
  expect(onChange).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("pointermove"));
  await pass();
  expect(onChange).toHaveBeenCalledTimes(2);
});
