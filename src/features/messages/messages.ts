/** What a page has to tell by itself: leads that waited since an earlier visit, and this visit. Nothing loads without need. */
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";
import { outboxKey } from "#platform/outbox/outbox-key.ts";

const idleWithinMs = 5_000;

export function sendMessages(): void {
  // A page that was only prepared in advance has no visitor yet.
  if (document.prerendering) document.addEventListener("prerenderingchange", whenIdle, { once: true });
  else whenIdle();
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(send, { timeout: idleWithinMs });
  else setTimeout(send, idleWithinMs / 5);
}

async function send(): Promise<void> {
  const visit = visitToReport();
  const isWaiting = hasWaiting();
  if (!visit && !isWaiting) return;
  try {
    const { deliver } = await import("./deliver.ts");
    await deliver(visit, isWaiting);
  } catch (error) {
    console.warn("The marketing provider did not load.", error);
  }
}

/** The visit that the page declares, unless the visitor does not want to be counted. */
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
