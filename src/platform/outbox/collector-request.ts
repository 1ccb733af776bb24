import type { CollectorMessage } from "#domain/leads/collector-contract.ts";
import { createTimeoutSignal } from "#platform/request/timeout-signal.ts";

/** Builds the request for one message; with `keepalive`, the request outlives the page. */
export function buildCollectorRequest(message: CollectorMessage, timeLimitMs: number): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(message),
    // Whether the request outlives the page. Chrome 80 rejects `keepalive` with a JSON body; `SubmitEvent` exists since
    // Chrome 81.
    keepalive: "SubmitEvent" in globalThis,
    // A captive portal redirects the request, which counts as an error.
    redirect: "error",
    signal: createTimeoutSignal(timeLimitMs),
  };
}
