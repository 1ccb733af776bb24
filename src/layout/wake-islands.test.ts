// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { wakeIslands } from "./wake-islands.ts";

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
    },
  );
  document.body.innerHTML = `<div data-island="map" data-props='{"zoom":5}'>map</div>`;
});

const island = () => document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
const anyKey = () => dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));

test("an island without React wakes once, with its element and the props that it was rendered from", async () => {
  const enhance = vi.fn();
  wakeIslands({}, { map: async () => enhance });
  expect(enhance).not.toHaveBeenCalled();
  anyKey();
  island().dispatchEvent(new Event("focusin"));
  await vi.waitFor(() => expect(enhance.mock.calls).toEqual([[island(), { zoom: 5 }]]));
});

test("what does not come is asked for a second time, then the island stays as it is", async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  wakeIslands({}, { map: load });
  anyKey();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
  expect(island().textContent).toBe("map");
});
