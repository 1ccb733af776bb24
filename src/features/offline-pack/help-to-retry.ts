import { offlineState } from "#domain/offline.ts";

/** Between two looks for the network, milliseconds; each pause is twice the one before. */
const lookAgain = { first: 1_000, longest: 60_000 } as const;

/**
 * Where the page without connection stands in for another: back to it as soon as the site answers, query and all. A phone
 * says that it is online before it is, so its word is only a reason to look.
 */
export function helpToRetry(): void {
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
