import type { CoverageCopy } from "#features/coverage-map/coverage-copy.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./download-question.module.css";

type DownloadQuestionProps = Pick<CoverageCopy["download"], "accept" | "decline"> & {
  /** Whether the question is on an opening's coloured background. */
  isOnBand?: boolean;
};

/** Asks for consent to a large download; the script fills in the question. */
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
