// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "#editor/api/api.ts";
import type { Clause } from "#editor/api/text-rows.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { ClauseBodyField } from "./clause-body-field.tsx";
import { ClauseForm } from "./clause-form.tsx";

afterEach(cleanup);

const clause: Clause = {
  id: "uso",
  title: "Uso",
  body: "1. Se usa.",
  depth: 2,
  number: "2",
  html: "",
  isPromised: false,
  links: [],
};
const wrong = (field: string, message: string): Diagnostic => ({
  kind: "error",
  path: ["uso", field],
  where: "Cláusula 2 «Uso»",
  message,
});

function show(address?: string) {
  const diagnostics = [
    wrong("address", "la página ya usa la dirección"),
    wrong("removal", "cambia antes el enlace de «Ayuda»"),
  ];
  const { container } = render(
    <FormContext value={{ facts: {}, pages: [], today: "", diagnostics, published: [] }}>
      <ClauseForm
        clause={clause}
        words={clause}
        isLocked={false}
        taken={["uso"]}
        diagnostics={diagnostics}
        facts={{}}
        places={[]}
        beside={null}
        address={address}
        onAddress={vi.fn()}
        onChange={vi.fn()}
        onRemove={vi.fn()}
        onMove={vi.fn()}
        onGo={vi.fn()}
      />
    </FormContext>,
  );
  return [...container.querySelectorAll("[id]")].map(({ id }) => id);
}

test("an error of the address and one of the removal are each shown once, at their own field", () => {
  for (const address of [undefined, "el-uso"]) {
    const ids = show(address);
    expect(ids).toEqual([...new Set(ids)]);
    expect(screen.getAllByText("la página ya usa la dirección")).toHaveLength(1);
    expect(document.getElementById("campo-uso-removal")?.textContent).toBe("cambia antes el enlace de «Ayuda»");
    cleanup();
  }
  show("el-uso");
  expect(screen.getByLabelText<HTMLInputElement>("Dirección nueva").value).toBe("el-uso");
});

test("a word processor's list pasted into an empty item is nested in the paragraph above", () => {
  const onChange = vi.fn();
  const body = "1. El Operador:\n2. ";
  render(
    <FormContext value={{ facts: {}, pages: [], today: "", diagnostics: [], published: [] }}>
      <ClauseBodyField path={["uso", "body"]} value={body} diagnostics={[]} places={[]} onChange={onChange} />
    </FormContext>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>("Texto");
  area.setSelectionRange(body.length, body.length);
  fireEvent.paste(area, { clipboardData: { getData: () => "•\tCuida la red.\no\tTambién de noche." } });
  expect(onChange).toHaveBeenCalledWith("1. El Operador:\n   - Cuida la red.\n      - También de noche.");
});
