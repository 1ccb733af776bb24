// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useKeyedEffect } from "./use-keyed-effect.ts";

test("an effect runs again only with another key, with current values, after the previous one was cleaned up", () => {
  const calls: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ key, text }) =>
      useKeyedEffect(key, () => {
        calls.push(`run ${key} ${text}`);
        return () => void calls.push(`undo ${key} ${text}`);
      }),
    { initialProps: { key: 1, text: "a" } },
  );
  rerender({ key: 1, text: "b" });
  expect(calls).toEqual(["run 1 a"]);
  rerender({ key: 2, text: "c" });
  expect(calls).toEqual(["run 1 a", "undo 1 a", "run 2 c"]);
  unmount();
  expect(calls.at(-1)).toBe("undo 2 c");
});
