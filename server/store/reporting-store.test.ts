import { expect, test, vi } from "vitest";
import { createBrokenStore } from "#server/testing/databases/broken-store.ts";
import { createReportingStore } from "./reporting-store.ts";
import { StoreUnavailableError } from "./store-unavailable-error.ts";

test("a store that alternates between storing and refusing is reported once per reason, then as recovered", async () => {
  const clock = vi.spyOn(performance, "now");
  const messages: string[] = [];
  let isRefusing = false;
  let reason = "too many clients";
  const answer = async () => {
    if (isRefusing) throw new StoreUnavailableError(reason);
    return undefined as never;
  };
  const reports = {
    onUnavailable: ({ message }: Error) => void messages.push(message),
    onRecovered: () => void messages.push("back"),
  };
  const store = createReportingStore(createBrokenStore(answer), reports);
  for (let second = 0; second < 60; second += 1) {
    clock.mockReturnValue(second * 1_000);
    isRefusing = second % 2 === 0;
    if (second > 30) reason = second % 4 === 0 ? "the disk is full" : "too many clients";
    await store.unsubscribe("ana@wim.example").catch(() => {});
    isRefusing = false;
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
  }
  clock.mockReturnValue(67_999);
  await expect(store.check()).rejects.toThrow("a message was refused a moment ago");
  expect(messages).toEqual(["too many clients", "the disk is full"]);
  clock.mockReturnValue(68_000);
  await store.check();
  expect(messages.slice(2)).toEqual(["back"]);
});
