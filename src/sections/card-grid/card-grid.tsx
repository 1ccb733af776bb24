import type { ComponentProps } from "react";
import { Card } from "#ui/card/card.tsx";
import { IconTile } from "#ui/icon-tile/icon-tile.tsx";
import styles from "./card-grid.module.css";

type TileProps = ComponentProps<typeof IconTile>;

type CardGridProps = {
  cards: readonly {
    icon?: TileProps["icon"];
    tone?: NonNullable<TileProps["tone"]>;
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
            picture={icon && <IconTile icon={icon} tone={tone} />}
            {...(link && { link: { text: link.label, href: link.href } })}
          >
            {text}
          </Card>
        </li>
      ))}
    </ul>
  );
}
