// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Menu } from "#editor/api/api.ts";
import { Welcome } from "./welcome.tsx";

afterEach(cleanup);

const greet = (team: Menu["team"], lockReason?: string) => {
  const list = { id: "avisos", label: "Avisos", help: "", file: "", page: "/avisos", schema: {} };
  const menu = { lists: [{ ...list, ...(lockReason && { lockReason }) }], texts: [], files: [], team } as never as Menu;
  render(<Welcome menu={menu} isUnknownPlace={false} />);
  return screen.getByRole("banner").textContent;
};

test("a person is greeted by what the account may do", () => {
  expect(greet(undefined)).toContain("¿Qué vas a publicar hoy?");
  cleanup();
  expect(greet({ mayApprove: false }, "le falta el papel")).toMatch(/mirar hoy\?Tu cuenta ve todo sin cambiarlo/);
  cleanup();
  expect(greet({ mayApprove: true }, "le falta el papel")).toMatch(/aprobar hoy\?.*«Por aprobar»/);
});
