import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { DownloadQuestion } from "#features/coverage-map/download/download-question.tsx";
import { SimProgress } from "#features/sim-answers/sim-progress.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import styles from "./point-answer.module.css";

type PointAnswerProps = Pick<CoverageMapProps, "copy" | "overlays" | "actions" | "sim"> & {
  /** `opening`: large, all technologies in one line. `map`: under the map, with a sentence per technology. */
  pagePart: "opening" | "map";
};

type Action = CoverageMapProps["actions"]["covered"];

/** The answer about one point: a verdict and its reasons. Hidden until the visitor asks. */
export function PointAnswer({ pagePart, copy: { point, download }, overlays, actions, sim }: PointAnswerProps) {
  const isLarge = pagePart === "opening";
  const technologies = [...new Set(overlays.map(({ technology }) => technology))];
  // The one-line answer starts with the newest technology.
  if (isLarge) technologies.reverse();
  // An example is nothing to decide by: it leads to the map first.
  const isExample = point.sampleNotice !== undefined;
  const renderLink = ({ label, href }: Action, isMain: boolean) => (
    <ButtonLink key={href} variant={isMain ? "light" : "ghost"} href={href}>
      {label}
    </ButtonLink>
  );
  const renderAction = (step: Action) => {
    if (isLarge) {
      const [main, other] = isExample ? [actions.map, step] : [step, actions.map];
      return (
        <div className={styles.actions}>
          {renderLink(main, true)}
          {renderLink(other, false)}
        </div>
      );
    }
    if (!isExample) return <CallToAction {...step} />;
    return (
      <ButtonLink variant="quiet" href={step.href}>
        {step.label}
      </ButtonLink>
    );
  };
  const sentences = (
    <ul className={styles.sentences} data-sentences hidden>
      {isLarge && isExample && <li className={styles.label}>{point.example}</li>}
      {technologies.map((technology) => (
        <li key={technology} className={styles.sentence} data-technology={technology}>
          {isLarge && (
            <>
              {!isExample && (
                <>
                  <span className={styles.icon} data-icon="yes">
                    <Icon name="check" />
                  </span>
                  <span className={styles.icon} data-icon="no">
                    <Icon name="close" />
                  </span>
                </>
              )}
              <b>{technology}:</b>{" "}
            </>
          )}
          <span data-sentence />
          <Button size="s" variant={isLarge ? "ghost" : "quiet"} data-again hidden>
            {point.retry}
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className={styles.answer}
      data-at={pagePart}
      data-answer={pagePart}
      data-example={point.sampleNotice && ""}
      hidden
    >
      <p className={styles.conclusion} data-conclusion hidden />
      {point.sampleNotice && (
        <div data-sampled hidden>
          <SampleMark label={point.sampleNotice.mark}>{point.sampleNotice.text}</SampleMark>
        </div>
      )}
      <p className={styles.place} data-asked />
      {!isLarge && sentences}
      <p data-remark hidden />
      <div className={styles.yes} data-covered hidden>
        {renderAction(actions.covered)}
      </div>
      <div data-uncovered hidden>
        {renderAction(actions.uncovered)}
      </div>
      {/* Below the buttons, which must be on a phone's first screen. */}
      {isLarge && sentences}
      <p className={styles.note} data-note hidden>
        {point.indoors}
      </p>
      {sim && <SimProgress line={undefined} link={sim.link} isHidden />}
      <DownloadQuestion accept={download.accept} decline={download.decline} isOnBand={isLarge} />
    </div>
  );
}
