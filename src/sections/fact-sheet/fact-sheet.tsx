import { useId } from "react";
import type { LabelGroup } from "#domain/plan-label.ts";
import styles from "./fact-sheet.module.css";

type FactSheetProps = {
  /** Over the title: what sheet it is. */
  kicker: string;
  title: string;
  /** The membership whose colour its head takes. */
  tone: "rookie" | "community" | "legend" | "ultimate" | "promotion";
  groups: readonly LabelGroup[];
  /** Under the rows, small. */
  notes: readonly string[];
  /** Rank of the title; those of the groups come one below. */
  headingLevel: 2 | 3;
};

/** What is registered, on one sheet: the same rows in the same places, on paper too, where it never breaks over pages. */
export function FactSheet({ kicker, title, tone, groups, notes, headingLevel }: FactSheetProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const GroupHeading = headingLevel === 2 ? "h3" : "h4";
  return (
    <article className={styles.sheet} aria-labelledby={id} data-sheet>
      <header className={styles.head} data-tone={tone}>
        <p className={styles.kicker}>{kicker}</p>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
      </header>
      {groups.map(({ heading, rows }) => (
        <div key={heading} className={styles.group}>
          <GroupHeading className={styles.heading}>{heading}</GroupHeading>
          <dl>
            {rows.map(({ name, value, isFigure }) => (
              <div key={name} className={styles.row} data-figure={isFigure || undefined}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <footer className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  );
}
