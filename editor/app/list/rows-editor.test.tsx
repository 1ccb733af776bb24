// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pagesSchema } from "#content/forms/page-schema.ts";
import { formSchema } from "#content/forms/spoken-path.ts";
import { emptyView } from "./draft-view.ts";
import { RowsEditor } from "./rows-editor.tsx";

afterEach(cleanup);

test("a list with fixed rows says why, and has no button that adds, moves or takes one away", () => {
  const list = { id: "paginas", label: "Páginas", help: "", file: "", page: "/", schema: formSchema(pagesSchema) };
  const data = [{ path: "/", title: "Inicio", description: "La portada." }];
  const nothing = () => {};
  render(
    <RowsEditor
      list={list}
      view={{ ...emptyView, data }}
      open={0}
      onOpen={nothing}
      onChange={nothing}
      onUndo={nothing}
    />,
  );
  expect(screen.getByText("Una página nueva se pide a quien desarrolla el sitio.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Agregar|Subir|Bajar|Quitar)/ })).toBeNull();
});
