// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { FactPicker } from "./fact-picker.tsx";

afterEach(cleanUpComponentTest);

const facts = {
  "membresia.legend.precio": { label: "Legend: precio regular", value: "$850" },
  "ejemplo.precio": { label: "Ejemplo: precio", value: "$850" },
  "plazo.paquete": { label: "Duración", value: "30\u00a0días" },
};

test("a typed figure is replaced by a fact that says the same, but not by an example's", () => {
  const onFactPicked = vi.fn();
  render(
    <FormContext value={{ ...emptyFormContext, facts }}>
      <FactPicker
        typedFigures={["$850", "30 días", "$10"]}
        findWordsToReplace={() => ({ words: "", from: 0 })}
        onFactPicked={onFactPicked}
      />
    </FormContext>,
  );
  expect(screen.getAllByRole("button", { name: /^Cambiar/ }).map(({ textContent }) => textContent)).toEqual([
    "Cambiar «$850» por «Legend: precio regular»",
    "Cambiar «30 días» por «Duración»",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Legend/ }));
  expect(onFactPicked).toHaveBeenCalledWith("membresia.legend.precio", { words: "$850", from: 0 });
});
