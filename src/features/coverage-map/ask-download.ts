import { fileSize } from "#domain/text/file-size.ts";
import { part } from "./part.ts";

/** `superseded`: another question replaced it, or none is needed any more. */
export type DownloadAnswer = "yes" | "no" | "superseded";

export type AskDownload = {
  /** @param takeFocus - whether the visitor has just asked for the download. */
  ask(bytes: number, takeFocus: boolean): Promise<DownloadAnswer>;
  /** Removes an open question. */
  close(): void;
};

/**
 * Controls the question that `DownloadQuestion` rendered.
 *
 * @param place - an element that contains one.
 * @param sentence - with `{size}`.
 */
export function askDownload(place: HTMLElement, sentence: string): AskDownload {
  const question = part(place, "question");
  let answer: ((given: DownloadAnswer) => void) | undefined;

  function settle(given: DownloadAnswer): void {
    question.hidden = true;
    answer?.(given);
    answer = undefined;
  }

  part(question, "accept").addEventListener("click", () => settle("yes"));
  part(question, "decline").addEventListener("click", () => settle("no"));

  return {
    ask(bytes, takeFocus) {
      settle("superseded");
      part(question, "question-text").textContent = sentence.replace("{size}", fileSize(bytes));
      question.hidden = false;
      if (takeFocus) question.focus();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    close: () => settle("superseded"),
  };
}
