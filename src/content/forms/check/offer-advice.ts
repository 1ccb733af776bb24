/** Advice on the figures of offers: against the regular ones of their days, and against other publications. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { isOver } from "#content/forms/schemas/offer-schema.ts";
import { findFirstDayOfPlan, listMembershipStates } from "#content/plans/plan-rows.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import type { Offer } from "#domain/plans/offer.ts";
import { findDiscountMismatches } from "#domain/plans/offer-amounts.ts";
import { planIds } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

type Offering = { name: string; offer?: Offer | undefined; period: Validity };

/**
 * Flags amounts that do not match their percentage of the regular figures, on any day of the offer that is not past.
 * Also flags what another publication says, if it says the same or the offer changed since.
 *
 * @param published - the offers that visitors see.
 */
export function listOfferAdvice(offers: readonly Offering[], published: readonly Offering[] = []): ContentDiagnostic[] {
  return offers.flatMap(({ name, offer, period }, row): ContentDiagnostic[] => {
    if (!offer) return [];
    const before = published.find((each) => each.name === name)?.offer?.porting;
    const message = findOtherReadingFault(offer.porting, before);
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

/** An amount that should be another one. `since`: the first day of the regular figure, if it has one. */
type Mismatch = {
  path: readonly string[];
  plan: string;
  regular: string;
  should: string;
  fill: number;
  since?: IsoDay;
};

function listMismatches(offer: Offer, period: Validity): ContentDiagnostic[] {
  const days = period.kind === "dates" ? period : undefined;
  const found = listMembershipStates(days ?? {}).flatMap((state) =>
    findDiscountMismatches(offer, state.plans).map(
      ({ path, expected, plan: { id, name, regularPesos, dataGb } }): Mismatch => {
        const isPrice = path.includes("pesos");
        const since = findFirstDayOfPlan(state, id, isPrice ? "regularPesos" : "dataGb");
        return {
          path: ["offer", ...path],
          plan: name,
          regular: isPrice ? `cuesta ${formatPesos(regularPesos)}` : `tiene ${formatQuantity(Number(dataGb), "GB")}`,
          should: isPrice ? formatPesos(expected) : formatQuantity(expected, "GB"),
          fill: expected,
          ...(since && { since }),
        };
      },
    ),
  );
  const isLater = ({ since }: Mismatch) => since !== undefined && since > (days?.from ?? "");
  const ofFirstDay = found.filter((each) => !isLater(each));
  const laterDays = [...new Set(found.filter(isLater).map(({ since = "" }) => since))];
  return [
    ...ofFirstDay.filter(isFirstOfPath).map(({ path, plan, regular, should, fill, since }) => ({
      path,
      message: `con ese porcentaje serían ${should}${since ? `, porque desde el ${formatDate(since)} ${plan} ${regular}` : ""}`,
      fill,
    })),
    ...laterDays.map((day) => ({
      path: ["period"],
      message: describeLaterDay(found.filter(({ since }) => since === day).filter(isFirstOfPath), { day, days }),
      at: { place: "promociones", label: "Promociones" },
    })),
  ];
}

/** A figure that stays the same in several states is told once. */
const isFirstOfPath = ({ path }: Mismatch, at: number, all: readonly Mismatch[]) =>
  all.findIndex((other) => other.path.join() === path.join()) === at;

/** One row has one price for all of its days, so other prices need another row; typing them here would change today's. */
function describeLaterDay(
  wrong: readonly Mismatch[],
  { day, days }: { day: IsoDay; days: { from: IsoDay } | undefined },
): string {
  const regular = formatSpanishList(wrong.map(({ plan, regular }) => `${plan} ${regular}`));
  const should = formatSpanishList(wrong.map(({ should }) => should));
  const last = formatDate(addDays(day, -1));
  const end = days ? `termina esta oferta el ${last}` : `elige «Con fechas» y termina esta oferta el ${last}`;
  return `desde el ${formatDate(day)} ${regular}, y con ese porcentaje serían ${should}: ${end}, y agrega otra desde el ${formatDate(day)} con esos precios`;
}

type Porting = Offer["porting"];

function findOtherReadingFault(porting: Porting, before: Porting): string | undefined {
  if (!porting?.otherReading) return undefined;
  const { otherReading: other, pesos, months } = porting;
  const isSame = planIds.every((id) => other.pesos[id] === undefined || other.pesos[id] === pesos[id]);
  if (isSame && other.months === months) return "dice lo mismo que la oferta: quítala";
  const isOfOldOffer =
    before?.otherReading &&
    JSON.stringify(other) === JSON.stringify(before.otherReading) &&
    (months !== before.months || planIds.some((id) => pesos[id] !== before.pesos[id]));
  return isOfOldOffer
    ? "es de la oferta de antes de este cambio: quítala, o escribe lo que dice de la nueva"
    : undefined;
}
