/**
 * Replies of the assistant that quote nothing from the site: they hand over to a person, ask which problem there is, or
 * say that there is nothing more.
 */
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantSources } from "#features/help-assistant/assistant-sources.ts";
import type { SafetyTopic } from "#features/help-assistant/reading/conversation-topic.ts";
import type { AssistantTurn } from "./assistant-turn.ts";

type HandOverTurn = Extract<AssistantTurn, { kind: "handOver" }>;
type HandOverCopy = AssistantSources["copy"];

/** Matches «no tengo datos», which people say if their data ran out, and also if they have some and cannot browse. */
const withoutDataPattern =
  /^((hola|oigan?|ayuda|pues|es que) )*((ya )?no (tengo|hay|traigo) datos|mi (cel|celular|linea) no tiene datos|(estoy )?sin datos|ya no (tengo|hay|traigo) internet|(estoy|me quede|ando) sin internet)( moviles)?( en (mi|el) (cel|celular|telefono|linea))?$/;

/** @returns functions that build these replies with the given texts. */
export function createHandOvers(
  copy: Pick<HandOverCopy, "handOver" | "absences" | "repeated" | "troubles" | "withoutData">,
) {
  const texts = { ...copy.handOver, ...copy.absences };

  function handOver(
    reason: keyof HandOverCopy["handOver"] | AbsentTopic,
    { actions = [], otherChoices = [], otherChoicesKind = "beside" }: Partial<HandOverTurn> = {},
  ): HandOverTurn {
    return { kind: "handOver", text: texts[reason], actions, otherChoices, otherChoicesKind };
  }

  return {
    handOver,
    /** Hands over to a person and suggests the next steps of a safety topic. */
    suggestSafetySteps({ isUrgent, firstAdvice, actions, steps }: SafetyTopic): HandOverTurn {
      const otherChoices = steps.map((step) => ({ label: step, text: step }));
      const turn = handOver(isUrgent ? "urgent" : "again", { actions, otherChoices });
      return firstAdvice ? { ...turn, text: firstAdvice } : turn;
    },
    /** Asks which problem the visitor has. */
    askForTrouble: (): AssistantTurn => ({
      kind: "ask",
      choices: copy.troubles.map((text) => ({ label: text, text })),
    }),
    /** Asks what a message without data means; undefined for any other message. */
    askAboutData(message: string): AssistantTurn | undefined {
      const { question, ranOut, cannotBrowse } = copy.withoutData;
      if (!withoutDataPattern.test(foldSpelling(message))) return undefined;
      return { kind: "ask", question, choices: [ranOut, cannotBrowse].map((text) => ({ label: text, text })) };
    },
    /** Builds the reply to a repeated question: there is nothing more to say about it. */
    buildRepeatTurn: (turn: Extract<AssistantTurn, { kind: "answer" }>): AssistantTurn => ({
      ...turn,
      paragraphs: [[copy.repeated]],
      names: [],
      otherChoices: [],
    }),
  };
}
