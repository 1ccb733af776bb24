import { type CollectorMessage, eventNames, visitChannel } from "#domain/collector.ts";
import type { Post } from "#platform/outbox/collector-client.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { Delivery, MarketingProvider } from "./marketing-provider.ts";

export type QueuedEventsParts = {
  outbox: Outbox;
  post: Post;
  /** Of this page load. */
  identity: string;
  /** Epoch, ms. */
  now: () => number;
};

/** What every provider of ours does alike: leads wait in the outbox if they must, page visits do not. */
export function queuedEvents({
  outbox,
  post,
  identity,
  now,
}: QueuedEventsParts): Pick<MarketingProvider, "identify" | "track" | "pageVisit" | "resume"> {
  async function deliver(message: CollectorMessage): Promise<Delivery> {
    const { kept, settled } = await outbox.enqueue([message]);
    const first = settled.then(([only]) => only ?? { state: "delivered" as const });
    // A round settles its messages before it ends: if this one is not settled by then, it waits.
    const outcome = await Promise.race([first, outbox.flush().then(() => undefined)]);
    return outcome ?? { state: "waiting", outlivesPage: kept === "browser", settled: first };
  }

  return {
    identify({ Identity, ...properties }) {
      return deliver({ event: eventNames.identify, Identity, properties });
    },
    track(event, properties) {
      return deliver({ event, Identity: identity, properties });
    },
    async pageVisit({ event, page }) {
      const properties = {
        "page name": page,
        Channel: visitChannel,
        ...(event === eventNames.pageVisited && { date: mexicanDay(now()) }),
      };
      const outcome = await post({ event, Identity: identity, properties });
      if (outcome.state === "acknowledged") return { state: "delivered" };
      return outcome.state === "refused" ? outcome : { state: "lost" };
    },
    async resume() {
      await outbox.flush();
    },
  };
}

/** `2026-11-21`: the form of Swedish dates. Date libraries would weigh more than all the rest. */
function mexicanDay(epochMs: number): string {
  return new Date(epochMs).toLocaleDateString("sv-SE", { timeZone: "America/Mexico_City" });
}
