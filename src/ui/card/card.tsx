import type { ComponentProps, ReactNode } from "react";
import type { CommandAttributes } from "#ui/button/button.tsx";
import styles from "./card.module.css";

type CardLink = { text: string } & Omit<ComponentProps<"a">, "className" | "style" | "children"> & { href: string };
type CardButton = { text: string } & Omit<ComponentProps<"button">, "className" | "style" | "children"> &
  CommandAttributes;

type CardProps = {
  heading: ReactNode;
  headingLevel: 2 | 3 | 4;
  children?: ReactNode;
  /** A drawing or an icon's tile. */
  picture?: ReactNode;
  size?: "s" | "m";
  /** Link that covers the whole card. Its accessible name is its text and the card's heading. */
  link?: CardLink;
  /** Button that covers the whole card, for instance to open a dialog. */
  button?: CardButton;
  /** Content at the foot. Its links need `position` and `z-index`, to lie above the link that covers the card. */
  footer?: ReactNode;
};

/** A box with a picture, a heading and a link or button. It fills the height of its grid cell. */
export function Card({ heading, headingLevel, children, picture, size = "m", link, button, footer }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  // The heading is repeated instead of named by `aria-labelledby`, because some screen readers would read the heading
  // twice.
  const topic = <span className="visually-hidden">{heading}</span>;
  return (
    <div className={styles.card} data-size={size}>
      {picture}
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {link && <CardLinkText {...link} topic={topic} />}
      {button && <CardButtonText {...button} topic={topic} />}
      {footer}
    </div>
  );
}

type Topic = { topic: ReactNode };

function CardLinkText({ text, topic, ...native }: CardLink & Topic) {
  return (
    <a className={styles.more} {...native}>
      {text} {topic}
    </a>
  );
}

function CardButtonText({ text, topic, ...native }: CardButton & Topic) {
  return (
    <button type="button" className={styles.more} {...native}>
      {text} {topic}
    </button>
  );
}
