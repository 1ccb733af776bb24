// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { FormField } from "#editor/app/form/fields/form-field.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";

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

/** Opens a list that can be filled in from a spreadsheet, again at each call of `show`. */
function openSheet(start: readonly object[]) {
  const sheet = {
    phones: start as unknown,
    show: (diagnostics: readonly Diagnostic[] = []) => {
      cleanup();
      render(
        <FormContext value={{ facts: {}, pages: [], today: "2026-11-23", diagnostics, published: [] }}>
          <FormField
            schema={{ ...schema, widget: "sheet" }}
            value={sheet.phones}
            path={[]}
            onChange={(next) => {
              sheet.phones = next;
            }}
          />
        </FormContext>,
      );
    },
    press: (button: string) => fireEvent.click(screen.getByRole("button", { name: button })),
    paste: (value: string) => {
      sheet.press("Pegar de una hoja");
      fireEvent.change(screen.getByLabelText("Renglones copiados de la hoja"), { target: { value } });
      sheet.press("Agregar lo pegado");
    },
  };
  sheet.show();
  return sheet;
}

test("a paste can be undone after visiting another list", () => {
  const sheet = openSheet([{ name: "Luz 1" }]);
  sheet.paste("Sol 1\nSol 2");
  expect(sheet.phones).toEqual([{ name: "Luz 1" }, { name: "Sol 1" }, { name: "Sol 2" }]);
  sheet.show();
  sheet.press("Deshacer lo pegado");
  expect(sheet.phones).toEqual([{ name: "Luz 1" }]);
  expect(screen.getByText("Se deshizo lo pegado: se quitaron 2 renglones.")).toBeTruthy();
  sheet.show();
  expect(screen.queryByRole("button", { name: "Deshacer lo pegado" })).toBeNull();
});

test("all errors of a pasted row are listed where it was pasted", () => {
  const sheet = openSheet([]);
  sheet.paste("Sol 1");
  const wrong = { kind: "error", where: "" } as const;
  sheet.show([
    { ...wrong, path: [0, "name"], message: "ya está" },
    { ...wrong, path: [0, "notes", 0], message: "no conocemos la nota" },
  ]);
  expect(screen.getByText("Un renglón de lo pegado tiene algo por corregir:")).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Sol 1 › Modelo: ya está",
    "Sol 1: no conocemos la nota",
  ]);
});
