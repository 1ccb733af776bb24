/**
 * Advice on figures in notices and promotions: prices, gigabytes and percentages are those of their day or of a later
 * day, and phone numbers are the site's.
 */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { authorities } from "#content/legal/library/references.ts";
import { findPlanFigureStartDay, listPlanStates, type PlanState } from "#content/plans/plan-rows.ts";
import { datedOffers, listPercentages } from "#content/promotions/promotion-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { getContactValue } from "#content/site/operator/contact.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { listOffersForDay } from "#domain/plans/offer.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { splitSentences } from "#domain/text/wording.ts";
import { type DatedNotice, listNoticeParts, type TextPart } from "./text-parts.ts";

type Promotion = {
  period: { kind: string; from?: IsoDay; to?: IsoDay };
  terms?: { text?: string; conditions?: string } & OwnFigures;
};
/** Figures that a promotion gives itself. */
type OwnFigures = { kind?: string; pesos?: Partial<Record<PlanId, number | undefined>>; percent?: number };
type Plan = PlanState["plans"][number];

/** Flags the figures that no membership has on the notice's day or later; figures of past days are unknown. */
export const listNoticeFigureAdvice = (notices: readonly DatedNotice[]): ContentDiagnostic[] =>
  listNoticeParts(notices).flatMap(({ date, ...part }) => [
    ...listPartAdvice(part, date),
    ...(part.path.includes("text") ? listTypedFactAdvice(part, date) : []),
  ]);

/** Flags typed figures of a membership: a fact changes by itself, also on the day of a coming change. */
function listTypedFactAdvice({ path, text }: TextPart, day: IsoDay): ContentDiagnostic[] {
  return splitIntoComparedParts(text.replaceAll(factReferencePattern, "")).flatMap((sentence) => {
    // A sentence about a change names both figures, or its day.
    if (/(?<!\p{L})(?:desde|a partir del?|hasta) el |(?<!\p{L})de \$/iu.test(sentence)) return [];
    return splitByPlan(sentence, listPlanStates({ from: day })[0]?.plans ?? []).flatMap(({ plan, text: words }) =>
      readFigures(words, pricePattern).flatMap(({ text: figure, value }) => {
        if (value !== plan.regularPesos) return [];
        const nextState = listPlanStates({ from: day }).find(({ plans }) =>
          plans.some(({ id, regularPesos }) => id === plan.id && regularPesos !== value),
        );
        const nextPesos = nextState?.plans.find(({ id }) => id === plan.id)?.regularPesos;
        const startDay = nextState && findPlanFigureStartDay(nextState, plan.id, "regularPesos");
        const change =
          startDay && nextPesos !== undefined
            ? ` y desde el ${formatDate(startDay)} será ${formatPesos(nextPesos)}`
            : "";
        return {
          path,
          message: `«${figure}» está escrito a mano${change}: ponlo con «Insertar dato», «${plan.name}: precio regular»`,
          words: figure,
          ...(change && { isContradiction: true as const }),
        };
      }),
    );
  });
}

/** Flags the figures in a promotion's own words that no membership has on its first day or later. */
export function listPromotionFigureAdvice(promotions: readonly Promotion[]): ContentDiagnostic[] {
  return promotions.flatMap(({ period: { from, to }, terms = { kind: "" } }, row): ContentDiagnostic[] => {
    if (terms.kind !== "text" || from === undefined || to === undefined || to < buildDay) return [];
    const [, day = from] = [from, buildDay].toSorted();
    return (["text", "conditions"] as const).flatMap((name) =>
      listPartAdvice({ path: [row, "terms", name], text: terms[name] ?? "" }, day, terms),
    );
  });
}

function listPartAdvice({ path, text }: TextPart, day: IsoDay, own: OwnFigures = {}): ContentDiagnostic[] {
  return [
    ...splitIntoComparedParts(text).flatMap((sentence) => [
      ...listFigureAdvice(sentence, day, own).map((message) => ({ path, message, isContradiction: true as const })),
      ...listPercentageAdvice(sentence, day, own).map((message) => ({ path, message })),
    ]),
    ...listPhoneAdvice(text).map((message) => ({ path, message, at: contactForm })),
  ];
}

const continuationPattern = /^(?:cuesta|da|incluye|pasa|sale|sigue|tiene|trae|vale)(?!\p{L})/iu;

/** Splits a text into sentences; «Cuesta $700» belongs to the sentence before it, which names the membership. */
function splitIntoComparedParts(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of splitSentences(text))
    if (parts.length > 0 && continuationPattern.test(sentence)) parts.push(`${parts.pop()} ${sentence}`);
    else parts.push(sentence);
  return parts;
}

/** Words of a sentence whose percentage is an offer's, unlike «100% digital» or «el 90% de las llamadas». */
const offerPattern = /menos|descuento|% más|% extra|más gb|primer mes|tu número|portabilidad|referid|promoci|oferta/iu;
const percentagePattern = /(\d+(?:\.\d+)?)\s?(?:%|por ciento)/gu;

/**
 * Lists the percentages that no offer has. A promotion in its own words without a discount field is exempt, because its
 * text may state the percentage.
 */
function listPercentageAdvice(sentence: string, day: IsoDay, { kind, percent }: OwnFigures): string[] {
  if (!offerPattern.test(sentence) || (kind !== undefined && percent === undefined)) return [];
  const knownPercentages = percent === undefined ? listPercentages(day) : [percent];
  // The card of a promotion states its discount as «25% menos».
  const gain = percent === undefined ? undefined : /\d+\s?% (?:más|extra)/iu.exec(sentence)?.[0];
  if (gain !== undefined)
    return [
      `«Descuento, en %» dirá «${percent}% menos» en su tarjeta: si no es un descuento, déjalo vacío. Revisa «${gain}»`,
    ];
  return readFigures(sentence, percentagePattern).flatMap(({ text, value }) =>
    knownPercentages.includes(value)
      ? []
      : [
          `${percent === undefined ? `ninguna oferta ni promoción del ${formatDate(day)} o después es de ${value}%` : `su descuento es de ${percent}%`}: revisa «${text}»`,
        ],
  );
}

const phonePattern = /(?<![\d$])(?:\+?52\s)?\d{2,3}[\s-]?\d{3,4}[\s-]?\d{4}(?!\d)/gu;
const contactForm = { location: "contacto", label: "Contacto y enlaces" };

/** Flags phone numbers that are neither the operator's nor an authority's. */
function listPhoneAdvice(text: string): string[] {
  const getDigits = (text: string) => text.replaceAll(/\D/g, "").slice(-10);
  const supportPhone = getContactValue("supportPhone");
  const knownNumbers = [supportPhone ?? "", ...authorities.consumers.phones].map(getDigits);
  return [...text.matchAll(phonePattern)].flatMap(([phone]) =>
    getDigits(phone).length < 10 || knownNumbers.includes(getDigits(phone))
      ? []
      : [
          `${supportPhone === undefined ? "el teléfono de soporte todavía no se conoce" : `el de soporte es ${supportPhone}`}: revisa «${phone}»`,
        ],
  );
}

function listFigureAdvice(sentence: string, day: IsoDay, { pesos: ownPesos = {} }: OwnFigures): string[] {
  const states = listPlanStates({ from: day });
  return splitByPlan(sentence, states[0]?.plans ?? []).flatMap(({ plan, text }) => {
    const laterPlans = states.flatMap(({ plans }) => plans.filter(({ id }) => id === plan.id));
    return [
      ...findAdvice(readFigures(text, pricePattern), [...listPrices(laterPlans, plan.id, day), ownPesos[plan.id]], () =>
        describePrice(plan, day),
      ),
      ...findAdvice(readFigures(text, gigabytesPattern), listGigabytes(laterPlans, plan.id, day), () =>
        describeData(plan, day),
      ),
    ];
  });
}

/** Splits a sentence before the name of each plan but the first, because figures usually follow their plan. */
function splitByPlan(sentence: string, plans: readonly Plan[]): { plan: Plan; text: string }[] {
  const namedPlans = plans
    .map((plan) => ({ plan, offset: findName(sentence, plan.name) }))
    .filter(({ offset }) => offset >= 0)
    .toSorted((a, b) => a.offset - b.offset);
  return namedPlans.map(({ plan, offset }, index) => ({
    plan,
    text: sentence.slice(index === 0 ? 0 : offset, namedPlans[index + 1]?.offset),
  }));
}

const findName = (sentence: string, name: string) =>
  [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => word === name)?.index ?? -1;

const pricePattern = /\$\s?(\d[\d,]*)|(\d[\d,]*)\s?pesos/gu;
const gigabytesPattern = /(\d[\d,]*)\s?GB/gu;

type Figure = { text: string; value: number };

const readFigures = (sentence: string, pattern: RegExp): Figure[] =>
  [...sentence.matchAll(pattern)].map(([text, ...captures]) => ({
    text: text.replace(/,$/, ""),
    value: Number(captures.find(Boolean)?.replaceAll(",", "")),
  }));

/**
 * Finds a contradiction only if no figure of the plan is correct: «sube de $850 a $900» may also name the figure
 * that is replaced.
 */
const findAdvice = (
  [first, ...others]: readonly Figure[],
  knownValues: readonly unknown[],
  describe: () => string,
): string[] =>
  first === undefined || [first, ...others].some(({ value }) => knownValues.includes(value))
    ? []
    : [`${describe()}: revisa «${first.text}»`];

const listCurrentAndLaterOffers = (day: IsoDay) =>
  datedOffers.filter(({ days }) => days === undefined || days.to >= day).map(({ offer }) => offer);

/** @param later - the membership on the notice's day and after each coming change. */
const listPrices = (later: readonly Plan[], id: PlanId, day: IsoDay) => [
  ...later.map(({ regularPesos }) => regularPesos),
  ...listCurrentAndLaterOffers(day).map(({ porting }) => porting?.pesos[id]),
];

const listGigabytes = (later: readonly Plan[], id: PlanId, day: IsoDay) => [
  ...later.flatMap(({ dataGb, roaming }) => [dataGb, roaming.kind === "upTo" && roaming.gb]),
  ...listCurrentAndLaterOffers(day).map(({ firstMonth }) => firstMonth?.gb[id]),
];

function describePrice({ id, name, regularPesos }: Plan, day: IsoDay): string {
  const pesos = listOffersForDay(day, datedOffers)[0]?.offer.porting?.pesos[id];
  const portingPrice = pesos === undefined ? "" : `, o ${formatPesos(pesos)} al traer tu número`;
  return `el ${formatDate(day)} ${name} cuesta ${formatPesos(regularPesos)}${portingPrice}`;
}

const describeData = ({ name, dataGb }: Plan, day: IsoDay) =>
  `el ${formatDate(day)} ${name} trae ${dataGb === "unlimited" ? "datos ilimitados" : formatQuantity(dataGb, "GB")}`;
