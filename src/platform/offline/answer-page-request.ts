/** Milliseconds that the network may take before a saved page is shown instead. */
export const pageTimeoutsMs = {
  /** If the page is saved. The request continues, and the next navigation tries the network first again. */
  saved: 4_000,
  /** If only the offline page can be shown: by then, visitors have given up. */
  notSaved: 30_000,
} as const;

type Sources = {
  network: Promise<Response>;
  /** Whether the page is in the pack. */
  isSaved: boolean;
  saved: () => Promise<Response | undefined>;
  /** The offline page. */
  notSaved: () => Promise<Response | undefined>;
  limits?: { saved: number; notSaved: number };
};

/**
 * The network's page if it arrives in time and is not a server error; otherwise the saved page; otherwise the offline
 * page.
 *
 * @returns the network's eventual response, if nothing is saved.
 * @throws the network's error, if nothing is saved.
 */
export async function answerPageRequest({
  network,
  isSaved,
  saved,
  notSaved,
  limits = pageTimeoutsMs,
}: Sources): Promise<Response> {
  const timely = await Promise.race([network, after(isSaved ? limits.saved : limits.notSaved)]).catch(() => undefined);
  // An opaque redirect, which the browser must follow itself, has status 0.
  if (timely && timely.status < 500) return timely;
  // If the page is not saved, the server's error page at least explains the problem.
  return (isSaved && (await saved())) || (timely ?? (await notSaved()) ?? network);
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
