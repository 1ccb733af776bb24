// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { pagesSchema } from "#content/forms/schemas/page-schema.ts";
import { pendingFactsSchema } from "#content/forms/schemas/pending-schema.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import type { ListInfo } from "#editor/api/api.ts";
import { markNewRow } from "#editor/api/form/row-keys.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { findGroupNeighbours, RowsEditor } from "./rows-editor.tsx";

afterEach(cleanup);

const nothing = () => {};
const handlers = { onOpen: nothing, onChange: nothing, onUndo: nothing };

const list = { id: "paginas", label: "Páginas", help: "", file: "", page: "/", schema: toFormSchema(pagesSchema) };

function Opened({ paths }: { paths: readonly string[] }) {
  const [open, setOpen] = useState(0);
  const data = paths.map((path) => ({ path, title: path, description: "La portada." }));
  return <RowsEditor list={list} view={{ ...emptyDraftView, data }} {...handlers} openIndex={open} onOpen={setOpen} />;
}

test("a list whose rows are fixed says why, and has no buttons to add, move or remove rows", () => {
  render(<Opened paths={["/"]} />);
  expect(screen.getByText("Una página nueva se pide a quien desarrolla el sitio.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Agregar|Subir|Bajar|Quitar)/ })).toBeNull();
});

test("a published row whose key is not an address has a fixed key, but can be removed unless a text uses it", () => {
  const list = { id: "a", label: "Datos", help: "", file: "", page: "/", schema: toFormSchema(pendingFactsSchema) };
  const data = [{ id: "prueba", description: "cuánto dura una prueba" }];
  const createEditor = (uses: ListInfo["uses"] = {}) => (
    <FormContext value={{ ...emptyFormContext, today: "2026-11-23", publishedKeys: ["prueba"] }}>
      <RowsEditor list={{ ...list, uses }} view={{ ...emptyDraftView, data }} openIndex={0} {...handlers} />
    </FormContext>
  );
  const { rerender } = render(createEditor());
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre del dato/).readOnly).toBe(true);
  expect(screen.getByText("Solo se puede quitar si ningún texto legal lo usa.")).toBeTruthy();
  expect(screen.queryByText(/su dirección se compartió/)).toBeNull();
  expect(screen.getByRole("button", { name: "Quitar de la lista" })).toBeTruthy();

  // While a text uses the row, the row cannot be removed and links to the text.
  rerender(
    createEditor({ prueba: [{ location: "politica-de-uso/objeto", label: "«Política de uso», Cláusula 1 «Objeto»" }] }),
  );
  expect(screen.queryByRole("button", { name: "Quitar de la lista" })).toBeNull();
  expect(screen.getByRole("link", { name: /^«Política de uso»/ }).getAttribute("href")).toBe("#politica-de-uso/objeto");
});

test("choosing a row focuses the heading of its form", async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = nothing;
  render(<Opened paths={["/", "/avisos"]} />);
  fireEvent.click(screen.getByRole("button", { name: /^\/avisos/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("/avisos"));
  expect(document.activeElement?.tagName).toBe("H2");
});

test("a row's name is shown as visitors read it: «Portada» for the home page, values for placeholders", () => {
  const data = [{ path: "/", title: "Los {{principios}} principios", description: "La portada." }];
  const facts = { principios: { value: "diez", label: "Principios" } };
  render(
    <FormContext value={{ ...emptyFormContext, facts, today: "2026-11-23" }}>
      <RowsEditor list={list} view={{ ...emptyDraftView, data }} openIndex={0} {...handlers} />
    </FormContext>,
  );
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Portada");
  expect(screen.getByRole("listitem").textContent).toMatch(/^PortadaLos diez principios/);
});

function Added() {
  const list = { id: "p", label: "Promociones", help: "", file: "", page: "/", schema: toFormSchema(promotionsSchema) };
  const [data, setData] = useState<unknown>([markNewRow({ slug: "", name: "" }), { slug: "buen-fin", name: "Otra" }]);
  const view = { ...emptyDraftView, data };
  return <RowsEditor list={list} view={view} openIndex={0} {...handlers} onChange={setData} />;
}

test("a new promotion's form starts with the name, and derives the address from it until another is typed", () => {
  render(<Added />);
  const [first] = screen.getAllByRole("textbox").filter(({ id }) => id.startsWith("campo-0-"));
  const name = screen.getByLabelText<HTMLInputElement>("Nombre");
  const address = screen.getByLabelText<HTMLInputElement>("Dirección");
  const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
  expect(first).toBe(name);
  type(name, "Buen Fin");
  expect(address.value).toBe("buen-fin-2");
  type(name, "Navidad en Mérida");
  expect(address.value).toBe("navidad-en-merida");
  type(address, "navidad");
  type(name, "Navidad de 2026");
  expect(address.value).toBe("navidad");
});

function Promotions({ rows }: { rows: readonly unknown[] }) {
  const [data, setData] = useState<unknown>(rows);
  const list = { id: "p", label: "Promociones", help: "", file: "", page: "/", schema: toFormSchema(promotionsSchema) };
  return (
    <FormContext value={{ ...emptyFormContext, today: "2026-11-23", publishedKeys: ["mar-25"] }}>
      <RowsEditor list={list} view={{ ...emptyDraftView, data }} openIndex={0} {...handlers} onChange={setData} />
      <output data-testid="data">{JSON.stringify(data)}</output>
    </FormContext>
  );
}

test("a row with a last day is copied for the days after it, without its number and other fields of its own", () => {
  const pesos = { rookie: 280 };
  const ended = {
    ...{ slug: "mar-25", name: "Portabilidad, marzo de 2025", folio: "1510039", visibleFrom: "2025-02-01" },
    offer: { porting: { percent: 20, months: 6, pesos, otherReading: { months: 5, pesos } } },
    ...{ period: { kind: "dates", from: "2025-03-01", to: "2026-12-31", otherTo: "2027-01-02" }, shownOn: ["home"] },
  };
  render(<Promotions rows={[ended]} />);
  fireEvent.click(screen.getByRole("button", { name: /^Otra desde el 1\u00a0de enero de 2027/ }));
  const [copy, original] = JSON.parse(screen.getByTestId("data").textContent ?? "");
  expect(original).toEqual(ended);
  expect(copy).toEqual({
    ...{ slug: "portabilidad-enero-de-2027", name: "Portabilidad, enero de 2027" },
    offer: { porting: { percent: 20, months: 6, pesos } },
    ...{ period: { kind: "dates", from: "2027-01-01", to: "" }, shownOn: ["home"] },
  });
});

test("a row that ended long ago is copied from today on, and one without dates from the day after its last possible one", () => {
  const period = { kind: "dates", from: "2025-03-01", to: "2025-03-31" };
  render(<Promotions rows={[{ slug: "mar-25", name: "Noviembre", period }]} />);
  expect(screen.getByRole("button", { name: /^Otra desde el 23\u00a0de noviembre de 2026/ })).toBeTruthy();
  cleanup();
  const unstated = { kind: "unstated", endedBy: "2026-12-31" };
  render(<Promotions rows={[{ slug: "mar-25", name: "Noviembre", period: unstated }]} />);
  fireEvent.click(screen.getByRole("button", { name: /^Otra desde el 1\u00a0de enero de 2027/ }));
  const [copy] = JSON.parse(screen.getByTestId("data").textContent ?? "");
  expect(copy.period).toEqual({ kind: "dates", from: "2027-01-01", to: "" });
});

test("a row without a last day cannot be copied for the following days", () => {
  render(
    <Promotions rows={[{ slug: "a", name: "A", period: { kind: "dates", from: "2026-12-01", to: "2026-02-31" } }]} />,
  );
  expect(screen.queryByRole("button", { name: /^Otra desde/ })).toBeNull();
});

const grouped = ["new", "a", "a", "b", "new", "b"].map((group) => ({ group }));

test("a row's neighbours are the nearest rows of its group, undefined at the group's ends", () => {
  expect(findGroupNeighbours(grouped, 0, "group")).toEqual({ above: undefined, below: 4 });
  expect(findGroupNeighbours(grouped, 5, "group")).toEqual({ above: 3, below: undefined });
  expect(findGroupNeighbours(grouped, 3, undefined)).toEqual({ above: 2, below: 4 });
});
