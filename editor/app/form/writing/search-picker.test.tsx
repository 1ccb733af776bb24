// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { FactPicker } from "./fact-picker.tsx";

beforeEach(polyfillWindow);
afterEach(cleanup);

const facts = {
  "plazo.paquete": { label: "Cuánto dura un paquete", value: "30 días" },
  "plazo.aviso": { label: "Con cuánto tiempo se avisa", value: "30 días" },
  "precio.legend": { label: "Precio de Legend", value: "$850" },
};

const Facts = ({ onPick, selected = "" }: { onPick: (name: string) => void; selected?: string }) => (
  <FormContext value={{ ...emptyFormContext, facts }}>
    <FactPicker findWordsToReplace={() => ({ words: selected, from: 0 })} onFactPicked={onPick} />
  </FormContext>
);

test("a fact can be chosen by keyboard: Enter takes the first match, the arrows move through the others and back", async () => {
  const onPick = vi.fn();
  render(<Facts onPick={onPick} />);
  const keys = userEvent.setup();
  const open = async (words: string) => {
    await keys.click(screen.getByRole("button", { name: "Insertar dato" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Qué dato buscas"));
    await keys.keyboard(words);
  };
  await open("{Enter}");
  expect(onPick).not.toHaveBeenCalled();
  await keys.keyboard("plazo{Enter}");
  expect(onPick.mock.lastCall).toEqual(["plazo.paquete"]);
  await open("plazo{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  expect(onPick.mock.lastCall).toEqual(["plazo.aviso"]);
  await open("plazo{ArrowDown}{ArrowUp}");
  expect(document.activeElement).toBe(screen.getByLabelText("Qué dato buscas"));
});

test("a fact whose value equals the selected words comes first", async () => {
  const onPick = vi.fn();
  render(<Facts onPick={onPick} selected="$850" />);
  await userEvent.click(screen.getByRole("button", { name: "Insertar dato" }));
  await userEvent.type(screen.getByLabelText("Qué dato buscas"), "e{Enter}");
  expect(onPick.mock.lastCall).toEqual(["precio.legend"]);
});
