/** Content of the memberships page, from top to bottom. Source: product specification, sections 1 to 3 and 9. */

import { data } from "#content/data/copy/memberships.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { securityMessage } from "#content/help/security-message.ts";
import { portingNote } from "#content/legal/home-notes.ts";
import { benefits } from "#content/plans/benefits.ts";
import { planFinderTool } from "#content/plans/plan-finder-tool.ts";
import { appPurchase, purchaseCode, webPurchase } from "#content/plans/plan-purchase.ts";
import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { formatFirstMonthGb, planCardCopy, plans } from "#content/plans/plans.ts";
import { currentOffer, lastDayText, priceGroupNote } from "#content/promotions/current-offer.ts";
import { roamingLegalNote } from "#content/roaming/roaming-page.ts";
import { type EmphasizedHeading, parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { formatRoamingArea, listIncludedBenefits, type Plan, type PlanId } from "#domain/plans/plan.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { membershipsCopyForm } from "./memberships-copy-form.ts";

const {
  opening,
  plans: pricesCopy,
  comparison,
  security: securityCopy,
  conditions,
  control,
  roaming: roamingCopy,
} = readPageCopy(membershipsCopyForm, data);
const { uses } = opening;

/** The id of `download` is given by the specification. */
export const membershipsAnchors = {
  plans: "planes",
  finder: "encuentra-la-tuya",
  comparison: "comparativa",
  security: "mantente-a-salvo",
  cost: "lo-que-pagas",
  conditions: "condiciones",
  roaming: "roaming",
  legal: "legales",
  download: "descargaApp",
} as const;

export const membershipsOpening = {
  heading: parseEmphasizedHeading(opening.heading),
  initialPlanId: "community",
  /** The purpose and the contents of each plan, one sentence each. */
  sentences: Object.fromEntries(plans.map((plan) => [plan.id, formatPlanSentences(plan)])) as Record<
    PlanId,
    readonly [purpose: string, contents: string]
  >,
  copy: {
    /** The question, for screen readers. */
    legend: "Elige por sus GB",
    price: planCardCopy.price,
    portingSwitch: planCardCopy.portingSwitch,
    buy: appPurchase.label,
    code: purchaseCode,
  },
  /** Each membership's own purchase link, for the code that computers show. */
  webLinks: webPurchase.byPlan,
  purchaseUrl: `#${membershipsAnchors.download}`,
} as const satisfies { heading: EmphasizedHeading; initialPlanId: PlanId; [part: string]: unknown };

/**
 * Formats a plan's sentences: `Para ver series en el camino.`, `Incluye hasta 10 GB de roaming en Europa y Amazon
 * Prime.`
 */
function formatPlanSentences({ id, roaming }: Plan): readonly [purpose: string, contents: string] {
  const includedNames = listIncludedBenefits(id, benefits).map(({ name }) => name);
  if (roaming.kind === "none") return [uses[id], `Sin roaming: funciona en ${homeCountries}.`];
  const gb =
    roaming.kind === "unlimited" ? "roaming ilimitado" : `hasta ${formatQuantity(roaming.gb, "GB")} de roaming`;
  return [
    uses[id],
    `Incluye ${formatSpanishList([`${gb} en ${formatRoamingArea(roaming.where)}`, ...includedNames])}.`,
  ];
}

export const membershipsFinder = {
  ...planFinderTool,
  initialPlanId: membershipsOpening.initialPlanId,
} as const;

export const membershipsPlanSection = {
  ...pricesCopy,
  sub: `${pricesCopy.sub} ${priceGroupNote}`,
  card: { ...planCardCopy, buy: appPurchase.label, portingSwitch: undefined },
} as const;

/** The security message (wim has no promoters or distributors), with the points about purchases. */
export const membershipsSecurity = {
  ...securityMessage,
  points: [securityCopy.holder, securityCopy.mail, securityCopy.fraud],
} as const;

export const membershipsComparison = comparison;

const membershipDuration = formatQuantity(membershipDays, "días");
const { firstMonth } = currentOffer;

/** Source: product specification, section 9. */
export const membershipsConditions = {
  ...conditions,
  figures: {
    label: firstMonth ? "Plazos y datos extra" : "Plazos",
    items: [
      { figure: membershipDuration, text: conditions.days },
      ...(firstMonth
        ? [
            {
              figure: `+${firstMonth.percent}%`,
              text: `de GB en tu primer mes: ${formatFirstMonthGb("sube a")}.${lastDayText && ` ${capitalize(lastDayText)}.`}`,
            },
          ]
        : []),
    ],
  },
  questions: [
    { label: conditions.outOfData, to: "/preguntas-frecuentes#se-acaban-los-gb" },
    { label: conditions.notRenewed, to: "/preguntas-frecuentes#no-renuevo" },
  ],
} as const;

export const membershipsRoamingSection = {
  ...roamingCopy,
  link: { label: roamingCopy.link, to: "/roaming-cobertura" },
} as const;

export const membershipsLegalNotes = { heading: "Legales", notes: [roamingLegalNote, portingNote] } as const;

export const membershipsColorBand = control;
