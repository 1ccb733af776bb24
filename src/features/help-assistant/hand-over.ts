/** Turns that need no place: a person, and that there is no more. */
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import type { AssistantSources } from "./assistant-sources.ts";
import type { AssistantTurn } from "./assistant-turn.ts";
import type { CareTopic } from "./conversation-topic.ts";

type HandOverTurn = Extract<AssistantTurn, { kind: "handOver" }>;
type HandOverWords = AssistantSources["words"];

/** @returns functions that build these turns with the given copy. */
export function createHandOvers(words: Pick<HandOverWords, "handOver" | "absences" | "repeated" | "troubles">) {
  const texts = { ...words.handOver, ...words.absences };

  function handOver(
    reason: keyof HandOverWords["handOver"] | AbsentTopic,
    { actions = [], others = [], othersKind = "beside" }: Partial<HandOverTurn> = {},
  ): HandOverTurn {
    return { kind: "handOver", text: texts[reason], actions, others, othersKind };
  }

  return {
    handOver,
    /** A person, and what helps next. */
    offerSafety({ isUrgent, says, actions, steps }: CareTopic): HandOverTurn {
      const others = steps.map((step) => ({ label: step, text: step }));
      const turn = handOver(isUrgent ? "urgent" : "again", { actions, others });
      return says ? { ...turn, text: says } : turn;
    },
    /** What does not work. */
    askTrouble: (): AssistantTurn => ({
      kind: "ask",
      choices: words.troubles.map((text) => ({ label: text, text })),
    }),
    /** Who asks the same again reads that there is no more. */
    repeat: (turn: Extract<AssistantTurn, { kind: "answer" }>): AssistantTurn => ({
      ...turn,
      paragraphs: [[words.repeated]],
      names: [],
      others: [],
    }),
  };
}
