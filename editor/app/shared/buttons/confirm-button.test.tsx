// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { ConfirmButton } from "./confirm-button.tsx";

beforeEach(polyfillWindow);
afterEach(cleanup);

test("Escape cancels the question without closing the dialog around it", async () => {
  const [confirm, close] = [vi.fn(), vi.fn()];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: the real side panel also handles keys on a plain element.
    <div onKeyDown={close}>
      <ConfirmButton id="quita" question="¿Quitar «Buen Fin»?" onConfirm={confirm}>
        Quitar
      </ConfirmButton>
    </div>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar" }));
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole("button", { name: "No, dejar" }), { key: "Escape" });
  expect(isLeftToBrowser).toBe(false);
  const button = screen.getByRole("button", { name: "Quitar" });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect([confirm, close].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
