// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { pagesSchema } from "#content/forms/page-schema.ts";
import { formSchema } from "#content/forms/spoken-path.ts";
import { emptyView } from "./draft-view.ts";
import { RowsEditor } from "./rows-editor.tsx";

afterEach(cleanup);

const nothing = () => {};

function Opened({ paths }: { paths: readonly string[] }) {
  const [open, setOpen] = useState(0);
  const list = { id: "paginas", label: "Páginas", help: "", file: "", page: "/", schema: formSchema(pagesSchema) };
  const data = paths.map((path) => ({ path, title: path, description: "La portada." }));
  return (
    <RowsEditor
      list={list}
      view={{ ...emptyView, data }}
      open={open}
      onOpen={setOpen}
      onChange={nothing}
      onUndo={nothing}
    />
  );
}

test("a list with fixed rows says why, and has no button that adds, moves or takes one away", () => {
  render(<Opened paths={["/"]} />);
  expect(screen.getByText("Una página nueva se pide a quien desarrolla el sitio.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Agregar|Subir|Bajar|Quitar)/ })).toBeNull();
});

test("choosing a row leads to the heading of its form", async () => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = nothing;
  render(<Opened paths={["/", "/avisos"]} />);
  fireEvent.click(screen.getByRole("button", { name: /^\/avisos/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("/avisos"));
  expect(document.activeElement?.tagName).toBe("H2");
});
