import { startOfflineSupport } from "#features/offline-pack/start-offline-support.ts";
import { scrollToDownloadSection } from "#features/store-links/download-section.ts";
import { sendMessages } from "#features/waiting-messages/send-messages.ts";

/** Runs tasks that no visitor waits for: sends the page's reports, and saves pages for offline use. */
export function runIdleTasks(): Promise<unknown> {
  scrollToDownloadSection();
  return Promise.all([navigator.onLine && sendMessages(), startOfflineSupport()]);
}
