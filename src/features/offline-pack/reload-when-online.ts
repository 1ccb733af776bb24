import { offlinePageMode } from "#domain/site/offline.ts";

/** Milliseconds between two checks of the network; each pause is twice the previous one. */
const lookAgain = { first: 1_000, longest: 60_000 } as const;

/**
 * For the offline page when it replaces another page: reloads the URL once the site responds. The browser's `online`
 * event comes too early, so it only triggers a check.
 */
export function reloadWhenOnline(): void {
  const retry = () => location.reload();
  let looking: ReturnType<typeof setTimeout>;
  async function look(pauseMs: number): Promise<void> {
    clearTimeout(looking);
    if (!navigator.onLine) return;
    try {
      await fetch(location.href, { method: "HEAD", cache: "no-store" });
      retry();
    } catch {
      looking = setTimeout(() => void look(Math.min(pauseMs * 2, lookAgain.longest)), pauseMs);
    }
  }
  addEventListener("online", () => void look(lookAgain.first));
  void look(lookAgain.first);
  const form = document.querySelector(`[${offlinePageMode.attribute}] form`);
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
}
