import { type CollectorMessage, eventNames, visitChannel } from "#domain/collector.ts";
import type { Post } from "#platform/outbox/collector-client.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { Delivery, MarketingProvider } from "./marketing-provider.ts";

type EmbeddedProviderParts = {
  outbox: Outbox;
  post: Post;
  /** Of this page load. */
  identity: string;
};

/** The default provider: the site's own collector. Leads wait in the outbox if they must; page visits do not. */
export function embeddedProvider({ outbox, post, identity }: EmbeddedProviderParts): MarketingProvider {
  async function deliver(message: CollectorMessage): Promise<Delivery> {
    const { kept, settled } = await outbox.enqueue([message]);
    const first = settled.then(([only]) => only ?? { state: "delivered" as const });
    // A round settles its messages before it ends: if this one is not settled by then, it waits.
    const now = await Promise.race([first, outbox.flush().then(() => undefined)]);
    return now ?? { state: "waiting", outlivesPage: kept === "browser", settled: first };
  }

  return {
    identify({ Identity, ...properties }) {
      return deliver({ event: eventNames.identify, Identity, properties });
    },
    track(event, properties) {
      return deliver({ event, Identity: identity, properties });
    },
    async pageVisit({ event, page }) {
      const properties = { "page name": page, Channel: visitChannel };
      const outcome = await post({ event, Identity: identity, properties });
      if (outcome.state === "acknowledged") return { state: "delivered" };
      return outcome.state === "refused" ? outcome : { state: "lost" };
    },
  };
}
