// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Proposal } from "#editor/api/team-api.ts";
import { ProposalCard } from "./proposal-card.tsx";

afterEach(cleanup);

const proposal = {
  ...{ id: "ana-1", head: "c0ffee", tree: "beef", title: "Precios", author: "Ana", day: "2026-11-30" },
  ...{ changes: [], isMine: false },
} satisfies Proposal;

test("a proposal can be approved only once its effects are known", async () => {
  const effects = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => effects.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<ProposalCard proposal={proposal} mayApprove onDecide={vi.fn()} onPreview={vi.fn()} />);
  expect(screen.getByRole("status").textContent).toBe("Viendo qué más cambia…");
  expect(screen.queryByRole("button", { name: "Aprobar" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Devolver/ })).toBeTruthy();
  effects.resolve(Response.json({ todos: [], pages: [], documents: [] }));
  expect(await screen.findByRole("button", { name: "Aprobar" })).toBeTruthy();
});
