// @vitest-environment jsdom
import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { announce } from "./announce.ts";
import { Announcement } from "./announcement.tsx";
import { useAnnouncement } from "./use-announcement.ts";

test("the element that speaks is there before there is anything to say, and stays when its words change", () => {
  const { rerender } = render(<Announcement words="" />);
  const status = screen.getByRole("status");
  rerender(<Announcement words="Sí: iPhone 13 está en la lista." />);
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toBe("Sí: iPhone 13 está en la lista.");
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
