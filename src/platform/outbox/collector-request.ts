import type { CollectorMessage } from "#domain/leads/collector-contract.ts";
import { createTimeoutSignal } from "#platform/request/timeout-signal.ts";

/** Builds the request for one message; with `keepalive`, the request outlives the page. */
export function buildCollectorRequest(message: CollectorMessage, timeLimitMs: number): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(message),
    // Not in Chrome 80, which rejects `keepalive` with a JSON body. `SubmitEvent` exists since Chrome 81.
    keepalive: "SubmitEvent" in globalThis,
    // Fails on a redirect, because it comes from a captive portal.
    redirect: "error",
    signal: createTimeoutSignal(timeLimitMs),
  };
}
