// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { RowPicker } from "./row-picker.tsx";

afterEach(cleanup);

const schema: FormSchema = { type: "array", nameField: "name", items: { type: "object" } };
const rows = Array.from({ length: 13 }, (_, index) => ({
  name: `Marca ${index}`,
  phones: [{ model: index === 3 ? "Galaxy Note" : "Luz", notes: [] }],
}));

const Picker = ({ open }: { open: number }) => (
  <RowPicker
    listButtons={undefined}
    label="Celulares"
    schema={schema}
    rows={rows}
    isNew={() => false}
    openIndex={open}
    onOpen={() => {}}
  />
);

test("the search matches the rows' values at any depth, and announces the number of matches", () => {
  render(<Picker open={0} />);
  const messageElement = screen.getByRole("status");
  expect(messageElement.textContent).toBe("");
  const seek = (value: string) =>
    fireEvent.change(screen.getByLabelText("Buscar entre 13 de «Celulares»"), { target: { value } });
  seek("note");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Marca 3"]);
  expect(messageElement.textContent).toBe("Con esas palabras: 1");
  seek("phones");
  expect(messageElement.textContent).toBe("Nada tiene esas palabras.");
});

test("rows with a period are listed from the current ones to those that ended; a new one is first", () => {
  const dated = (name: string, from: string, to: string) => ({ name, period: { kind: "dates", from, to } });
  render(
    <FormContext value={{ ...emptyFormContext, today: "2026-11-30" }}>
      <RowPicker
        listButtons={undefined}
        label="Promociones"
        schema={{
          ...schema,
          summaryFields: ["period"],
          items: { type: "object", properties: { period: { widget: "period" } } },
        }}
        rows={[
          dated("Buen Fin", "2026-11-13", "2026-11-16"),
          { name: "De siempre", period: { kind: "unstated" } },
          dated("Reyes", "2027-01-02", "2027-01-06"),
          dated("Noviembre", "2026-11-01", "2026-11-30"),
          { name: "Nueva", period: { kind: "dates" } },
        ]}
        isNew={() => false}
        openIndex={0}
        onOpen={() => {}}
      />
    </FormContext>,
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent?.split(/(?=Vig|Por|Ter)/)[0])).toEqual([
    "Nueva",
    "Noviembre",
    "Reyes",
    "De siempre",
    "Buen Fin",
  ]);
});

test("the search is cleared only if the opened row is hidden", () => {
  const { rerender } = render(<Picker open={0} />);
  const field = screen.getByLabelText<HTMLInputElement>("Buscar entre 13 de «Celulares»");
  fireEvent.change(field, { target: { value: "marca 1" } });
  rerender(<Picker open={11} />);
  expect(field.value).toBe("marca 1");
  rerender(<Picker open={3} />);
  expect(field.value).toBe("");
  expect(screen.getAllByRole("listitem")).toHaveLength(13);
});
