// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { saveEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { usePublishing } from "./use-publishing.ts";

afterEach(cleanup);

test("a publication whose sheet is closed is announced to the bar", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  onTestFinished(() => void vi.unstubAllGlobals());
  const onPublishing = vi.fn();
  saveEvents.addEventListener("publishing", onPublishing);
  onTestFinished(() => saveEvents.removeEventListener("publishing", onPublishing));
  const { result, unmount } = renderHook(usePublishing);
  act(() => void result.current.send({ title: "Precios" }));
  expect(onPublishing).not.toHaveBeenCalled();
  unmount();
  expect(onPublishing).toHaveBeenCalledOnce();
});
