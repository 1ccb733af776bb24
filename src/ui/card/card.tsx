import type { ComponentProps, ReactNode } from "react";
import type { CommandAttributes } from "#ui/button/button.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./card.module.css";

type CardLink = { text: string } & Omit<ComponentProps<"a">, "className" | "style" | "children"> & { href: string };
type CardButton = { text: string } & Omit<ComponentProps<"button">, "className" | "style" | "children"> &
  CommandAttributes;

type CardProps = {
  heading: ReactNode;
  headingLevel: 2 | 3 | 4;
  children?: ReactNode;
  icon?: IconName;
  /** A drawing instead of an icon. */
  picture?: ReactNode;
  /** Colour of the icon's tile. */
  tone?: "talavera" | "nopal" | "cempasuchil" | "bugambilia" | "jade";
  size?: "s" | "m";
  /** Link that covers the whole card. Its accessible name is its text and the card's heading. */
  link?: CardLink;
  /** Button that covers the whole card, for instance to open a dialog. */
  button?: CardButton;
  /** Content at the foot. Its links need `position` and `z-index`, to lie above the link that covers the card. */
  footer?: ReactNode;
};

/** A box with an icon, a heading and a link or button. It fills the height of its grid cell. */
export function Card({
  heading,
  headingLevel,
  children,
  icon,
  picture,
  tone = "nopal",
  size = "m",
  link,
  button,
  footer,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  // The heading is repeated instead of named by `aria-labelledby`, because some screen readers would read the heading
  // twice.
  const topic = <span className="visually-hidden">{heading}</span>;
  return (
    <div className={styles.card} data-tone={tone} data-size={size}>
      {icon && (
        <span className={styles.tile}>
          <Icon name={icon} size="l" />
        </span>
      )}
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
