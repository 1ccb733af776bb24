// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PipelineStatus } from "#editor/api/team-api.ts";
import { usePipeline } from "./use-pipeline.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a publication replaces the previous commit's state by «running» until its own state is known", async () => {
  vi.useFakeTimers();
  let answer: PipelineStatus = { commit: "one", state: "done" };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const { result } = renderHook(() => usePipeline(true));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const state = () => result.current.pipeline?.state;
  await pass(0);
  expect(state()).toBe("done");
  act(() => result.current.trackPublication("two"));
  expect(state()).toBe("running");
  // The service may not know the new commit yet.
  await pass(10_000);
  expect(state()).toBe("running");
  answer = { commit: "two", state: "failed" };
  await pass(10_000);
  expect(state()).toBe("failed");
  act(() => result.current.trackPublication("two"));
  expect(state()).toBe("failed");
});

test.each<[string, () => Response]>([
  ["the service does not know", () => Response.json({ state: "unknown" } satisfies PipelineStatus)],
  ["nothing answers", () => Response.error()],
])("while %s, it is asked again soon", async (_, first) => {
  vi.useFakeTimers();
  let answer = first;
  vi.stubGlobal("fetch", async () => answer());
  const { result } = renderHook(() => usePipeline(true));
  await act(() => vi.advanceTimersByTimeAsync(0));
  answer = () => Response.json({ commit: "one", state: "running" } satisfies PipelineStatus);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.pipeline?.state).toBe("running");
});
