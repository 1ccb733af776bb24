import { startOfflineSupport } from "#features/offline-pack/start-offline-support.ts";
import { wakeSimToken } from "#features/sim-answers/wake-sim-token.ts";
import { scrollToDownloadSection } from "#features/store-links/download-section.ts";
import { sendMessages } from "#features/waiting-messages/send-messages.ts";

/**
 * Runs the tasks that can wait: the scroll to the download section, messages, offline support, and the SIM in the
 * header.
 */
export function runIdleTasks(): Promise<unknown> {
  scrollToDownloadSection();
  return Promise.all([navigator.onLine && sendMessages(), startOfflineSupport(), wakeSimToken()]);
}
