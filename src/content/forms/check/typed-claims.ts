/**
 * Advice on prose that types what a row of another list decides: a name, with which memberships a benefit comes, or
 * what a membership includes. A fact in its place changes with that row.
 */
import { editorFacts, rowFacts } from "#content/facts/row-facts.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { guidePaths } from "#content/guides/guide-addresses.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { type BenefitClaim, containsName, isTrueClaim, listBenefitClaims } from "#domain/plans/benefit-claims.ts";
import { formatBenefitKey } from "#domain/plans/benefit-looks.ts";
import type { Benefit, Plan } from "#domain/plans/plan.ts";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";
import { splitSentences } from "#domain/text/wording.ts";
import { type DatedNotice, listNoticeParts, listTextParts } from "./text-parts.ts";

/** Gives advice on all prose of a list: claims that are false today are contradictions. */
export function listTypedClaimAdvice(data: unknown): ContentDiagnostic[] {
  return listTextParts(data).flatMap(({ path, text }) => {
    const messages = [
      ...listTypedNameAdvice(text),
      ...listStepCountAdvice(text),
      ...listBenefitAdvice(text, findPageBenefit(data, path)),
      ...listPlanAdvice(
        text,
        plans.filter(({ id }) => path.includes(id)),
      ),
    ];
    return messages.map((message) => ({ path, ...message }));
  });
}

/** Gives advice on notices of today and later, which have no facts: only on claims that are false. */
export function listNoticeClaimAdvice(notices: readonly DatedNotice[]): ContentDiagnostic[] {
  return listNoticeParts(notices).flatMap(({ path, text }) =>
    splitSentences(text)
      // A sentence about a later day announces a change.
      .filter((sentence) => !/(?<!\p{L})(?:desde|a partir de|hasta) el (?!\p{L}* ?inicio)/iu.test(sentence))
      .flatMap((sentence) => listBenefitClaims(sentence, { benefits, plans }))
      .filter((claim) => !isTrueClaim(claim, plans))
      .map((claim) => ({
        path,
        message: `dice «${claim.words}» de ${claim.benefit.name}, y en Beneficios por membresía: ${formatCost(claim.benefit)}`,
        words: claim.words,
        at: benefitsLocation,
        isContradiction: true as const,
      })),
  );
}

const benefitsLocation = { location: "beneficios", label: "Beneficios por membresía" };

type Message = Omit<ContentDiagnostic, "path">;

/** The facts whose value is a name. Names in square brackets are placeholders. */
const nameFacts = Object.entries(editorFacts).filter(
  ([name, { value }]) => /\.(?:nombre|siglas)$/.test(name) && !/^\[|^$/.test(value),
);

function listTypedNameAdvice(text: string): Message[] {
  const typedText = text.replaceAll(factReferencePattern, " ");
  return nameFacts
    .filter(([, { value }]) => containsName(typedText, value))
    .map(([, { label, value }]) => ({
      message: `«${value}» está escrito a mano: ponlo con «Insertar dato», «${label}», que cambia con su nombre`,
      words: value,
    }));
}

const stepCountPattern = /(?<!\p{L})(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) pasos?(?!\p{L})/iu;

/** Flags a typed number of steps: a step can be added to the list that it counts. */
function listStepCountAdvice(text: string): Message[] {
  const [words] = stepCountPattern.exec(text) ?? [];
  return words === undefined
    ? []
    : [
        {
          message: `«${words}» está escrito a mano: ponlo con «Insertar dato», que cuenta los pasos de su página`,
          words,
        },
      ];
}

/** Finds the benefit of a guide's texts, or of the title and description of a guide's page. */
function findPageBenefit(data: unknown, [row]: readonly PropertyKey[]): Benefit | undefined {
  const path = Array.isArray(data) ? (data[Number(row)] as { path?: string } | undefined)?.path : undefined;
  return benefits.find(({ id }) => guidePaths[id] === path);
}

const formatCost = ({ id }: Pick<Benefit, "id">) => rowFacts[`beneficio.${formatBenefitKey(id)}.costo`] ?? "";

/** Fills in only the names, so that what remains is typed. */
const fillNames = (text: string) =>
  text.replaceAll(factReferencePattern, (_gap, name: string) =>
    name.endsWith(".nombre") ? (rowFacts[name] ?? "") : "…",
  );

function listBenefitAdvice(text: string, impliedBenefit: Benefit | undefined): Message[] {
  return listBenefitClaims(fillNames(text), { benefits, plans, impliedBenefit }).map((claim) => {
    const label = editorFacts[`beneficio.${formatBenefitKey(claim.benefit.id)}.costo`]?.label;
    return {
      message: `«${claim.words}» está escrito a mano y lo decide Beneficios por membresía${describeTruth(claim)}: ponlo con «Insertar dato», «${label}»`,
      words: claim.words,
      ...(isTrueClaim(claim, plans) ? {} : { isContradiction: true as const }),
    };
  });
}

const describeTruth = (claim: BenefitClaim) =>
  isTrueClaim(claim, plans) ? "" : `, que hoy dice otra cosa: ${formatCost(claim.benefit)}`;

const roamingPattern = /(?<!\p{L})(?:roaming|de viaje|viajar|otros países)(?!\p{L})/iu;
const noRoamingPattern = /sin roaming|no (?:incluye|tiene|trae)n? (?:el )?roaming/iu;
const unlimitedDataPattern = /datos (?:son )?(?:ilimitados|sin límite)|ilimitados (?:los|sus) datos/iu;

/** Flags what a sentence about one membership says about its roaming or data, if that is false. */
function listPlanAdvice(text: string, impliedPlans: readonly Plan[]): Message[] {
  return splitSentences(fillNames(text)).flatMap((sentence) => {
    const namedPlans = plans.filter(({ name }) => containsName(sentence, name));
    const [plan, otherPlan] = namedPlans.length > 0 ? namedPlans : impliedPlans;
    if (!plan || otherPlan) return [];
    const saysNoRoaming = noRoamingPattern.test(sentence);
    const saysRoaming = !saysNoRoaming && roamingPattern.test(sentence);
    const hasRoaming = plan.roaming.kind !== "none";
    const isFalse = [
      saysNoRoaming && hasRoaming && "que no tiene roaming",
      saysRoaming && !hasRoaming && "que sirve de viaje",
      unlimitedDataPattern.test(sentence) && plan.dataGb !== "unlimited" && "que sus datos son ilimitados",
    ].filter((claim) => claim !== false);
    return isFalse.map((claim) => ({
      message: `dice de ${plan.name} ${claim}, y en Membresías y precios no es así: cambia la frase`,
      at: { location: `membresias//plans/${plan.id}`, label: "Membresías y precios" },
      isContradiction: true as const,
    }));
  });
}
