/** How long the network may take before what is saved answers, in milliseconds. */
export const pageLimits = {
  /** Where the page is saved; the network goes on, and has the first word again the next time. */
  saved: 4_000,
  /** Where only the page without connection can answer: by then nobody waits in hope. */
  notSaved: 30_000,
} as const;

type Sources = {
  network: Promise<Response>;
  /** Whether the page is in the pack. */
  isSaved: boolean;
  saved: () => Promise<Response | undefined>;
  /** The page that says that there is no network. */
  notSaved: () => Promise<Response | undefined>;
  limits?: { saved: number; notSaved: number };
};

/**
 * The network's page if it comes in time and the server is well; else the saved one; else the page that says so.
 *
 * @returns what the network has in the end, if nothing is saved.
 * @throws what the network throws, likewise.
 */
export async function pageAnswer({
  network,
  isSaved,
  saved,
  notSaved,
  limits = pageLimits,
}: Sources): Promise<Response> {
  const timely = await Promise.race([network, after(isSaved ? limits.saved : limits.notSaved)]).catch(() => undefined);
  // A redirect that the browser has to follow by itself has status 0.
  if (timely && timely.status < 500) return timely;
  // A page that is not saved may at least say what is wrong with the server.
  return (isSaved && (await saved())) || (timely ?? (await notSaved()) ?? network);
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
