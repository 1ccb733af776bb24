/**
 * Outcomes of the SDK's requests. The SDK sends each request as a `<script>` and does not report the result: a request
 * has been answered when its script has called `$WZRK_WR.s` with the request's number.
 */

/** Outcome of a request; `pending` means neither answered nor failed yet. */
export type RequestOutcome = "answered" | "failed" | "pending";

export type SentRequest = {
  /** @param withinMs - maximum wait for the outcome; each call waits again. */
  outcome(withinMs: number): Promise<RequestOutcome>;
};

const isRequest = (node: Node): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && node.classList.contains("ct-jp-cb");

const getRequestNumber = (script: HTMLScriptElement) => Number(new URL(script.src).searchParams.get("rn") ?? 0);

/** Numbers of the answered requests. */
const answeredNumbers = new Set<number>();

/** Records the answered requests. To be called after the SDK has loaded and before its first request. */
export function observeClevertapResponses(): void {
  const responseApi = window.$WZRK_WR;
  const { s } = responseApi;
  responseApi.s = (id, session, isResumed, rn, ...others) => {
    answeredNumbers.add(Number(rn));
    s.call(responseApi, id, session, isResumed, rn, ...others);
  };
}

/**
 * Calls `send`, which makes the SDK send something, and captures the resulting request.
 *
 * @returns undefined if the SDK held the request back.
 */
export async function captureRequest(send: () => void): Promise<SentRequest | undefined> {
  const scripts: HTMLScriptElement[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) scripts.push(...[...addedNodes].filter(isRequest));
  });
  observer.observe(document.head, { childList: true });
  send();
  // The SDK adds the script a few microtasks later.
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  observer.takeRecords().forEach(({ addedNodes }) => {
    scripts.push(...[...addedNodes].filter(isRequest));
  });
  observer.disconnect();
  const newestScript = scripts.sort((a, b) => getRequestNumber(b) - getRequestNumber(a))[0];
  return newestScript && trackRequest(newestScript);
}

function trackRequest(script: HTMLScriptElement): SentRequest {
  const rn = getRequestNumber(script);
  answeredNumbers.delete(rn);
  const outcomePromise = new Promise<RequestOutcome>((resolve) => {
    script.addEventListener("load", () => resolve(answeredNumbers.has(rn) || rn === 0 ? "answered" : "failed"));
    script.addEventListener("error", () => resolve("failed"));
  });
  return { outcome: (withinMs) => Promise.race([outcomePromise, waitFor(withinMs)]) };
}

function waitFor(ms: number): Promise<"pending"> {
  return new Promise((resolve) => setTimeout(resolve, ms, "pending"));
}
