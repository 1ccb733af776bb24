import type { ComponentProps } from "react";
import { Card } from "#ui/card/card.tsx";
import styles from "./card-grid.module.css";

type CardProps = ComponentProps<typeof Card>;

type CardGridProps = {
  cards: readonly {
    icon?: NonNullable<CardProps["icon"]>;
    tone?: NonNullable<CardProps["tone"]>;
    heading: string;
    text: string;
    /** Link of the card; absent until the target page exists. */
    link?: { label: string; href: string } | undefined;
  }[];
  /** Accessible name of the list. */
  label?: string;
  headingLevel: 2 | 3 | 4;
};

/** Short facts or links, one card each, in as many columns as fit. */
export function CardGrid({ cards, label, headingLevel }: CardGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map(({ icon, tone, heading, text, link }) => (
        <li key={heading} className={styles.item}>
          <Card
            heading={heading}
            headingLevel={headingLevel}
            {...(icon && { icon })}
            {...(tone && { tone })}
            {...(link && { link: { text: link.label, href: link.href } })}
          >
            {text}
          </Card>
        </li>
      ))}
    </ul>
  );
}
