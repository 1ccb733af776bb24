// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Frozen, OpenText } from "#editor/api-texts.ts";
import { FrozenNotice } from "./frozen-notice.tsx";

afterEach(cleanup);

const show = (frozen: Frozen, onUndo = vi.fn()) => {
  render(<FrozenNotice text={{ version: "2", frozen } as OpenText} onUndo={onUndo} />);
  return onUndo;
};
const value = { label: "Razón social", before: "[Razón social]", after: "Uno, S.A." };

test("a version that waits for «Publicar» says so, and is taken back after a question", () => {
  const onUndo = show({ state: "ready", missing: [], given: [] });
  expect(screen.getByRole("region", { name: "Lista para publicarse" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer la publicación de la versión 2" }));
  expect(onUndo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: /^Sí, deshacer/ }));
  expect(onUndo).toHaveBeenCalledOnce();
});

test("only a version without stand-ins is said to be the one that people agreed to", () => {
  show({ state: "sample", missing: ["Razón social", "Domicilio"], given: [value] });
  const sample = screen.getByRole("region", { name: "Publicada con datos de muestra" }).textContent;
  expect(sample).toContain("salvo por lo que falta: Razón social; Domicilio.");
  expect(sample).toContain("«Poner los datos del Operador»");
  expect(sample).not.toContain("la gente aceptó");
  cleanup();
  show({ state: "final", missing: [], given: [] });
  expect(screen.getByRole("region", { name: "Publicada: ya no cambia" }).textContent).toContain("la gente aceptó");
});
