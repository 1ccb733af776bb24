import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerPageRequest, pageTimeoutsMs } from "./answer-page-request.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (body: string, status = 200) => new Response(body, { status });
const answerSaved = async () => answer("saved");
const answerNotSaved = async () => answer("no network", 503);
const none = async () => undefined;
const later = (ms: number, response: Response) => new Promise<Response>((resolve) => setTimeout(resolve, ms, response));
const never = new Promise<Response>(() => {});

async function readAnswer(sources: Partial<Parameters<typeof answerPageRequest>[0]>, ms = 0) {
  const given = answerPageRequest({
    network: never,
    isSaved: true,
    readSavedPage: answerSaved,
    buildOfflineResponse: answerNotSaved,
    ...sources,
  });
  const text = given.then((response) => response.text());
  text.catch(() => {});
  await vi.advanceTimersByTimeAsync(ms);
  return text;
}

test("the network's page is shown even if a saved one exists", async () => {
  expect(await readAnswer({ network: later(pageTimeoutsMs.saved - 1, answer("new")) }, pageTimeoutsMs.saved)).toBe(
    "new",
  );
  expect(await readAnswer({ network: Promise.resolve(answer("gone", 404)) })).toBe("gone");
});

test("the saved page is shown after four seconds, without network, or on a server error", async () => {
  expect(await readAnswer({}, pageTimeoutsMs.saved)).toBe("saved");
  expect(await readAnswer({ network: Promise.reject(new TypeError("offline")) })).toBe("saved");
  expect(await readAnswer({ network: Promise.resolve(answer("down", 502)) })).toBe("saved");
});

test("a page that is not saved waits longer, then the offline page is shown", async () => {
  const isSaved = false;
  expect(await readAnswer({ isSaved, network: later(20_000, answer("slow")) }, 20_000)).toBe("slow");
  expect(await readAnswer({ isSaved }, pageTimeoutsMs.notSaved)).toBe("no network");
  expect(await readAnswer({ isSaved, network: Promise.reject(new TypeError("offline")) })).toBe("no network");
  expect(await readAnswer({ isSaved, network: Promise.resolve(answer("down", 500)) })).toBe("down");
});

test("if no saved page is found, the network's response is used", async () => {
  const empty = { readSavedPage: none, buildOfflineResponse: none };
  expect(await readAnswer({ ...empty, network: later(40_000, answer("at last")) }, 40_000)).toBe("at last");
  await expect(readAnswer({ ...empty, network: Promise.reject(new TypeError("offline")) })).rejects.toThrow("offline");
});
