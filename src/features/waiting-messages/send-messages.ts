/** What a page sends by itself: leads waiting since an earlier visit, and this visit. Nothing loads unless needed. */
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";
import { postVisit } from "#platform/marketing/post-visit.ts";
import { outboxKey } from "#platform/outbox/outbox-key.ts";

export async function sendMessages(): Promise<void> {
  const visit = visitToReport();
  const isWaiting = hasWaiting();
  const isForClevertap = import.meta.env.WITH_CLEVERTAP && document.body.dataset.clevertap;
  if (!isWaiting && !isForClevertap) return visit && postVisit(visit);
  if (visit || isWaiting) await import("./deliver.ts").then((late) => late.deliver(visit, isWaiting));
}

/** The visit that the page declares, unless the visitor asks not to be counted. */
function visitToReport(): PageVisit | undefined {
  const { visit } = document.body.dataset;
  if (!visit || navigator.globalPrivacyControl || navigator.doNotTrack === "1") return undefined;
  return JSON.parse(visit) as PageVisit;
}

function hasWaiting(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
}
