import { useId } from "react";
import type { PlanId } from "#domain/plans/plan.ts";
import type { TariffLabelGroup } from "#domain/plans/tariff-label.ts";
import styles from "./fact-sheet.module.css";

type FactSheetProps = {
  /** Kind of sheet, shown above the title. */
  kicker: string;
  title: string;
  /** Membership whose colour the header has; absent for a promotion. */
  planId?: PlanId;
  groups: readonly TariffLabelGroup[];
  /** Notes in small type below the rows. */
  notes: readonly string[];
  /** Further notes only for print: on screens their text is shown next to the sheet. */
  printNotes?: readonly string[];
  /** Heading level of the title; the groups are one level below. */
  headingLevel: 2 | 3;
};

/** The facts of a registration in groups of rows. In print, the sheet is not split across pages. */
export function FactSheet({ kicker, title, planId, groups, notes, printNotes = [], headingLevel }: FactSheetProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const GroupHeading = headingLevel === 2 ? "h3" : "h4";
  return (
    <article className={styles.sheet} aria-labelledby={id} data-sheet>
      <header className={styles.head} data-plan={planId}>
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
        {printNotes.map((note) => (
          <p key={note} className={styles.onPaper}>
            {note}
          </p>
        ))}
      </footer>
    </article>
  );
}
