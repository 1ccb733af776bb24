import type { ComponentProps } from "react";
import { Card } from "#ui/card/card.tsx";
import styles from "./card-grid.module.css";

type CardProps = ComponentProps<typeof Card>;

type CardGridProps = {
  cards: readonly {
    icon: NonNullable<CardProps["icon"]>;
    tone: NonNullable<CardProps["tone"]>;
    heading: string;
    text: string;
    /** Absent while the page it goes to is not there. */
    link?: { label: string; href: string } | undefined;
  }[];
  /** Names the list for who hears the page. */
  label?: string;
  /** Rank of each card's heading in the page that hosts them. */
  headingLevel: 2 | 3 | 4;
};

/** Short things to know or to go to, a card each, as many beside each other as there is room for. */
export function CardGrid({ cards, label, headingLevel }: CardGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map(({ icon, tone, heading, text, link }) => (
        <li key={heading} className={styles.item}>
          <Card
            heading={heading}
            headingLevel={headingLevel}
            icon={icon}
            tone={tone}
            {...(link && { link: { text: link.label, href: link.href } })}
          >
            {text}
          </Card>
        </li>
      ))}
    </ul>
  );
}
