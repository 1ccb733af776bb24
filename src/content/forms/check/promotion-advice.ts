/** Advice on promotions that are new, or that changed since they were published. */

import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { getValidityStatus, type Validity } from "#domain/calendar/validity.ts";
import { findFirstSharedDay, type Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms } from "#domain/plans/promotion-terms.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/** Maximum length of a promotion, and maximum time until its end, in years: more is probably a typo in the year. */
const maxYears = 5;

type Promotion = {
  slug: string;
  name: string;
  terms?: Pick<PromotionTerms, "kind"> | undefined;
  offer?: Offer | undefined;
  period: Validity;
  folio?: number | undefined;
  shownOn: readonly string[];
};

/**
 * Flags new promotions that are already over or have no folio, periods that end too late, similar promotions on the
 * same day, and duplicate names.
 *
 * @param published - the promotions that visitors see; names and periods that have not changed get no advice.
 */
export function listPromotionAdvice(
  promotions: readonly Promotion[],
  { publishedPromotions, today }: { publishedPromotions: readonly Promotion[]; today: string },
): ContentDiagnostic[] {
  const publishedBySlug = new Map(publishedPromotions.map((promotion) => [promotion.slug, promotion]));
  return promotions.flatMap((promotion, row): ContentDiagnostic[] => {
    const publishedRow = publishedBySlug.get(promotion.slug);
    const [name, period, folio] = [
      publishedRow?.name === promotion.name ? [] : listNameAdvice(promotions, promotion),
      JSON.stringify(publishedRow?.period) === JSON.stringify(promotion.period)
        ? []
        : listPeriodAdvice(promotions, promotion, { isNew: publishedRow === undefined, today }),
      publishedRow ? [] : listFolioAdvice(promotion),
    ];
    return [...name, ...period, ...folio].map(({ path, message }) => ({ path: [row, ...path], message }));
  });
}

function listFolioAdvice({ folio, shownOn }: Promotion): FieldAdvice[] {
  if (folio !== undefined || !shownOn.includes("registry")) return [];
  return [
    { path: ["folio"], message: "sin él, su página del registro dice que falta: agrégalo cuando quede inscrita" },
  ];
}

type FieldAdvice = { path: string[]; message: string };

/** Flags a duplicate name, because names distinguish promotions in lists, search results and the site map. */
function listNameAdvice(promotions: readonly Promotion[], promotion: Promotion): FieldAdvice[] {
  const promotionIndex = promotions.findIndex(
    (other) => other !== promotion && foldSpelling(other.name) === foldSpelling(promotion.name),
  );
  const other = promotions[promotionIndex]?.name;
  return other === undefined
    ? []
    : [
        {
          path: ["name"],
          message: `así se llama también la promoción del lugar ${promotionIndex + 1}, «${other}»: di qué las distingue`,
        },
      ];
}

function listPeriodAdvice(
  promotions: readonly Promotion[],
  promotion: Promotion,
  { isNew, today }: { isNew: boolean; today: string },
): FieldAdvice[] {
  const { period } = promotion;
  if (getValidityStatus(today, period) === "over")
    return isNew ? [{ path: ["period"], message: "ya terminó: revisa sus días, también el año" }] : [];
  const sharedDayMessages = promotions
    .filter((other) => other !== promotion && isAlike(promotion, other))
    .flatMap((other) => {
      const day = findFirstSharedDay(today, getDates(period), getDates(other.period));
      return day === undefined ? [] : [{ path: ["period"], message: formatSharedDay(day, other) }];
    });
  return [
    ...(isFarOff(today, period) ? [{ path: ["period", "to"], message: farOffMessage }] : []),
    ...sharedDayMessages,
  ];
}

const farOffMessage = `faltan más de ${maxYears} años para ese día, o los dura: revisa el año`;

/** Whether a period ends more than `maxYears` after its first day, or after today if today is earlier. */
function isFarOff(today: string, period: Validity): boolean {
  if (period.kind !== "dates") return false;
  const firstDay = [today, period.from].toSorted()[0] ?? today;
  return period.to > `${Number(firstDay.slice(0, 4)) + maxYears}${firstDay.slice(4)}`;
}

const formatSharedDay = (day: string, { name }: Promotion) =>
  `el ${formatDate(day)} también está vigente «${name}», que promete algo parecido: revisa los días de las dos`;

const getDates = (period: Validity) => (period.kind === "dates" ? period : undefined);

/**
 * Whether two promotions promise the same kind of benefit. Promotional codes, and promotions in their own words, are
 * never alike, because their benefit is unknown. Two offers are never alike here: offers on the same day are an error
 * that is reported elsewhere.
 */
function isAlike(one: Promotion, other: Promotion): boolean {
  if (one.offer && other.offer) return false;
  const kinds = listKinds(other);
  return listKinds(one).some((kind) => kind !== "code" && kind !== "text" && kinds.includes(kind));
}

function listKinds({ terms, offer }: Promotion): PromotionTerms["kind"][] {
  return [
    ...(terms ? [terms.kind] : []),
    ...(offer?.porting ? ["porting" as const] : []),
    ...(offer?.firstMonth ? ["extraData" as const] : []),
  ];
}
