import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import type { CoverageWords } from "./coverage-words.ts";
import styles from "./download-question.module.css";

type DownloadQuestionProps = Pick<CoverageWords["download"], "accept" | "decline"> & {
  /** On the coloured ground of a masthead. */
  isOnBand?: boolean;
};

/** Asks before a large download; its script writes the question. */
export function DownloadQuestion({ accept, decline, isOnBand = false }: DownloadQuestionProps) {
  return (
    <Stack gap={2} data-question tabIndex={-1} hidden>
      <p className={styles.text} data-question-text />
      <div className={styles.answers}>
        <Button size="s" variant={isOnBand ? "light" : "action"} data-accept>
          {accept}
        </Button>
        <Button size="s" variant={isOnBand ? "ghost" : "quiet"} data-decline>
          {decline}
        </Button>
      </div>
    </Stack>
  );
}
