// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { TextPickerBar, useTextPicker } from "./text-picker-bar.tsx";

afterEach(cleanUpComponentTest);

function Bar() {
  const picker = useTextPicker("/old", () => {});
  return (
    <>
      <TextPickerBar picker={picker} />
      <button type="button" onClick={() => picker.pick({ tag: "p", text: "Hola", nth: 0, id: "" }, "/old")}>
        Toca
      </button>
    </>
  );
}

test("a text that only developers write is shown with its words, which a button copies with the page's address", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const reason = "Lo escribe quien desarrolla el sitio.";
  vi.stubGlobal("fetch", async () => Response.json({ locations: [], reason }));
  render(<Bar />);
  fireEvent.click(screen.getByRole("button", { name: "Toca" }));
  await screen.findByText("«Hola»");
  fireEvent.click(screen.getByRole("button", { name: "Copiar oración y dirección" }));
  expect(writeText).toHaveBeenCalledWith("«Hola»\n/old");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copiado: pégalo en tu mensaje."));
});
