/** Requests what a visitor would, to find out whether the parts of the site work. */
import { setTimeout as delay } from "node:timers/promises";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { healthPath } from "#domain/site/server-paths.ts";
import type { Measurement } from "./status-history.ts";

type MeasuredAddresses = {
  /** Address at which visitors reach the site. */
  siteUrl: string;
  /** Address of the site's own server, because only the server knows whether it can store a message. */
  serverUrl: string;
  /** Delay in ms before a failed part is measured once more; only then does it count as failed. */
  retryMs?: number;
};

const timeoutMs = 10_000;

export async function measureSite({ siteUrl, serverUrl, retryMs = 5_000 }: MeasuredAddresses): Promise<Measurement> {
  const isGiven = async (address: URL, method = "GET") => {
    const ask = () =>
      fetch(address, { method, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) }).then(
        // Reads the whole response, because it may also break off.
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
