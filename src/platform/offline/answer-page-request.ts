/** Maximum wait for the network's page, in milliseconds. */
export const pageTimeoutsMs = {
  /**
   * Maximum wait for a saved page. The request is not cancelled, and the next navigation waits for the network again.
   */
  saved: 4_000,
  /** Maximum wait for a page that is not saved, after which the offline page is shown. */
  notSaved: 30_000,
} as const;

type Sources = {
  network: Promise<Response>;
  /** Whether the offline pack contains the page. */
  isSaved: boolean;
  readSavedPage: () => Promise<Response | undefined>;
  /** Builds the response with the offline page. */
  buildOfflineResponse: () => Promise<Response | undefined>;
  timeoutsMs?: { saved: number; notSaved: number };
};

/**
 * Responds with the network's page if it arrives in time and is not a server error, otherwise with the saved page. If
 * the page is not saved, responds with the server's error page; without one, with the offline page.
 *
 * @throws the network's error, if nothing is saved.
 */
export async function answerPageRequest({
  network,
  isSaved,
  readSavedPage,
  buildOfflineResponse,
  timeoutsMs = pageTimeoutsMs,
}: Sources): Promise<Response> {
  const timelyResponse = await Promise.race([network, waitFor(isSaved ? timeoutsMs.saved : timeoutsMs.notSaved)]).catch(
    () => undefined,
  );
  // An opaque redirect, which only the browser can follow, has status 0.
  if (timelyResponse && timelyResponse.status < 500) return timelyResponse;
  // For a page that is not saved, the server's error page is more helpful than the offline page.
  return (isSaved && (await readSavedPage())) || (timelyResponse ?? (await buildOfflineResponse()) ?? network);
}

function waitFor(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
