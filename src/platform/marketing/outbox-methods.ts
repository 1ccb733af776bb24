import { type CollectorMessage, eventNames } from "#domain/leads/collector-contract.ts";
import type { PostFunction } from "#platform/outbox/collector-client.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { DeliveryStatus, MarketingProvider } from "./marketing-provider.ts";
import { buildVisitMessage } from "./visit-message.ts";

type OutboxMethodsDependencies = {
  outbox: Outbox;
  post: PostFunction;
  identity: string;
  /** Returns the current time in milliseconds since the epoch. */
  now: () => number;
};

/**
 * Creates the methods that all providers share. Messages wait in the outbox until sent; unsent page visits are lost.
 */
export function createOutboxMethods({
  outbox,
  post,
  identity,
  now,
}: OutboxMethodsDependencies): Pick<MarketingProvider, "identify" | "track" | "pageVisit" | "resume"> {
  async function deliverMessage(message: CollectorMessage): Promise<DeliveryStatus> {
    const { persistence, finalOutcome } = await outbox.enqueue(message);
    // If the flush ends first, it has not sent this message: the message is still waiting.
    const outcome = await Promise.race([finalOutcome, outbox.flush().then(() => undefined)]);
    return outcome ?? { state: "waiting", outlivesPage: persistence === "browser", finalOutcome };
  }

  return {
    identify({ Identity, ...properties }) {
      return deliverMessage({ event: eventNames.identify, Identity, properties });
    },
    track(event, properties) {
      return deliverMessage({ event, Identity: identity, properties });
    },
    async pageVisit(visit) {
      await post(buildVisitMessage(visit, identity, now()));
    },
    async resume() {
      await outbox.flush();
    },
  };
}
