// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Clause } from "#editor/api/text-rows.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { findBacklinks } from "#editor/server/legal/backlinks.ts";
import { RemoveClauseButton } from "./clause-form.tsx";

afterEach(cleanup);

const html = `<h2 id="uso" data-title="Uso"><span data-number="">2</span> Uso</h2>
<ol><li id="uso-1"><span data-number="">2.1</span> Ve <a href="#roaming">esto</a>.</li>
<li id="uso-2"><span data-number="">2.2</span> Ve <a href="#roaming-3">esto</a> y <a href="#roaming">esto</a>.</li></ol>
<h2 id="roaming" data-title="Roaming"><span data-number="">3</span> Roaming</h2>
<p>Ve <a href="#roaming-1">esto</a> y <a href="#uso">esto</a>.</p>
<h2 id="fin" data-title="Fin"><span data-number="">4</span> Fin</h2>
<p>Ve <a href="#roaming">esto</a> y <a href="/otra#roaming">esto</a>.</p>`;

function show(id: string) {
  const onGo = vi.fn();
  const onRemove = vi.fn();
  const clause = {
    id,
    title: "**Roaming** en {{pais}}",
    depth: 2,
    links: findBacklinks(html, id),
  } as unknown as Clause;
  const facts = { pais: { label: "País", value: "Canadá" } };
  render(
    <FormContext value={{ facts, pages: [], today: "", diagnostics: [], published: [] }}>
      <RemoveClauseButton clause={clause} onRemove={onRemove} onGo={onGo} />
    </FormContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar cláusula" }));
  return { onGo, onRemove };
}

test("a clause with links to it cannot be removed; the paragraphs that link to it are listed with buttons", () => {
  const { onGo, onRemove } = show("roaming");
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

test("a clause without links to it is removed after a confirmation with its title as visitors read it", () => {
  const { onRemove } = show("fin");
  expect(screen.getByText(/^¿Quitar «Roaming en Canadá»\?/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Sí, quitar cláusula" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
