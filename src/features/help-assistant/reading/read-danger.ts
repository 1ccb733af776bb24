/** Recognizes a message about someone in danger now, which has priority over its other meanings. */
import type { SearchAnswer } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import {
  type ConversationTopic,
  findBetterMeaning,
  findSafetyTopic,
  overridesOtherTopics,
  type SafetyTopic,
} from "./conversation-topic.ts";
import type { SafetyReading } from "./read-for-safety.ts";

/**
 * Patterns of danger; they must not match «lo borré por accidente», «me siguen cobrando» or «mis papás me van a matar».
 */
const dangerPatterns: readonly RegExp[] = [
  // A crash.
  /\b(chocamos|choque|chocaron|volcamos|volcadura|atropell\w+|(hubo|tuv\w+|vi|sufri\w*) un( \w+)? accidente)\b/,
  /\baccidente (en|de) (la |el )?(carretera|autopista|auto|carro|coche|moto|camion|trailer)\b/,
  /\bun[oa]? (carro|coche|auto|moto|camion) (me|nos|lo|la|le) (choco|pego)\b/,
  // A medical emergency.
  /\binfart|\bconvulsion|\bdesmay|\binconsciente\b|\bdesangr|\bno (puede |puedo )?respira\w*|\bahogando\b/,
  // Someone is being followed.
  /\b(me|nos|la|lo|las|los) (vienen?|estan?|andan?|van?) (per)?siguiendo\b|\bpersiguen\b/,
  /\b(vienen?|estan?|andan?|van?) (per)?siguiendo(me|nos|la|lo)\b/,
  /\b(me|nos) (per)?siguen? (un|una|unos|unas|dos|tres|varios|alguien)\b/,
  // A threat.
  /\bquieren? matar(me|nos|lo|la|los|las)\b|\b(me|nos|lo|la|los|las) quieren? matar\b/,
  /\b(nos|lo|la|los|las) van? a matar\b|\bamenaz\w+ (de|con) (muerte|matar\w*)\b/,
  /\b(dicen?|dijo|dijeron|juran?|amenaz\w+)\b.*\b(me|nos|lo|la|los|las) (mata|matan|maten|mate|mataran|matara)\b/,
  /\bcon (una |un )?(pistola|arma|cuchillo|navaja)\b|\b(acaban? de|estan?) asalta\w+|\basaltando\b/,
];

/** Matches messages about a past danger: «tuve un accidente hace un mes». */
const pastPattern =
  /\bhace (un|una|unos|unas|dos|tres|varios|\d+) (dia|semana|mes|ano)|\b(ayer|antier|(semana|mes|ano) pasad[oa])\b/;

/** Minimum probability of a specific meaning to answer it instead of the general emergency advice. */
const minMeaningProbability = 0.5;

/**
 * @returns the reading with the first advice; undefined if the message reports no danger, or if the search understands
 * it well enough to answer it alone.
 */
export function readDanger(
  message: string,
  ownAnswer: SearchAnswer,
  topic: ConversationTopic | undefined,
  topics: readonly SafetyTopic[],
  search: SiteSearch,
): SafetyReading | undefined {
  const foldedMessage = foldSpelling(message);
  const urgentTopic = topics.find(({ isUrgent }) => isUrgent);
  if (!urgentTopic || pastPattern.test(foldedMessage) || !dangerPatterns.some((danger) => danger.test(foldedMessage)))
    return undefined;
  if (topic?.safetyTopic && overridesOtherTopics(topic.safetyTopic))
    return { kind: "person", safetyTopic: topic.safetyTopic };
  const [best] = ownAnswer.meanings;
  const hasLikelyMeaning = !ownAnswer.isUnanswered && best !== undefined && best.probability >= minMeaningProbability;
  if (overridesOtherTopics(findSafetyTopic(topics, hasLikelyMeaning ? best.results : [], ownAnswer.absence)))
    return undefined;
  const emergencyMeaning =
    findBetterMeaning(urgentTopic, ownAnswer) ?? search(urgentTopic.actions[0]?.label ?? "").meanings[0];
  return emergencyMeaning && { kind: "section", results: emergencyMeaning.results };
}
