// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { FormField } from "#editor/app/form/fields/form-field.tsx";

afterEach(cleanup);

const name: FormSchema = { type: "string", title: "Modelo" };
const schema: FormSchema = {
  type: "array",
  title: "Celulares",
  nameField: "name",
  items: { type: "object", title: "Celular", properties: { name }, required: ["name"] },
};

function Phones() {
  const [phones, setPhones] = useState<unknown>(Array.from({ length: 13 }, (_, index) => ({ name: `Luz ${index}` })));
  return <FormField schema={schema} value={phones} path={[]} onChange={setPhones} />;
}

test("a row that matches a search stays while its text changes, until the next search", () => {
  render(<Phones />);
  const seek = (words: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: words } });
  seek("luz 12");
  const field = screen.getByRole("textbox", { name: /Modelo/ });
  fireEvent.change(field, { target: { value: "Sol 7" } });
  expect(screen.getByRole("textbox", { name: /Modelo/ })).toBe(field);
  seek("luz 1");
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
});

test("a folded row has a space between its name and its summary", () => {
  const phones = [{ name: "iPhone 11", year: "2019" }];
  const items = { ...schema.items, properties: { name, year: { type: "string" } } };
  render(
    <FormField schema={{ ...schema, items, summaryFields: ["year"] }} value={phones} path={[]} onChange={() => {}} />,
  );
  const head = screen.getByText("iPhone 11").closest("summary");
  expect(head?.textContent?.trim()).toBe("iPhone 11 2019");
});

test("a paste is reported until it is undone", () => {
  const sheet: FormSchema = { ...schema, widget: "sheet" };
  const start: unknown = [{ name: "Luz 1" }];
  let phones = start;
  const change = (next: unknown) => {
    phones = next;
  };
  const draw = () => <FormField schema={sheet} value={phones} path={[]} onChange={change} />;
  const { rerender } = render(draw());
  const press = (button: string) => fireEvent.click(screen.getByRole("button", { name: button }));
  const report = () => screen.queryByText("De la hoja se agregaron 2 renglones.");
  press("Pegar de una hoja");
  fireEvent.change(screen.getByLabelText("Renglones copiados de la hoja"), { target: { value: "Sol 1\nSol 2" } });
  press("Agregar lo pegado");
  expect(phones).toEqual([{ name: "Luz 1" }, { name: "Sol 1" }, { name: "Sol 2" }]);
  rerender(draw());
  expect(report()).toBeTruthy();
  expect(screen.getAllByText("De la hoja")).toHaveLength(2);
  phones = start;
  rerender(draw());
  expect(report()).toBeNull();
});
