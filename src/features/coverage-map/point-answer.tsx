import { Button } from "#ui/button/button.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import type { CoverageLayer, CoverageMapProps } from "./coverage-map-props.ts";
import type { CoverageWords } from "./coverage-words.ts";
import { DownloadQuestion } from "./download-question.tsx";
import styles from "./point-answer.module.css";

type PointAnswerProps = {
  words: CoverageWords["point"];
  download: CoverageWords["download"];
  layers: readonly CoverageLayer[];
  actions: CoverageMapProps["actions"];
};

/** One sentence per technology for one place; hidden until the visitor asks. */
export function PointAnswer({ words, download, layers, actions }: PointAnswerProps) {
  const technologies = [...new Set(layers.map(({ technology }) => technology))];
  return (
    <div className={styles.answer} data-answer hidden>
      <div>
        <p className={styles.place} data-asked />
        <p data-remark hidden />
        <div data-sentences hidden>
          <ul className={styles.sentences}>
            {technologies.map((technology) => (
              <li key={technology} className={styles.sentence} data-technology={technology}>
                <span data-sentence />
                <Button size="s" variant="quiet" data-again hidden>
                  {words.retry}
                </Button>
              </li>
            ))}
          </ul>
          {words.sample && <p className={styles.sample}>{words.sample}</p>}
        </div>
      </div>
      <div className={styles.yes} data-covered hidden>
        <CallToAction {...actions.covered} />
      </div>
      <div data-uncovered hidden>
        <CallToAction {...actions.uncovered} />
      </div>
      <DownloadQuestion {...download} />
    </div>
  );
}
