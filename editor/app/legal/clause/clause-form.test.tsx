// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "#editor/api/api.ts";
import type { ClauseWithRendering } from "#editor/api/legal-text-parts.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { findBacklinks, listLegalTextLinks } from "#editor/server/legal/backlinks.ts";
import { ClauseBodyField } from "./clause-body-field.tsx";
import { ClauseForm, RemoveClauseButton } from "./clause-form.tsx";

afterEach(cleanup);

const clause: ClauseWithRendering = {
  id: "uso",
  title: "Uso",
  body: "1. Se usa.",
  depth: 2,
  number: "2",
  html: "",
  hasPermanentAddress: false,
  links: [],
};
const wrong = (field: string, message: string): Diagnostic => ({
  kind: "error",
  path: ["uso", field],
  where: "Cláusula 2 «Uso»",
  message,
});

function show() {
  const diagnostics = [wrong("removal", "cambia antes el enlace de «Ayuda»")];
  const { container } = render(
    <FormContext value={{ ...emptyFormContext, diagnostics }}>
      <ClauseForm
        editing={{ text: {}, navigation: {}, linkTargets: [] } as unknown as LegalTextEditing}
        clause={clause}
        row={clause}
        diagnostics={diagnostics}
        sideContent={null}
      />
    </FormContext>,
  );
  return [...container.querySelectorAll("[id]")].map(({ id }) => id);
}

test("an error about the removal of a clause is shown once, at its own field", () => {
  const ids = show();
  expect(ids).toEqual([...new Set(ids)]);
  expect(document.getElementById("campo-uso-removal")?.textContent).toBe("cambia antes el enlace de «Ayuda»");
});

test("a word processor's list pasted into an empty item is nested in the paragraph above", () => {
  const onChange = vi.fn();
  const body = "1. El Operador:\n2. ";
  render(
    <FormContext value={emptyFormContext}>
      <ClauseBodyField path={["uso", "body"]} value={body} diagnostics={[]} linkTargets={[]} onChange={onChange} />
    </FormContext>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>("Texto");
  area.setSelectionRange(body.length, body.length);
  fireEvent.paste(area, { clipboardData: { getData: () => "•\tCuida la red.\no\tTambién de noche." } });
  expect(onChange).toHaveBeenCalledWith("1. El Operador:\n   - Cuida la red.\n      - También de noche.");
});

const html = `<h2 id="uso" data-title="Uso"><span data-number="">2</span> Uso</h2>
<ol><li id="uso-1"><span data-number="">2.1</span> Ve <a href="#roaming">esto</a>.</li>
<li id="uso-2"><span data-number="">2.2</span> Ve <a href="#roaming-3">esto</a> y <a href="#roaming">esto</a>.</li></ol>
<h2 id="roaming" data-title="Roaming"><span data-number="">3</span> Roaming</h2>
<p>Ve <a href="#roaming-1">esto</a> y <a href="#uso">esto</a>.</p>
<h2 id="fin" data-title="Fin"><span data-number="">4</span> Fin</h2>
<p>Ve <a href="#roaming">esto</a> y <a href="/otra#roaming">esto</a>.</p>`;

function askRemoval(id: string) {
  const onGo = vi.fn();
  const onRemove = vi.fn();
  const clause = {
    id,
    title: "**Roaming** en {{pais}}",
    depth: 2,
    links: findBacklinks(listLegalTextLinks(html), id),
  } as unknown as ClauseWithRendering;
  const facts = { pais: { label: "País", value: "Canadá" } };
  render(
    <FormContext value={{ ...emptyFormContext, facts }}>
      <RemoveClauseButton clause={clause} onRemove={onRemove} onOpenClause={onGo} />
    </FormContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar cláusula" }));
  return { onGo, onRemove };
}

test("a clause that others link to cannot be removed, and the linking paragraphs are listed with buttons", () => {
  const { onGo, onRemove } = askRemoval("roaming");
  expect(screen.getByText(/^No se puede quitar todavía: 3 partes del texto llevan a ella/)).toBeDefined();
  expect(screen.getAllByRole("button", { name: /^Ir a/ }).map((each) => each.textContent)).toEqual([
    "Ir a 2.1",
    "Ir a 2.2",
    "Ir a 4",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Ir a 2.2" }));
  expect(onGo).toHaveBeenCalledWith("uso-2");
  expect(onRemove).not.toHaveBeenCalled();
});

test("a clause without links to it is removed after a confirmation that shows its title as visitors read it", () => {
  const { onRemove } = askRemoval("fin");
  expect(screen.getByText(/^¿Quitar «Roaming en Canadá»\?/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Sí, quitar cláusula" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
