/** Finds claims about benefits in Spanish sentences: that memberships include a benefit, or that it costs extra. */
import { splitSentences } from "#domain/text/wording.ts";
import type { Benefit, BenefitStatus, Plan } from "./plan.ts";

export type ClaimedBenefit = Pick<Benefit, "id" | "name" | "status">;
export type NamedPlan = Pick<Plan, "id" | "name">;

export type BenefitClaim = {
  benefit: ClaimedBenefit;
  status: BenefitStatus;
  /** The words of the claim: `viene con`. */
  words: string;
  /** The memberships that the claim names; empty if it names none. */
  plans: readonly NamedPlan[];
  isAboutEveryPlan: boolean;
};

const createPattern = (...phrases: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?<!(?:no|sin|nunca) )(?:${phrases.join("|")})(?!\p{L})`, "iu");

/** Patterns of the claims; `@` stands for the name of a benefit. */
const claimPatterns: Readonly<Record<BenefitStatus, RegExp>> = {
  included: createPattern(
    "(?:ya )?vienen? (?:incluid[oa]s? )?(?:con|en)",
    "vienen? incluid[oa]s?",
    "(?:está|están|es|son|queda|quedan) incluid[oa]s?",
    "incluid[oa]s? (?:con|en)",
    "(?<=@,? )incluid[oa]s?",
    "(?:trae|incluye|regala)n? (?=[^.;:]*@)",
    "(?<=@[^.;:]* )(?:sin costo(?! aparte)|gratis)",
  ),
  addOn: createPattern(
    "costo (?:aparte|extra|adicional)",
    "(?:cuesta|paga|cobra|agrega|contrata)n? aparte",
    "(?:agregad|contratad|pagad)[oa]s? aparte",
  ),
  none: /no se puede[n]? agregar|no está[n]? disponible/iu,
};

/** Words before a claim that make it a question or a condition: `cuáles tienen`, `si no`. */
const questionPattern = /(?<!\p{L})(?:cuál(?:es)?|qué|quién(?:es)?|si) (?:[\p{L}@]+ ){0,4}$/iu;

const everyPlanPattern = /cualquier membresía|cualquiera de las|todas las membresías|todos los niveles/iu;

type Subjects = {
  benefits: readonly ClaimedBenefit[];
  plans: readonly NamedPlan[];
  /** The benefit of the page, which its sentences need not name. */
  impliedBenefit?: ClaimedBenefit | undefined;
};

/** Lists the claims of a text, each with the benefit that its sentence names. */
export function listBenefitClaims(text: string, { benefits, plans, impliedBenefit }: Subjects): BenefitClaim[] {
  return splitSentences(text).flatMap((sentence) => {
    const namedBenefits = benefits.filter(({ name }) => containsName(sentence, name));
    const subjects = namedBenefits.length > 0 || !impliedBenefit ? namedBenefits : [impliedBenefit];
    return sentence.split(/;\s/).flatMap((part) => {
      const partBenefits = subjects.filter(({ name }) => containsName(part, name));
      return listPartClaims(part, partBenefits.length > 0 ? partBenefits : subjects, plans);
    });
  });
}

function listPartClaims(
  part: string,
  subjects: readonly ClaimedBenefit[],
  plans: readonly NamedPlan[],
): BenefitClaim[] {
  const markedPart = subjects.reduce((text, { name }) => text.replaceAll(name, "@"), part);
  const matches = (Object.keys(claimPatterns) as BenefitStatus[])
    .flatMap((status) => {
      const match = claimPatterns[status].exec(markedPart);
      return match && !questionPattern.test(markedPart.slice(0, match.index))
        ? [{ status, words: match[0].trim(), index: match.index }]
        : [];
    })
    .toSorted((a, b) => a.index - b.index);
  return matches.flatMap(({ status, words, index }, position) => {
    const scopes = [markedPart.slice(index, matches[position + 1]?.index), markedPart.slice(0, index)];
    const [scope = markedPart] = scopes.filter(
      (text) => everyPlanPattern.test(text) || listNamedPlans(text, plans).length > 0,
    );
    return subjects.map((benefit) => ({
      benefit,
      status,
      words,
      plans: listNamedPlans(scope, plans),
      isAboutEveryPlan: everyPlanPattern.test(scope),
    }));
  });
}

const listNamedPlans = (text: string, plans: readonly NamedPlan[]) =>
  plans.filter(({ name }) => containsName(text, name));

/** Whether a text contains a name as whole words. */
export function containsName(text: string, name: string): boolean {
  const escapedName = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escapedName}(?![\p{L}\p{N}])`, "u").test(text);
}

/** Whether the benefit's status agrees with a claim, in the memberships that it names or else in some membership. */
export function isTrueClaim(claim: BenefitClaim, plans: readonly NamedPlan[]): boolean {
  const hasStatus = ({ id }: NamedPlan) => claim.benefit.status[id] === claim.status;
  if (claim.isAboutEveryPlan) return plans.every(hasStatus);
  // A benefit that no membership includes or adds is unavailable; one sentence may say so about all memberships.
  return claim.plans.length > 0 ? claim.plans.every(hasStatus) : plans.some(hasStatus);
}
