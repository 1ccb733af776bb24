// @vitest-environment jsdom
import { act, render, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceText } from "./announce.ts";
import { Announcement } from "./announcement.tsx";
import { useAnnouncement } from "./use-announcement.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the live region exists before the first announcement, and stays when its text changes", () => {
  const { rerender, container } = render(<Announcement text="" />);
  const live = container.querySelector("[aria-live]");
  rerender(<Announcement text="Sí: iPhone 13 está en la lista." />);
  expect(container.querySelector("[aria-live]")).toBe(live);
  expect(live?.textContent).toBe("Sí: iPhone 13 está en la lista.");
});

test("announcing the same text twice changes the region each time, in React and without it; an empty text stays empty", () => {
  const { result } = renderHook(useAnnouncement);
  const status = document.createElement("p");
  const heard = ["Enlace copiado", "Enlace copiado", "Enlace copiado", "", ""].map((copy) => {
    act(() => result.current[1](copy));
    announceText(status, copy);
    expect(result.current[0]).toBe(status.textContent);
    return status.textContent;
  });
  expect(heard).toEqual(["Enlace copiado", "Enlace copiado\u00a0", "Enlace copiado", "", ""]);
});

test("an announced text is removed after a few seconds, in React and without it, unless another one followed", () => {
  const { rerender, container } = render(<Announcement text="Opiniones en pausa" />);
  const live = container.querySelector("[aria-live]") as Element;
  const status = document.createElement("p");
  const readAnnouncements = () => [live.textContent, status.textContent];
  announceText(status, "Opiniones en pausa");
  vi.advanceTimersByTime(3_000);
  rerender(<Announcement text="Opiniones en movimiento" />);
  announceText(status, "Opiniones en movimiento");
  vi.advanceTimersByTime(3_000);
  expect(readAnnouncements()).toEqual(["Opiniones en movimiento", "Opiniones en movimiento"]);
  vi.advanceTimersByTime(1_000);
  expect(readAnnouncements()).toEqual(["", ""]);
  rerender(<Announcement text="Opiniones en pausa" />);
  announceText(status, "Opiniones en movimiento");
  expect(readAnnouncements()).toEqual(["Opiniones en pausa", "Opiniones en movimiento\u00a0"]);
});
