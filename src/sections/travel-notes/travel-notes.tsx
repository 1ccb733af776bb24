import { Card } from "#ui/card/card.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import styles from "./travel-notes.module.css";

type TravelNotesProps = {
  notes: readonly {
    icon: IconName;
    heading: string;
    text: string;
    link?: { text: string; href: string } | undefined;
  }[];
  /** Rank of each note's heading in the page that hosts them. */
  headingLevel: 2 | 3;
};

/** What to know before travelling, a card each. */
export function TravelNotes({ notes, headingLevel }: TravelNotesProps) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ icon, heading, text, link }) => (
        <li key={heading}>
          <Card heading={heading} headingLevel={headingLevel} icon={icon} tone="talavera" {...(link && { link })}>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
