import type { ComponentProps } from "react";
import { Card } from "#ui/card/card.tsx";
import styles from "./community-cards.module.css";

type CommunityCardsProps = {
  cards: readonly (Pick<ComponentProps<typeof Card>, "icon" | "tone"> & {
    title: string;
    text: string;
    /** What its link says. */
    action: string;
    href: string;
  })[];
  headingLevel: 2 | 3;
};

/** What a community has to read and to use, a card each. */
export function CommunityCards({ cards, headingLevel }: CommunityCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, action, href, ...look }) => (
        <li key={href}>
          <Card {...look} heading={title} headingLevel={headingLevel} link={{ text: action, href }}>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
