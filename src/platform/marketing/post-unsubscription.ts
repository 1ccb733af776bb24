import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { createTimeoutSignal } from "#platform/request/timeout-signal.ts";

const timeLimitMs = 10_000;

/** @returns whether the collector has recorded the unsubscription. */
export async function postUnsubscription(email: string): Promise<boolean> {
  try {
    const { ok, headers, status } = await fetch(collectorPaths.unsubscribe, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ Email: email }),
      redirect: "error",
      signal: createTimeoutSignal(timeLimitMs),
    });
    // Only JSON is the collector's answer: a captive portal responds with HTML.
    if (ok && headers.get("content-type")?.includes("json")) return true;
    console.warn(`The collector answered ${status} to an unsubscription.`);
  } catch (error) {
    console.warn("The collector did not take an unsubscription.", error);
  }
  return false;
}
