// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageBeside } from "./page-beside.tsx";

const origin = "http://localhost:3101";
const opened: string[] = [];
const frame = { location: { replace: (address: string) => void opened.push(address) }, postMessage: () => {} };

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn(function observer() {
      return { observe: () => {}, disconnect: () => {} };
    }),
  );
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frame as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function beside() {
  const look = { device: "phone", isNight: false, isPaper: false } as const;
  const drawn = (page: string, turn: number, wait = "") => (
    <PageBeside origin={origin} page={page} sought="" wait={wait} turn={turn} look={look} onLook={() => {}} />
  );
  const { rerender } = render(drawn("/old", 0));
  return {
    show: (page: string, turn: number, wait?: string) => rerender(drawn(page, turn, wait)),
    /** What the page in the frame says once it is there. */
    arrive: (path: string) => {
      const said = new MessageEvent("message", { origin, data: { page: "at", path } });
      Object.defineProperty(said, "source", { value: frame });
      act(() => void dispatchEvent(said));
    },
  };
}

test("two saves in a row of a new row show its page, although the page before is all that was seen", () => {
  const { show, arrive } = beside();
  arrive("/old");
  show("/new", 1);
  show("/new", 2);
  expect(opened.at(-1)).toBe(`${origin}/new?v=2`);
});

test("who followed a link stays there while the same row is saved", () => {
  const { show, arrive } = beside();
  arrive("/old");
  arrive("/linked");
  show("/old", 1);
  expect(opened.at(-1)).toBe(`${origin}/linked?v=1`);
});

test("says until which day visitors do not see what is open, whose page is not there yet", () => {
  const { show } = beside();
  show("/new", 1, "2026-12-04");
  expect(screen.getByText(/^En el sitio no se ve hasta el 4 de diciembre de 2026:/)).toBeTruthy();
});

test("that a page is opened again is seen, and not said at each save", () => {
  const { show } = beside();
  show("/old", 1);
  expect(screen.getByText("Abriendo la página…")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});
