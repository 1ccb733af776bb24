/** What staff writes of the home page, with today's facts. `home.ts` puts it together with prices and links. */
import { data } from "#content/data/home.ts";
import { rowFacts } from "#content/facts/row-facts.ts";
import { homeSchema } from "#content/forms/home-schema.ts";
import { readData } from "#content/forms/read-data.ts";
import { filled, filledParagraphs } from "#domain/fact-gaps.ts";

const { banner, cards, plans, coverage, opinions, brand, esim, closing } = readData(
  "src/content/data/home.ts",
  homeSchema,
  data,
);

type Words = Readonly<Record<string, string>>;

/** The same fields, with their facts. */
function withFacts<Fields extends Words>(fields: Fields): { readonly [Name in keyof Fields]: string } {
  const entries = Object.entries(fields).map(([name, text]) => [name, filled(text, rowFacts)]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: string };
}

type Card = { title: string; text: string; withoutOffer?: string };

/** The text of today: the one without the offer on the days that have none. */
function cardOf({ title, text, withoutOffer }: Card) {
  const [today = ""] = filledParagraphs([text, ...(withoutOffer ? [withoutOffer] : [])], rowFacts);
  return { title: filled(title, rowFacts), text: today };
}

const actingCard = (card: Card & { action: string }) => ({ ...cardOf(card), action: filled(card.action, rowFacts) });

export const homeRows = {
  banner: withFacts(banner),
  cards: {
    portability: actingCard(cards.portability),
    esim: actingCard(cards.esim),
    roaming: actingCard(cards.roaming),
    community: actingCard(cards.community),
    security: cardOf(cards.security),
  },
  plans: withFacts(plans),
  coverage: withFacts(coverage),
  opinions: withFacts(opinions),
  brand: withFacts(brand),
  esim: withFacts(esim),
  closing: withFacts(closing),
};
