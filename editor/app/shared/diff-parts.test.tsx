// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { diffWords } from "#domain/legal/compare/diff-words.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { DiffParts, ReadableText } from "./diff-parts.tsx";

afterEach(cleanup);

const facts = {
  "legend.precio": { label: "Legend: precio", value: "$850" },
  "tope.precio": { label: "Tope", value: "$850" },
};
const show = (children: React.ReactNode) =>
  render(<FormContext value={{ ...emptyFormContext, facts }}>{children}</FormContext>).container;

test("a text reads as on the page, and its facts can be recognized", () => {
  const container = show(<ReadableText text="Paga **{{legend.precio}}** y [vete](#salida), o {{nada}}." />);
  expect(container.textContent).toBe("Paga $850 y vete, o nada.");
  expect(screen.getByText("$850").closest("strong")).toBeTruthy();
  expect(screen.getByTitle("Dato: Legend: precio")).toBeTruthy();
});

test("a difference names its facts, because two of them may have the same value", () => {
  const container = show(<DiffParts parts={diffWords("Paga {{legend.precio}}.", "Paga {{tope.precio}}.")} />);
  expect(container.querySelector("del")?.textContent).toContain("$850 (Legend: precio)");
  expect(container.querySelector("ins")?.textContent).toContain("$850 (Tope)");
});
