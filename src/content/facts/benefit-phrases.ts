/** Builds the facts about benefits: they state the status of each benefit, so that prose never does. */

import { unavailableText } from "#content/plans/benefit-status.ts";
import type { PlanRow } from "#content/plans/plan-rows.ts";
import { formatPlanNames, pickVerbForm } from "#content/plans/plans.ts";
import { formatBenefitKey } from "#domain/plans/benefit-looks.ts";
import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";
import { type Facts, getFactValues, type LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

type NamedPlan = Pick<PlanRow, "id" | "name">;
export type NamedBenefit = Pick<Benefit, "id" | "name" | "status">;

/** What every membership has, for days without any benefit. */
const homeBenefits = "datos, llamadas y SMS";

/** Builds the facts of all benefits. No fact is ever empty, whatever the statuses. */
export function buildBenefitPhrases(benefits: readonly NamedBenefit[], plans: readonly NamedPlan[]): LabeledFacts {
  return {
    ...Object.fromEntries(
      benefits.flatMap((benefit) => {
        const prefix = `beneficio.${formatBenefitKey(benefit.id)}`;
        return [
          [`${prefix}.nombre`, { label: `${benefit.name}: nombre del beneficio`, value: benefit.name }],
          [
            `${prefix}.costo`,
            {
              label: `${benefit.name}: con qué membresías viene o tiene costo aparte`,
              value: describeCost(benefit, plans),
            },
          ],
        ];
      }),
    ),
    "beneficios.nombres": {
      label: "Nombres de los beneficios",
      value: formatBenefitNames(benefits),
    },
    "beneficios.disponibles": {
      label: "Nombres de los beneficios que alguna membresía trae o puede agregar",
      value:
        formatBenefitNames(benefits.filter(({ status }) => plans.some(({ id }) => status[id] !== "none"))) ||
        homeBenefits,
    },
    "beneficios.incluidos": {
      label: "Con qué membresías viene cada beneficio, sin punto",
      value: describeIncludedBenefits(benefits, plans),
    },
    "beneficios.no-incluidos": {
      label: "Qué beneficios no vienen con ninguna membresía, sin punto",
      value: describeOtherBenefits(benefits, plans),
    },
    "beneficios.reparto": {
      label: "Si los beneficios vienen con la membresía o tienen costo aparte, sin punto",
      value: describeMix(benefits, plans),
    },
  };
}

const formatBenefitNames = (benefits: readonly NamedBenefit[]) => formatSpanishList(benefits.map(({ name }) => name));

const listPlansWithStatus = ({ status }: NamedBenefit, plans: readonly NamedPlan[], wantedStatus: BenefitStatus) =>
  plans.filter(({ id }) => status[id] === wantedStatus);

const formatSomePlans = (somePlans: readonly NamedPlan[], plans: readonly NamedPlan[]) =>
  somePlans.length === plans.length ? "cualquier membresía" : formatPlanNames(somePlans);

/** States with which memberships a benefit comes and with which it costs extra, as a sentence without a full stop. */
function describeCost(benefit: NamedBenefit, plans: readonly NamedPlan[]): string {
  const [included, addOn] = (["included", "addOn"] as const).map((status) => {
    const somePlans = listPlansWithStatus(benefit, plans, status);
    return somePlans.length > 0 && formatSomePlans(somePlans, plans);
  });
  if (included) return `Viene con ${included}${addOn ? `; con ${addOn} tiene costo aparte` : ""}`;
  return addOn ? `Tiene costo aparte, con ${addOn}` : unavailableText;
}

/** Maximum number of groups of benefits that one sentence names. */
const groupsPerSentence = 2;

/** Names the memberships of each included benefit: `Paramount+ y LoungeKey vienen con Legend y Ultimate`. */
function describeIncludedBenefits(benefits: readonly NamedBenefit[], plans: readonly NamedPlan[]): string {
  const groups = Map.groupBy(benefits, (benefit) =>
    formatSomePlans(listPlansWithStatus(benefit, plans, "included"), plans),
  );
  groups.delete("");
  const phrases = [...groups].map(([planNames, some], index) =>
    index % groupsPerSentence === 0
      ? `${formatBenefitNames(some)} ${pickVerbForm(some, "viene", "vienen")} con ${planNames}`
      : `; ${formatBenefitNames(some)}, con ${planNames}`,
  );
  return phrases.join(". ").replaceAll(". ;", ";") || "Ninguna membresía trae beneficios";
}

function describeOtherBenefits(benefits: readonly NamedBenefit[], plans: readonly NamedPlan[]): string {
  const others = benefits.filter((benefit) => listPlansWithStatus(benefit, plans, "included").length === 0);
  const addOns = others.filter((benefit) => listPlansWithStatus(benefit, plans, "addOn").length > 0);
  if (addOns.length > 0) {
    const isForEveryPlan = addOns.every(
      (benefit) => listPlansWithStatus(benefit, plans, "addOn").length === plans.length,
    );
    return `${formatBenefitNames(addOns)} ${pickVerbForm(addOns, "tiene", "tienen")} costo aparte${isForEveryPlan ? ", con cualquier membresía" : ""}`;
  }
  return others.length === 0
    ? "Todos vienen con alguna membresía"
    : `Hoy ${formatBenefitNames(others)} no se ${pickVerbForm(others, "puede", "pueden")} agregar`;
}

function describeMix(benefits: readonly NamedBenefit[], plans: readonly NamedPlan[]): string {
  const [isAnyIncluded, isAnyAddOn] = (["included", "addOn"] as const).map((status) =>
    benefits.some((benefit) => listPlansWithStatus(benefit, plans, status).length > 0),
  );
  if (isAnyIncluded)
    return isAnyAddOn
      ? "Unos vienen con tu membresía y otros tienen costo aparte"
      : "Vienen con tu membresía, según cuál tengas";
  return isAnyAddOn ? "Tienen costo aparte" : "Hoy no se pueden agregar";
}

/** Lists the facts for the statuses with the longest and the shortest texts, for checks of lengths. */
export function listBenefitPhraseVariants(benefits: readonly NamedBenefit[], plans: readonly NamedPlan[]): Facts[] {
  const getVariant = (getStatus: (planIndex: number) => BenefitStatus) => {
    const status = Object.fromEntries(plans.map(({ id }, index) => [id, getStatus(index)])) as NamedBenefit["status"];
    return getFactValues(
      buildBenefitPhrases(
        benefits.map((benefit) => ({ ...benefit, status })),
        plans,
      ),
    );
  };
  return plans.flatMap((_, variant) => [
    getVariant((index) => (index <= variant ? "included" : "addOn")),
    getVariant((index) => (index === variant ? "included" : "none")),
  ]);
}
