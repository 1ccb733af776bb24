/**
 * One interface to both marketing providers, for a suite that tests both. Injects failures and lists received events.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "@playwright/test";
import { collectorPaths, eventNames } from "#domain/leads/collector-contract.ts";
import { ClevertapRecorder } from "./clevertap-recorder.ts";

export type MarketingEvent = { event: string; Identity: string | undefined; properties: Record<string, unknown> };

export type MarketingTarget = {
  /** Origin of the site that is built for this provider. */
  origin: string;
  behave(how: "well" | "error"): void;
  /** Returns the number of requests, whatever the response. */
  countRequests(): number;
  /** Lists the events that arrived and got a response, in order. */
  listReceivedEvents(): MarketingEvent[];
};

/** CleverTap's host in the second site: see scripts/build/gallery-build.ts and playwright.config.ts. */
export const clevertapHost = "us1.clevertap-prod.com";
const clevertapOrigin = `http://127.0.0.1:${process.env.GALLERY_PORT}`;

/** Creates the site's own real collector with SQLite; only the route to it can fail. */
export async function createCollectorTarget(context: BrowserContext): Promise<MarketingTarget> {
  let behaviour: Parameters<MarketingTarget["behave"]>[0] = "well";
  let tries = 0;
  const identities = new Set<string>();
  await context.route(`**${collectorPaths.events}`, async (route) => {
    tries += 1;
    identities.add((route.request().postDataJSON() as { Identity: string }).Identity);
    if (behaviour === "error") return route.fulfill({ status: 500, contentType: "text/plain", body: "error" });
    return route.continue();
  });
  return {
    origin: `http://127.0.0.1:${process.env.SITE_PORT}`,
    behave: (how) => {
      behaviour = how;
    },
    countRequests: () => tries,
    listReceivedEvents: () => readStored([...identities]),
  };
}

function readStored(identities: readonly string[]): MarketingEvent[] {
  const database = new DatabaseSync(join(process.env.SITE_DATA ?? "", "site.sqlite"), {
    readOnly: true,
    timeout: 5_000,
  });
  try {
    const known = identities.map(() => "?").join();
    return database
      .prepare(`SELECT event, identity, properties FROM events WHERE identity IN (${known}) ORDER BY id`)
      .all(...identities)
      .map((row) => ({
        event: String(row.event),
        Identity: String(row.identity),
        properties: JSON.parse(String(row.properties)) as Record<string, unknown>,
      }));
  } finally {
    database.close();
  }
}

/** Creates CleverTap's real SDK, with a recorder in place of the service. */
export async function createClevertapTarget(context: BrowserContext) {
  const recorder = new ClevertapRecorder();
  await recorder.attach(context, clevertapHost);
  const target: MarketingTarget = {
    origin: clevertapOrigin,
    behave: (how) => {
      recorder.behaviour = how;
    },
    countRequests: () => recorder.requestCount,
    listReceivedEvents: () => recorder.requests.flatMap(eventIn),
  };
  return { ...target, recorder };
}

/**
 * Reads the event of a request. Leaves out profiles without an Identity, which the SDK sends only to report that there
 * is no opt-out.
 */
function eventIn({ data }: ClevertapRecorder["requests"][number]): MarketingEvent[] {
  if (data.type === "event")
    return [
      { event: String(data.evtName), Identity: undefined, properties: data.evtData as MarketingEvent["properties"] },
    ];
  const { Identity, tz: _, ...properties } = (data.profile ?? {}) as MarketingEvent["properties"];
  return Identity === undefined ? [] : [{ event: eventNames.identify, Identity: String(Identity), properties }];
}
