import { fileSize } from "#domain/file-size.ts";
import { part } from "./part.ts";

/** `superseded`: another question took its place, or none was needed any more. */
export type DownloadAnswer = "yes" | "no" | "superseded";

export type AskDownload = {
  /** @param takeFocus - whether somebody has just asked for it. */
  ask(bytes: number, takeFocus: boolean): Promise<DownloadAnswer>;
  /** Takes an open question away. */
  close(): void;
};

/**
 * The question that `DownloadQuestion` rendered.
 *
 * @param place - an element with one of them.
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
