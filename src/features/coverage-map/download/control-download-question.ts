import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";

/** `superseded`: replaced by another question, or no longer needed. */
export type DownloadAnswer = "yes" | "no" | "superseded";

export type DownloadQuestionControl = {
  /** @param takeFocus - true if the visitor has just requested the download. */
  ask(bytes: number, takeFocus: boolean): Promise<DownloadAnswer>;
  close(): void;
};

/**
 * Controls the question rendered by `DownloadQuestion`.
 *
 * @param place - an element that contains the question.
 * @param sentence - the question, with `{size}`.
 */
export function controlDownloadQuestion(place: HTMLElement, sentence: string): DownloadQuestionControl {
  const question = requirePart(place, "question");
  let resolveAnswer: ((given: DownloadAnswer) => void) | undefined;

  function settleQuestion(answer: DownloadAnswer): void {
    question.hidden = true;
    resolveAnswer?.(answer);
    resolveAnswer = undefined;
  }

  requirePart(question, "accept").addEventListener("click", () => settleQuestion("yes"));
  requirePart(question, "decline").addEventListener("click", () => settleQuestion("no"));

  return {
    ask(bytes, takeFocus) {
      settleQuestion("superseded");
      requirePart(question, "question-text").textContent = sentence.replace("{size}", formatFileSize(bytes));
      question.hidden = false;
      if (takeFocus) question.focus();
      return new Promise((resolve) => {
        resolveAnswer = resolve;
      });
    },
    close: () => settleQuestion("superseded"),
  };
}
