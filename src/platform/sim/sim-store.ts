/** The answers of «Arma tu SIM» in the visitor's browser. This module sends nothing. */
import {
  parseSimAnswer,
  type SimAnswer,
  type SimAnswers,
  type SimQuestion,
  simQuestions,
} from "#domain/sim/sim-answers.ts";

/** Copied in `wake-sim-token.ts`, because an import would put this module into the script of every page. */
const simKeyPrefix = "wim-sim-";

/** Answers that the browser did not store; they are valid on this page only. */
const unstoredAnswers = new Map<SimQuestion, string>();

const listeners = new Set<(answers: SimAnswers) => void>();

export function readSimAnswers(): SimAnswers {
  const answers: SimAnswers = {};
  for (const question of simQuestions) {
    const answer = parseSimAnswer(question, unstoredAnswers.get(question) ?? readStored(question));
    if (answer) answers[question] = answer;
  }
  return answers;
}

function readStored(question: SimQuestion): string | null {
  try {
    return localStorage.getItem(simKeyPrefix + question);
  } catch {
    return null;
  }
}

/** Replaces the stored answer. Other pages must not find the old answer any more, even if the new one is not stored. */
export function saveSimAnswer(question: SimQuestion, answer: SimAnswer): void {
  const text = JSON.stringify(answer);
  unstoredAnswers.delete(question);
  try {
    localStorage.setItem(simKeyPrefix + question, text);
  } catch {
    removeStored(question);
    unstoredAnswers.set(question, text);
  }
  notifyListeners();
}

export function forgetSimAnswers(questions = simQuestions): void {
  for (const question of questions) {
    unstoredAnswers.delete(question);
    removeStored(question);
  }
  notifyListeners();
}

function removeStored(question: SimQuestion): void {
  try {
    localStorage.removeItem(simKeyPrefix + question);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}

function notifyListeners(): void {
  const answers = readSimAnswers();
  for (const listener of listeners) listener(answers);
}

/**
 * Calls `listener` now and when an answer changes, also in another tab or while the page was in the back/forward cache.
 */
export function watchSimAnswers(listener: (answers: SimAnswers) => void): void {
  if (listeners.size === 0) {
    addEventListener("storage", notifyListeners);
    addEventListener("pageshow", notifyListeners);
  }
  listeners.add(listener);
  listener(readSimAnswers());
}
