/** What deserves a second look in promotions that are new, or whose days changed since they were published. */
import { commonDay, type Offer } from "#domain/offer.ts";
import type { PromotionTerms } from "#domain/promotion-terms.ts";
import { spokenDate } from "#domain/spanish-time.ts";
import { standingOn, type Validity } from "#domain/validity.ts";
import type { Advice } from "./editable-list.ts";

type Promotion = {
  slug: string;
  name: string;
  terms?: Pick<PromotionTerms, "kind"> | undefined;
  offer?: Offer | undefined;
  period: Validity;
};

/**
 * Promotions whose days are all over as they are new, and two of a kind on one day. Two offers on one day are an error.
 *
 * @param published - as visitors have them: what they read for years wants no advice.
 */
export function promotionsAdvice(
  promotions: readonly Promotion[],
  { published, today }: { published: readonly Promotion[]; today: string },
): Advice[] {
  const seen = new Map(published.map((promotion) => [promotion.slug, promotion]));
  return promotions.flatMap((promotion, row): Advice[] => {
    const { slug, period } = promotion;
    const before = seen.get(slug);
    if (JSON.stringify(before?.period) === JSON.stringify(period)) return [];
    if (standingOn(today, period) === "over")
      return before ? [] : [{ path: [row, "period"], message: "ya terminó: revisa sus días, también el año" }];
    return promotions
      .filter((other) => other !== promotion && isAlike(promotion, other))
      .flatMap((other) => {
        const day = commonDay(today, daysOf(period), daysOf(other.period));
        return day === undefined ? [] : [{ path: [row, "period"], message: alsoOn(day, other) }];
      });
  });
}

const alsoOn = (day: string, { name }: Promotion) =>
  `el ${spokenDate(day)} también está vigente «${name}», que promete algo parecido: revisa los días de las dos`;

const daysOf = (period: Validity) => (period.kind === "dates" ? period : undefined);

/** What a code gives is not known here. */
function isAlike(one: Promotion, other: Promotion): boolean {
  if (one.offer && other.offer) return false;
  const kinds = kindsOf(other);
  return kindsOf(one).some((kind) => kind !== "code" && kinds.includes(kind));
}

function kindsOf({ terms, offer }: Promotion): PromotionTerms["kind"][] {
  return [
    ...(terms ? [terms.kind] : []),
    ...(offer?.porting ? ["porting" as const] : []),
    ...(offer?.firstMonth ? ["extraData" as const] : []),
  ];
}
