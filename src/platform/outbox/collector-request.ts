import type { CollectorMessage } from "#domain/collector.ts";
import { timeLimit } from "#platform/request/time-limit.ts";

/** How a message is handed to the collector; the request may outlive the page. */
export function collectorRequest(message: CollectorMessage, timeLimitMs: number): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(message),
    // Chrome 80 refuses it beside JSON; from 81 on there is this event.
    keepalive: "SubmitEvent" in globalThis,
    // A page of somebody else's network (a hotel's portal) answers in the collector's place.
    redirect: "error",
    signal: timeLimit(timeLimitMs),
  };
}
