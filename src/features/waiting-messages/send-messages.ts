/**
 * Sends a page's automatic messages: leads stored since an earlier visit, this visit, and its web vitals if measured.
 * Code loads only when needed.
 */
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";
import { postVisit } from "#platform/marketing/post-visit.ts";
import { outboxKey } from "#platform/outbox/outbox-key.ts";

export async function sendMessages(): Promise<void> {
  // Visitors who object to tracking are not counted.
  const isPrivate = navigator.globalPrivacyControl || navigator.doNotTrack === "1";
  const { visit: declared, vitals }: DOMStringMap = isPrivate ? {} : document.body.dataset;
  const visit: PageVisit | undefined = declared && JSON.parse(declared);
  const hasWaiting = hasWaitingMessages();
  const isForClevertap = import.meta.env.WITH_CLEVERTAP && document.body.dataset.clevertap;
  await Promise.all([
    hasWaiting || (visit && isForClevertap)
      ? import("./deliver-messages.ts").then((module) => module.deliverMessages(visit, hasWaiting))
      : visit && postVisit(visit),
    // `vitals` is the sampling rate in percent; without it nothing is measured.
    Math.random() * 100 < Number(vitals) && import("./report-vitals.ts").then((module) => module.reportVitals()),
  ]);
}

function hasWaitingMessages(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
}
