/** Reads a text about someone in danger now, which precedes what else it may mean. */
import type { SearchAnswer } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { type CareTopic, type ConversationTopic, findCareTopic, findCloser, isGrave } from "./conversation-topic.ts";
import type { SafetyReading } from "./read-for-safety.ts";

/** Signs of danger; not «lo borré por accidente», «me siguen cobrando» or «mis papás me van a matar». */
const dangers: readonly RegExp[] = [
  // A crash.
  /\b(chocamos|choque|chocaron|volcamos|volcadura|atropell\w+|(hubo|tuv\w+|vi|sufri\w*) un( \w+)? accidente)\b/,
  /\baccidente (en|de) (la |el )?(carretera|autopista|auto|carro|coche|moto|camion|trailer)\b/,
  /\bun[oa]? (carro|coche|auto|moto|camion) (me|nos|lo|la|le) (choco|pego)\b/,
  // Somebody's health.
  /\binfart|\bconvulsion|\bdesmay|\binconsciente\b|\bdesangr|\bno (puede |puedo )?respira\w*|\bahogando\b/,
  // Somebody is followed.
  /\b(me|nos|la|lo|las|los) (vienen?|estan?|andan?|van?) (per)?siguiendo\b|\bpersiguen\b/,
  /\b(vienen?|estan?|andan?|van?) (per)?siguiendo(me|nos|la|lo)\b/,
  /\b(me|nos) (per)?siguen? (un|una|unos|unas|dos|tres|varios|alguien)\b/,
  // A threat.
  /\bquieren? matar(me|nos|lo|la|los|las)\b|\b(me|nos|lo|la|los|las) quieren? matar\b/,
  /\b(nos|lo|la|los|las) van? a matar\b|\bamenaz\w+ (de|con) (muerte|matar\w*)\b/,
  /\b(dicen?|dijo|dijeron|juran?|amenaz\w+)\b.*\b(me|nos|lo|la|los|las) (mata|matan|maten|mate|mataran|matara)\b/,
  /\bcon (una |un )?(pistola|arma|cuchillo|navaja)\b|\b(acaban? de|estan?) asalta\w+|\basaltando\b/,
];

/** Tells that a danger is over: «tuve un accidente hace un mes». */
const past =
  /\bhace (un|una|unos|unas|dos|tres|varios|\d+) (dia|semana|mes|ano)|\b(ayer|antier|(semana|mes|ano) pasad[oa])\b/;

/** Minimum probability of a meaning that says more about the danger. */
const leastLikely = 0.5;

/**
 * @returns what to do first; undefined if nobody is in danger, or if what the text means says more about it.
 */
export function readDanger(
  written: string,
  alone: SearchAnswer,
  topic: ConversationTopic | undefined,
  topics: readonly CareTopic[],
  search: SiteSearch,
): SafetyReading | undefined {
  const folded = foldSpelling(written);
  const urgent = topics.find(({ isUrgent }) => isUrgent);
  if (!urgent || past.test(folded) || !dangers.some((danger) => danger.test(folded))) return undefined;
  if (topic?.care && isGrave(topic.care)) return { kind: "person", care: topic.care };
  const [best] = alone.meanings;
  const isMeant = !alone.isUnanswered && best !== undefined && best.probability >= leastLikely;
  if (isGrave(findCareTopic(topics, isMeant ? best.results : [], alone.absence))) return undefined;
  const answer = findCloser(urgent, alone) ?? search(urgent.actions[0]?.label ?? "").meanings[0];
  return answer && { kind: "place", results: answer.results };
}
