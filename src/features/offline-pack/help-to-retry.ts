import { offlineState } from "#domain/site/offline.ts";

/** Milliseconds between two checks for the network; each pause is twice the previous one. */
const lookAgain = { first: 1_000, longest: 60_000 } as const;

/**
 * Where the offline page stands in for another page: returns to that page, query included, as soon as the site answers.
 * A phone says that it is online before it is, so that is only a reason to check.
 */
export function countOfflineRetries(): void {
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
  const form = document.querySelector(`[${offlineState.attribute}] form`);
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
}
