/** Advice on the figures of offers, compared with the regular figures of their days and with other publications. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { isOver } from "#content/forms/schemas/offer-schema.ts";
import { findPlanFigureStartDay, listPlanStates } from "#content/plans/plan-rows.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import type { Period } from "#domain/calendar/dated-states.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import type { Offer } from "#domain/plans/offer.ts";
import { planIds } from "#domain/plans/plan.ts";
import { findDiscountMismatches } from "#domain/plans/price/offer-amounts.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

type OfferRow = { name: string; offer?: Offer | undefined; period: Validity };

/**
 * Flags amounts that do not match their percentage of the regular figures on a present or future day of the offer. Also
 * flags the figures of another publication if they are the same, or if the offer has changed.
 *
 * @param publishedOffers - the offers that visitors see.
 */
export function listOfferAdvice(
  offers: readonly OfferRow[],
  publishedOffers: readonly OfferRow[] = [],
): ContentDiagnostic[] {
  return offers.flatMap(({ name, offer, period }, row): ContentDiagnostic[] => {
    if (!offer) return [];
    const oldPorting = publishedOffers.find((each) => each.name === name)?.offer?.porting;
    const message = findOtherPublicationAdvice(offer.porting, oldPorting);
    return [
      ...(isOver(period) ? [] : listMismatches(offer, period)).map(({ path, ...more }) => ({
        path: [row, ...path],
        ...more,
        isContradiction: true as const,
      })),
      ...(message ? [{ path: [row, "offer", "porting", "otherReading"], message }] : []),
    ];
  });
}

/** An amount that differs from the expected one. `since`: first day of the regular figure, if known. */
type Mismatch = {
  path: readonly string[];
  planName: string;
  regularText: string;
  expectedText: string;
  suggestedValue: number;
  since?: IsoDay;
};

function listMismatches(offer: Offer, period: Validity): ContentDiagnostic[] {
  const days: Period = period.kind === "dates" ? period : { to: period.endedBy };
  const mismatches = listPlanStates(days).flatMap((state) =>
    findDiscountMismatches(offer, state.plans).map(
      ({ path, expected, plan: { id, name, regularPesos, dataGb } }): Mismatch => {
        const isPrice = path.includes("pesos");
        const since = findPlanFigureStartDay(state, id, isPrice ? "regularPesos" : "dataGb");
        return {
          path: ["offer", ...path],
          planName: name,
          regularText: isPrice
            ? `cuesta ${formatPesos(regularPesos)}`
            : `tiene ${formatQuantity(Number(dataGb), "GB")}`,
          expectedText: isPrice ? formatPesos(expected) : formatQuantity(expected, "GB"),
          suggestedValue: expected,
          ...(since && { since }),
        };
      },
    ),
  );
  const isLater = ({ since }: Mismatch) => since !== undefined && since > (days.from ?? "");
  const firstDayMismatches = mismatches.filter((each) => !isLater(each));
  const laterDays = [...new Set(mismatches.filter(isLater).map(({ since = "" }) => since))];
  return [
    ...firstDayMismatches
      .filter(isFirstOfPath)
      .map(({ path, planName, regularText, expectedText, suggestedValue, since }) => ({
        path,
        message: `con ese porcentaje serían ${expectedText}${since ? `, porque desde el ${formatDate(since)} ${planName} ${regularText}` : ""}`,
        suggestedValue,
      })),
    ...laterDays.map((day) => {
      const dayMismatches = mismatches.filter(({ since }) => since === day).filter(isFirstOfPath);
      const values = dayMismatches.map(({ path, suggestedValue: value }) => ({ path, value }));
      return { path: ["period"], message: describeLaterDay(dayMismatches, day), continuation: { day, values } };
    }),
  ];
}

/** Reports a figure that is the same in several states only once. */
const isFirstOfPath = ({ path }: Mismatch, index: number, all: readonly Mismatch[]) =>
  all.findIndex((other) => other.path.join() === path.join()) === index;

/**
 * Advises a separate row for later days: a row has one price for all of its days, so the new figure would change
 * today's price.
 */
function describeLaterDay(mismatches: readonly Mismatch[], day: IsoDay): string {
  const regular = formatSpanishList(mismatches.map(({ planName, regularText }) => `${planName} ${regularText}`));
  const should = formatSpanishList(mismatches.map(({ expectedText }) => expectedText));
  return `desde el ${formatDate(day)} ${regular}. Con ese porcentaje serían ${should}. Termina esta oferta el ${formatDate(addDays(day, -1))} y sigue con otra, con esos precios`;
}

type Porting = Offer["porting"];

function findOtherPublicationAdvice(currentPorting: Porting, oldPorting: Porting): string | undefined {
  if (!currentPorting?.otherReading) return undefined;
  const { otherReading: other, pesos, months } = currentPorting;
  const isSame = planIds.every((id) => other.pesos[id] === undefined || other.pesos[id] === pesos[id]);
  if (isSame && other.months === months) return "dice lo mismo que la oferta: quítala";
  const isOldOfferPrice =
    oldPorting?.otherReading &&
    JSON.stringify(other) === JSON.stringify(oldPorting.otherReading) &&
    (months !== oldPorting.months || planIds.some((id) => pesos[id] !== oldPorting.pesos[id]));
  return isOldOfferPrice
    ? "es de la oferta de antes de este cambio: quítala, o escribe lo que dice de la nueva"
    : undefined;
}
