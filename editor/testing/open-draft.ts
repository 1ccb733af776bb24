/** Drafts of a list with one row, for tests that move the clock. */
import { afterEach, beforeEach, vi } from "vitest";
import type { FormDraft } from "#editor/app/draft/form-draft.ts";
import { openFakeListServer } from "./servers/fake-list-server.ts";

export function replaceTimersInEachTest(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

export const createRow = (name: string) => [{ name, pesos: 1 }];

export async function openDraft(data: unknown = createRow("a")) {
  const disk = openFakeListServer();
  disk.state.data = data;
  return { ...disk, draft: await disk.open() };
}

/** Changes the data, and waits until the change would be saved. */
export async function write(draft: FormDraft, data: unknown): Promise<void> {
  draft.change(data);
  await vi.advanceTimersByTimeAsync(250);
}
