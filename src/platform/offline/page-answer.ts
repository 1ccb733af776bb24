/** Milliseconds that the network may take before a saved page answers. */
export const pageLimits = {
  /** If the page is saved; the request goes on, and the network comes first again next time. */
  saved: 4_000,
  /** If only the offline page can answer: by then, visitors have given up hope. */
  notSaved: 30_000,
} as const;

type Sources = {
  network: Promise<Response>;
  /** Whether the page is in the pack. */
  isSaved: boolean;
  saved: () => Promise<Response | undefined>;
  /** The page that says there is no network. */
  notSaved: () => Promise<Response | undefined>;
  limits?: { saved: number; notSaved: number };
};

/**
 * The network's page if it arrives in time and is not a server error; otherwise the saved one; otherwise the page that
 * says there is no network.
 *
 * @returns the network's eventual answer, if nothing is saved.
 * @throws the network's error, if nothing is saved.
 */
export async function pageAnswer({
  network,
  isSaved,
  saved,
  notSaved,
  limits = pageLimits,
}: Sources): Promise<Response> {
  const timely = await Promise.race([network, after(isSaved ? limits.saved : limits.notSaved)]).catch(() => undefined);
  // A redirect that the browser must follow itself has status 0.
  if (timely && timely.status < 500) return timely;
  // If the page is not saved, the server's error page at least says what is wrong.
  return (isSaved && (await saved())) || (timely ?? (await notSaved()) ?? network);
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
