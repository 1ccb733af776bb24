import type { CollectorMessage } from "#domain/leads/collector-contract.ts";
import { createTimeoutSignal } from "#platform/request/timeout-signal.ts";

/** The request that sends a message to the collector; it can outlive the page. */
export function buildCollectorRequest(message: CollectorMessage, timeLimitMs: number): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(message),
    // Chrome 80 rejects `keepalive` with JSON; `SubmitEvent` exists from 81 on.
    keepalive: "SubmitEvent" in globalThis,
    // A captive portal (a hotel's, for instance) redirects instead of letting the collector answer.
    redirect: "error",
    signal: createTimeoutSignal(timeLimitMs),
  };
}
