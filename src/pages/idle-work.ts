import { keepOfflinePack } from "#features/offline-pack/keep-offline-pack.ts";
import { awaitDownloadSection } from "#features/store-links/download-section.ts";
import { sendMessages } from "#features/waiting-messages/send-messages.ts";

/** Work that no visitor waits for: sending the page's reports, and keeping pages for offline use. */
export function idleWork(): Promise<unknown> {
  awaitDownloadSection();
  return Promise.all([navigator.onLine && sendMessages(), keepOfflinePack()]);
}
