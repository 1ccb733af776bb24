// @vitest-environment jsdom
import { act, render, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "./announce.ts";
import { Announcement } from "./announcement.tsx";
import { useAnnouncement } from "./use-announcement.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the element that speaks is there before there is anything to say, and stays when its words change", () => {
  const { rerender, container } = render(<Announcement words="" />);
  const live = container.querySelector("[aria-live]");
  rerender(<Announcement words="Sí: iPhone 13 está en la lista." />);
  expect(container.querySelector("[aria-live]")).toBe(live);
  expect(live?.textContent).toBe("Sí: iPhone 13 está en la lista.");
});

test("the same words twice are a change each time, in React and without it; silence stays silence", () => {
  const { result } = renderHook(useAnnouncement);
  const status = document.createElement("p");
  const heard = ["Enlace copiado", "Enlace copiado", "Enlace copiado", "", ""].map((words) => {
    act(() => result.current[1](words));
    announce(status, words);
    expect(result.current[0]).toBe(status.textContent);
    return status.textContent;
  });
  expect(heard).toEqual(["Enlace copiado", "Enlace copiado\u00a0", "Enlace copiado", "", ""]);
});

test("words that were said are gone for who reads on, unless others came since", () => {
  const { rerender, container } = render(<Announcement words="Opiniones en pausa" />);
  const live = container.querySelector("[aria-live]");
  vi.advanceTimersByTime(19_000);
  rerender(<Announcement words="Opiniones en movimiento" />);
  vi.advanceTimersByTime(19_000);
  expect(live?.textContent).toBe("Opiniones en movimiento");
  vi.advanceTimersByTime(1_000);
  expect(live?.textContent).toBe("");
  rerender(<Announcement words="Opiniones en pausa" />);
  expect(live?.textContent).toBe("Opiniones en pausa");
});
