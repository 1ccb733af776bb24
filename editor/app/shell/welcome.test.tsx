// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Menu } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import type { Shell } from "./use-shell.ts";
import { Welcome } from "./welcome.tsx";

afterEach(cleanup);

type Locks = { lists?: string; legalTexts?: string };

const proposal: Proposal = {
  ...{ id: "ana-1", head: "c0ffee", tree: "beef", title: "Sube Legend", author: "Ana", day: "2026-11-30" },
  ...{ changes: [], isMine: false },
};

function greet(team: Menu["team"], { lists, legalTexts }: Locks = {}, proposals: readonly Proposal[] | undefined = []) {
  const list = { id: "avisos", label: "Avisos", help: "", file: "", page: "/avisos", schema: {} };
  const text = { id: "terminos", label: "Términos", page: "/legal" };
  const menu = {
    ...{ files: [], team },
    lists: [{ ...list, ...(lists && { lockReason: lists }) }],
    legalTexts: [{ ...text, ...(legalTexts && { lockReason: legalTexts }) }],
  };
  const openPanel = vi.fn();
  const shell = { menu, location: { id: "" }, approvals: { proposals }, openPanel };
  render(<Welcome shell={shell as unknown as Shell} />);
  return { header: screen.getByRole("banner").textContent, openPanel };
}

const locked = { lists: "le falta el papel", legalTexts: "le falta el papel" };
const listShown = (...labels: readonly string[]) => labels.filter((label) => screen.queryByText(label));

test("the greeting depends on what the account may do", () => {
  expect(greet(undefined).header).toContain("¿Qué vas a publicar hoy?");
  cleanup();
  expect(greet({ mayApprove: false, approvers: "" }, locked).header).toMatch(
    /mirar hoy\?Tu cuenta ve todo sin cambiarlo/,
  );
  cleanup();
  expect(greet({ mayApprove: true, approvers: "" }, locked).header).toContain("aprobar hoy?");
});

test("the start page shows what the person may change, and leaves the rest to the menu", () => {
  greet({ mayApprove: false, approvers: "" });
  expect(listShown("Avisos", "Términos")).toEqual(["Avisos"]);
  cleanup();
  greet({ mayApprove: false, approvers: "" }, { lists: "le falta el papel" });
  expect(listShown("Avisos", "Términos")).toEqual(["Términos"]);
  expect(screen.getByRole("heading", { name: "Textos legales" })).toBeTruthy();
});

test("a person who only approves first sees the waiting proposals, and can open them", () => {
  const { openPanel } = greet({ mayApprove: true, approvers: "" }, locked, [
    proposal,
    { ...proposal, id: "b", isMine: true, title: "Mía" },
  ]);
  expect(listShown("Sube Legend", "Avisos", "Mía")).toEqual(["Sube Legend"]);
  fireEvent.click(screen.getByRole("button", { name: "Lee y aprueba" }));
  expect(openPanel).toHaveBeenCalledExactlyOnceWith("approvals");
  cleanup();
  greet({ mayApprove: true, approvers: "" }, locked, []);
  expect(screen.getByText("Nada espera por ahora.")).toBeTruthy();
});

test("the start page lists what was returned to the person, for anyone who writes", () => {
  const returned = { by: "Gil", note: "Falta el día." };
  const others = { ...proposal, id: "c", title: "De otra", returned };
  const { openPanel } = greet({ mayApprove: false, approvers: "" }, {}, [
    proposal,
    others,
    { ...proposal, id: "b", isMine: true, title: "Mía", returned },
  ]);
  expect(listShown("Sube Legend", "De otra", "Mía")).toEqual(["Mía"]);
  fireEvent.click(screen.getByRole("button", { name: "Lee la nota" }));
  expect(openPanel).toHaveBeenCalledExactlyOnceWith("approvals");
});

test("a person who may also change something sees waiting proposals only while there are any, and never without the role", () => {
  greet({ mayApprove: true, approvers: "" }, {}, [proposal]);
  expect(screen.getByText("Sube Legend")).toBeTruthy();
  cleanup();
  greet({ mayApprove: true, approvers: "" });
  expect(screen.queryByRole("heading", { name: "Espera tu aprobación" })).toBeNull();
  cleanup();
  greet({ mayApprove: false, approvers: "" }, {}, [proposal]);
  expect(screen.queryByText("Sube Legend")).toBeNull();
});
