import { offlinePageMode } from "#domain/site/offline.ts";

/** Milliseconds between two checks of the network; each pause is twice the previous one. */
const retryPausesMs = { first: 1_000, longest: 60_000 } as const;

/**
 * For the offline page when it replaces another page: reloads the URL once the site responds. The browser's `online`
 * event comes too early, so it only triggers a check.
 */
export function reloadWhenOnline(): void {
  const retry = () => location.reload();
  let retryTimer: ReturnType<typeof setTimeout>;
  async function checkNetwork(pauseMs: number): Promise<void> {
    clearTimeout(retryTimer);
    if (!navigator.onLine) return;
    try {
      await fetch(location.href, { method: "HEAD", cache: "no-store" });
      retry();
    } catch {
      retryTimer = setTimeout(() => void checkNetwork(Math.min(pauseMs * 2, retryPausesMs.longest)), pauseMs);
    }
  }
  addEventListener("online", () => void checkNetwork(retryPausesMs.first));
  void checkNetwork(retryPausesMs.first);
  const form = document.querySelector(`[${offlinePageMode.attribute}] form`);
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
}
