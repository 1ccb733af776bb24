import { keepOfflinePack } from "#features/offline-pack/keep-offline-pack.ts";
import { awaitDownloadSection } from "#features/store-links/download-section.ts";
import { sendMessages } from "#features/waiting-messages/send-messages.ts";

/** What no visitor waits for: sending what the page has to report, and keeping pages for use without network. */
export function idleWork(): Promise<unknown> {
  awaitDownloadSection();
  return Promise.all([navigator.onLine && sendMessages(), keepOfflinePack()]);
}
