/** Requests what a visitor would, to find out whether the parts of the site work. */
import { setTimeout as delay } from "node:timers/promises";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { healthPath } from "#domain/site/server-paths.ts";
import type { Measurement } from "./status-history.ts";

type MeasuredAddresses = {
  /** Address at which visitors reach the site. */
  siteUrl: string;
  /** Address of the site's own server: only the server itself says whether it can store a message. */
  serverUrl: string;
  /** Time after which a failed part is measured once more, before it counts as failed. */
  retryMs?: number;
};

const timeoutMs = 10_000;

export async function measureSite({ siteUrl, serverUrl, retryMs = 5_000 }: MeasuredAddresses): Promise<Measurement> {
  const isGiven = async (address: URL, method = "GET") => {
    const ask = () =>
      fetch(address, { method, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) }).then(
        // Reads all of it: a response may also break off.
        async (response) => response.status === 200 && (await response.text().catch(() => undefined)) !== undefined,
        () => false,
      );
    return (await ask()) || (await delay(retryMs).then(ask));
  };
  const [arePagesUp, isFormUp, isCoverageUp] = await Promise.all([
    isGiven(new URL("/", siteUrl)),
    isGiven(new URL(healthPath, serverUrl)),
    isGiven(new URL(coverageOverlays[0].path, siteUrl), "HEAD"),
  ]);
  return { pages: arePagesUp, form: isFormUp, coverage: isCoverageUp };
}
