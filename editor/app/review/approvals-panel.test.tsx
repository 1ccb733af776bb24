// @vitest-environment jsdom
import { TextDecoderStream, TransformStream } from "node:stream/web";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Proposal, Proposals } from "#editor/api/requests/team-api.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { ApprovalsPanel } from "./approvals-panel.tsx";
import { useApprovals } from "./use-approvals.ts";

beforeEach(() => {
  polyfillWindow();
  // jsdom has no TextDecoderStream.
  vi.stubGlobal("TextDecoderStream", TextDecoderStream);
});
afterEach(cleanUpComponentTest);

const publication = { commit: "c0", title: "Antes" };

const createProposal = (title: string, tree: string): Proposal => ({
  ...{ id: title, head: "c0ffee", tree, title, author: "Ana", day: "2026-11-30", changes: [], isMine: false },
});

/** Stubs a server: the test resolves the list of proposals, and controls the stream of an approval. */
function openServer() {
  const { readable, writable } = new TransformStream();
  const lines = writable.getWriter();
  const lists: ((proposals: readonly Proposal[]) => void)[] = [];
  const fetchStub = vi.fn(async (address: string) => {
    if (address.endsWith("/approve")) return new Response(readable as BodyInit);
    if (address !== "/api/proposals") return Response.json({ todos: [], pages: [], documents: [] });
    const { promise, resolve } = Promise.withResolvers<Response>();
    lists.push((proposals) => resolve(Response.json({ proposals, publication } satisfies Proposals)));
    return promise;
  });
  vi.stubGlobal("fetch", fetchStub);
  return {
    lists,
    answerList: (proposals: readonly Proposal[]) => act(async () => lists.at(-1)?.(proposals)),
    sendLine: (message: object) => act(async () => void lines.write(Buffer.from(`${JSON.stringify(message)}\n`))),
    end: () => act(async () => void lines.close()),
  };
}

const team = { mayApprove: true, approvers: "Gil Gerente" };

function OpenApprovals() {
  const approvals = useApprovals(team, undefined, () => {});
  return <ApprovalsPanel shell={{ approvals } as Shell} team={team} />;
}

const card = (title: string) => within(screen.getByRole("region", { name: title }));
const listButtons = (title: string) =>
  card(title)
    .queryAllByRole("button")
    .map(({ textContent }) => textContent);

async function approve(title: string) {
  fireEvent.click(await card(title).findByRole("button", { name: "Aprobar" }));
  fireEvent.click(card(title).getByRole("button", { name: "Sí, aprobar" }));
}

test("an approval shows its stages in its card, and blocks further decisions until the list is reloaded", async () => {
  const { answerList, sendLine, end } = openServer();
  render(<OpenApprovals />);
  await answerList([createProposal("Precios", "1"), createProposal("Lista", "1")]);
  await card("Lista").findByRole("button", { name: "Aprobar" });
  await approve("Precios");
  await sendLine({ stage: { name: "Páginas", position: 4, total: 8 } });
  await card("Precios").findByText("Páginas: 4 de 8");
  expect(card("Precios").getByRole("status").textContent).toMatch(/^Probando el sitio con este cambio\./);
  expect([listButtons("Precios"), listButtons("Lista")]).toEqual([[], []]);
  await sendLine({});
  await end();
  await screen.findByText("«Precios» se aprobó.");
  expect(screen.queryByRole("region", { name: "Precios" })).toBeNull();
  expect(listButtons("Lista")).toEqual([]);
  await answerList([createProposal("Lista", "2")]);
  expect(await card("Lista").findByRole("button", { name: "Aprobar" })).toBeTruthy();
});

test("a refused approval says why in its card", async () => {
  const { answerList, sendLine, end } = openServer();
  render(<OpenApprovals />);
  await answerList([createProposal("Precios", "1")]);
  await approve("Precios");
  await sendLine({ stage: { name: "Páginas", position: 4, total: 8 } });
  await sendLine({ message: "«Portada»: así no se construye." });
  await end();
  expect((await card("Precios").findByText("«Portada»: así no se construye.")).closest("[role=alert]")).toBeTruthy();
  await answerList([createProposal("Precios", "2")]);
  expect(await card("Precios").findByRole("button", { name: "Aprobar" })).toBeTruthy();
});

const reopened: { approvals?: ReturnType<typeof useApprovals> } = {};
function ReopenedApprovals({ isOpen, text }: { isOpen: boolean; text?: string }) {
  reopened.approvals = useApprovals(team, text, () => {});
  return isOpen && <ApprovalsPanel shell={{ approvals: reopened.approvals } as Shell} team={team} />;
}

test("a panel that is opened again forgets its last result, and shows only a list that was read since", async () => {
  const { answerList, sendLine, end } = openServer();
  const { rerender } = render(<ReopenedApprovals isOpen />);
  await answerList([createProposal("Precios", "1"), createProposal("Lista", "1")]);
  await approve("Precios");
  await sendLine({});
  await end();
  await screen.findByText("«Precios» se aprobó.");
  await answerList([createProposal("Lista", "1")]);
  rerender(<ReopenedApprovals isOpen={false} />);
  act(() => reopened.approvals?.open());
  rerender(<ReopenedApprovals isOpen />);
  expect(screen.queryByText("«Precios» se aprobó.")).toBeNull();
  expect(screen.queryByRole("region", { name: "Lista" })).toBeNull();
  await answerList([createProposal("Lista", "2")]);
  expect(screen.getByRole("region", { name: "Lista" })).toBeTruthy();
});

test("a legal text that is opened reads the list again, because somebody may have sent the same version", async () => {
  const { lists, answerList } = openServer();
  const { rerender } = render(<ReopenedApprovals isOpen={false} />);
  await answerList([]);
  expect(reopened.approvals?.isAwaited).toBe(false);
  rerender(<ReopenedApprovals isOpen={false} text="terminos" />);
  expect(lists.length).toBe(2);
  await answerList([createProposal("Términos", "1")]);
  expect(reopened.approvals?.isAwaited).toBe(true);
});
