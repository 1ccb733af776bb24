// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { findRivals, formatRivals } from "./rival-proposals.ts";

afterEach(cleanup);

const proposal = {
  ...{ id: "ana-1", head: "c0ffee", tree: "beef", title: "Precios", author: "Ana", day: "2026-11-30" },
  ...{ changes: [], isMine: false },
} satisfies Proposal;

const team = { mayApprove: true, approvers: "Gil Gerente" };

test("a proposal can be approved only once its effects are known", async () => {
  const effects = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => effects.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<ProposalCard proposal={proposal} team={team} onDecide={vi.fn()} onPreview={vi.fn()} />);
  expect(screen.getByRole("status").textContent).toBe("Viendo qué más cambia…");
  expect(screen.queryByRole("button", { name: "Aprobar" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Devolver/ })).toBeTruthy();
  effects.resolve(Response.json({ todos: [], pages: [], documents: [] }));
  expect(await screen.findByRole("button", { name: "Aprobar" })).toBeTruthy();
});

test("a proposal that conflicts with a publication shows both wordings, and its author chooses which the draft keeps", () => {
  const onDecide = vi.fn();
  const conflicts = [{ where: "«Precios»: Legend", mine: "950", theirs: "900" }];
  const collided = { ...proposal, isMine: true, refusal: "Choca.", conflicts };
  render(<ProposalCard proposal={collided} team={team} onDecide={onDecide} onPreview={vi.fn()} />);
  expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual([
    "Lo tuyo: «950»",
    "Ya publicado: «900»",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Editarla con lo mío ahí" }));
  fireEvent.click(screen.getByRole("button", { name: "Editarla con lo publicado ahí" }));
  expect(onDecide.mock.calls).toEqual([
    [{ action: "withdraw", winningSide: "mine" }],
    [{ action: "withdraw", winningSide: "theirs" }],
  ]);
});

test("a proposal with a file that cannot be merged can only be withdrawn, and says so first", () => {
  const onDecide = vi.fn();
  const unmergeable = { ...proposal, isMine: true, refusal: "Choca.", conflicts: [], isUnmergeable: true as const };
  render(<ProposalCard proposal={unmergeable} team={team} onDecide={onDecide} onPreview={vi.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: "Retirarla" }));
  expect(screen.getByText(/No vuelve a ser un borrador: copia antes/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Sí, retirarla" }));
  expect(onDecide.mock.calls).toEqual([[{ action: "withdraw" }]]);
});

test("a version that others published first can go into the next one, and two of the same version name each other", () => {
  const onDecide = vi.fn();
  const unmergeable = { ...proposal, isMine: true, refusal: "Choca.", isUnmergeable: true as const, nextVersion: "2" };
  const rival = { ...proposal, id: "luz-1", author: "Luz", title: "La de Luz" };
  const frozen = [{ file: "src/content/legal/contrato-de-adhesion/1.published.json", label: "", changes: [] }];
  const rivals = findRivals([unmergeable, { ...rival, changes: frozen }], frozen, unmergeable.id);
  expect(formatRivals(rivals)).toBe("Luz ya envió la versión 1: solo una se puede publicar.");
  render(<ProposalCard proposal={unmergeable} rivals={rivals} team={team} onDecide={onDecide} onPreview={vi.fn()} />);
  expect(screen.getByText(/^Solo una de estas dos se puede publicar: esta, o «La de Luz», de Luz/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Pasarlo a la versión 2" }));
  expect(onDecide).toHaveBeenCalledWith({ action: "withdraw", isNextVersion: true });
});
