// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Proposal, Proposals } from "#editor/api/requests/team-api.ts";
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { formatApprovalProgress } from "./approvals-panel.tsx";
import { useApprovals } from "./use-approvals.ts";

afterEach(cleanUpComponentTest);

const mine: Proposal = {
  ...{ id: "1", head: "c0ffee", title: "Legend a $900", author: "Ana", day: "2026-11-30", changes: [], isMine: true },
};

/** Opens the tab of an author, whose proposal waits, and counts the requests that forms are read again. */
async function openAuthorTab() {
  const server: { answer: Proposals; requests: number } = {
    answer: { proposals: [mine], publication: { commit: "a", title: "Antes" } },
    requests: 0,
  };
  vi.stubGlobal("fetch", async () => {
    server.requests++;
    return Response.json(server.answer);
  });
  const onFilesRead = vi.fn();
  contentEvents.addEventListener("published", onFilesRead);
  onTestFinished(() => contentEvents.removeEventListener("published", onFilesRead));
  const { result } = renderHook(() => useApprovals({ mayApprove: false, approvers: "Gil" }, undefined, () => {}));
  await waitFor(() => expect(result.current.proposals).toHaveLength(1));
  const announce = async (answer: Proposals) => {
    server.answer = answer;
    const { requests } = server;
    act(() => void contentEvents.dispatchEvent(new Event("repository")));
    await waitFor(() => expect(server.requests).toBe(requests + 1));
    await act(async () => {});
  };
  return { result, onFilesRead, announce, readMessage: () => formatApprovalProgress(result.current) };
}

test("an approval by somebody else empties the author's list, reads the forms again, and says who approved", async () => {
  const { result, onFilesRead, announce, readMessage } = await openAuthorTab();
  // The answer that merged the publication was lost, so this one does not say `isUpdated`.
  const publication = { commit: "b", title: mine.title, approvedBy: "Gil Gerente" };
  await announce({ proposals: [], publication });
  expect(result.current.proposals).toEqual([]);
  expect(onFilesRead).toHaveBeenCalledTimes(1);
  expect(readMessage()).toBe("Gil Gerente aprobó «Legend a $900».");
  await announce({ proposals: [], publication });
  expect(onFilesRead).toHaveBeenCalledTimes(1);
});

test("a return by somebody else shows its note; a proposal that vanishes without a publication was not approved", async () => {
  const { onFilesRead, announce, readMessage } = await openAuthorTab();
  const publication = { commit: "a", title: "Antes" };
  await announce({ proposals: [{ ...mine, returned: { by: "Gil", note: "Falta el día" } }], publication });
  expect(readMessage()).toBe("Gil te devolvió «Legend a $900»: «Falta el día»");
  await announce({ proposals: [], publication });
  expect([readMessage(), onFilesRead.mock.calls.length]).toEqual([undefined, 0]);
});

test("a publication of somebody else reads the forms again", async () => {
  const { onFilesRead, announce, readMessage } = await openAuthorTab();
  await announce({ proposals: [mine], publication: { commit: "b", title: "Avisos" } });
  expect([readMessage(), onFilesRead.mock.calls.length]).toEqual([undefined, 1]);
});
