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

test("for a typed figure, a new fact is offered first, then those that say the same, but not an example's", () => {
  const onFactPicked = vi.fn();
  render(
    <FormContext value={{ ...emptyFormContext, facts, newFactsListId: "datos" }}>
      <FactPicker
        typedFigures={["$850", "30 días", "$10"]}
        findWordsToReplace={() => ({ words: "", from: 0 })}
        onFactPicked={onFactPicked}
      />
    </FormContext>,
  );
  expect(screen.getAllByRole("button", { name: /dato: agregar|^Si/ }).map(({ textContent }) => textContent)).toEqual([
    "Es otro dato: agregar «$850»",
    "Si habla de «Legend: precio regular»: usar ese dato",
    "Es otro dato: agregar «30 días»",
    "Si habla de «Duración»: usar ese dato",
    "Es otro dato: agregar «$10»",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Legend/ }));
  expect(onFactPicked).toHaveBeenCalledWith("membresia.legend.precio", { words: "$850", from: 0 });
  fireEvent.click(screen.getByRole("button", { name: /«\$10»/ }));
  expect(screen.getByLabelText<HTMLInputElement>("Qué dice").value).toBe("$10");
});
