import type { ComponentProps, ReactNode } from "react";
import type { SimQuestion } from "#domain/sim/sim-answers.ts";
import { Button } from "#ui/button/button.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
// The questions load when they open, but their styles are part of the page.
import "./questions/number-question.tsx";
import "./questions/phone-question.tsx";
import "./questions/plan-question.tsx";
import "./questions/signal-question.tsx";
import styles from "./sim-builder.module.css";
import { SimPreview } from "./sim-preview.tsx";
import { SimPurchase } from "./sim-purchase.tsx";
import { SimRow } from "./sim-row.tsx";
import { SimStrip } from "./sim-strip.tsx";

type SimBuilderProps = {
  /** The page's `h1` before the four answers. */
  heading: ReactNode;
  /** The page's `h1` after the four answers. */
  done: ReactNode;
  intro: string;
  progress: string;
  rows: readonly { question: SimQuestion; label: string; href: string }[];
  rowCopy: Pick<ComponentProps<typeof SimRow>, "tool" | "next" | "unanswered">;
  actions: Record<"take" | "share" | "forget", string>;
  /** Shown in place of the membership until there are four yeses. */
  preview: ComponentProps<typeof SimPreview>;
  code: ComponentProps<typeof SimPurchase>["code"];
  /** Whether the answer about a place is only an example, and not a yes. */
  isCoverageExample: boolean;
  sample: { label: string; text: string } | undefined;
  purchaseUrl: string;
};

/**
 * Four questions whose answers remove the plastic of a SIM, quarter by quarter. `enhanceSimBuilder` adds the behaviour.
 */
export function SimBuilder({
  heading,
  done,
  intro,
  progress,
  rows,
  rowCopy,
  actions,
  preview,
  code,
  isCoverageExample,
  sample,
  purchaseUrl,
}: SimBuilderProps) {
  return (
    <header
      className={styles.builder}
      data-cut="scene"
      data-moving
      data-builder
      data-example={isCoverageExample ? "" : undefined}
      data-no-search
    >
      <TilePattern seed={129} tone="own" beacons={[[15, 3]]} fade="left" />
      <div className={styles.inner}>
        <h1 className={styles.heading} tabIndex={-1}>
          <span className={styles.todo}>{heading}</span>
          <span className={styles.done}>{done}</span>
        </h1>
        <SimPurchase href={purchaseUrl} label={actions.take} code={code} />
        <p className={styles.intro} data-moves>
          {intro}
        </p>
        <SimStrip progress={progress} />
        <div className={styles.questions} data-moves>
          <ol className={styles.rows}>
            {rows.map((row, index) => (
              <SimRow key={row.question} {...row} {...rowCopy} place={index + 1} />
            ))}
          </ol>
          <div className={styles.end}>
            {rows.map(({ question, label, href }) => (
              <p key={question} data-way={question} hidden>
                <span /> <a href={href}>{label}</a>
              </p>
            ))}
            <SimPreview {...preview} />
            <div className={styles.actions} data-actions hidden>
              <Button variant="quiet" size="s" data-share>
                {actions.share}
              </Button>
              <Button variant="quiet" size="s" data-forget>
                {actions.forget}
              </Button>
            </div>
            <p className={styles.message} aria-live="polite" data-message />
          </div>
        </div>
        {sample && (
          <div className={styles.sample}>
            <SampleMark label={sample.label}>{sample.text}</SampleMark>
          </div>
        )}
      </div>
    </header>
  );
}
