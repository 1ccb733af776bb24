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
  "plazo.aviso": { label: "Aviso", value: "30\u00a0días" },
};

test("for a typed figure, the only fact that says the same is the button, and a new fact is a link; several weigh the same", () => {
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
    "Si habla de «Legend: precio regular»: usar ese dato",
    "Es otro dato: agregar «$850»",
    "Si habla de «Duración»: usar ese dato",
    "Si habla de «Aviso»: usar ese dato",
    "Es otro dato: agregar «30 días»",
    "Es otro dato: agregar «$10»",
  ]);
  const looks = [/Legend/, /«\$850»/, /Duración/, /«30 días»/, /«\$10»/].map(
    (name) => screen.getByRole("button", { name }).dataset.look,
  );
  expect(looks).toEqual(["plain", "text", "plain", "plain", "plain"]);
  expect(screen.getAllByText(/^¿De qué habla/).map(({ textContent }) => textContent)).toEqual([
    "¿De qué habla «$850»?",
    "¿De qué habla «30 días»?",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Legend/ }));
  expect(onFactPicked).toHaveBeenCalledWith("membresia.legend.precio", { words: "$850", from: 0 });
  fireEvent.click(screen.getByRole("button", { name: /«\$10»/ }));
  expect(screen.getByLabelText<HTMLInputElement>("Qué dice").value).toBe("$10");
});
