// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { usePublishing } from "./use-publishing.ts";

afterEach(cleanup);

test("a publication whose panel is closed is announced to the bar", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  onTestFinished(() => void vi.unstubAllGlobals());
  const onPublishing = vi.fn();
  contentEvents.addEventListener("publishing", onPublishing);
  onTestFinished(() => contentEvents.removeEventListener("publishing", onPublishing));
  const { result, unmount } = renderHook(usePublishing);
  act(() => void result.current.send({ title: "Precios" }));
  expect(onPublishing).not.toHaveBeenCalled();
  unmount();
  expect(onPublishing).toHaveBeenCalledOnce();
});

test("a refused publication may have merged other people's publications, so the forms are reloaded", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "Ábrela y elige otra vez." }, { status: 409 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const onPublished = vi.fn();
  contentEvents.addEventListener("published", onPublished);
  onTestFinished(() => contentEvents.removeEventListener("published", onPublished));
  const { result } = renderHook(usePublishing);
  await act(() => result.current.send({ title: "Precios" }));
  expect(result.current.refusal?.message).toBe("Ábrela y elige otra vez.");
  expect(onPublished).toHaveBeenCalledOnce();
});
