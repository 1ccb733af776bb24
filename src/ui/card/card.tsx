import { type ComponentProps, type ReactNode, useId } from "react";
import type { CommandAttributes } from "#ui/button/button.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./card.module.css";

type CardLink = { text: string } & Omit<ComponentProps<"a">, "className" | "style" | "children"> & { href: string };
type CardButton = { text: string } & Omit<ComponentProps<"button">, "className" | "style" | "children"> &
  CommandAttributes;

type CardProps = {
  heading: ReactNode;
  /** Level of the heading in the page that hosts the card. */
  headingLevel: 2 | 3 | 4;
  children?: ReactNode;
  icon?: IconName;
  /** The card's colour: on the icon's tile, or on the whole card if `filled`. */
  tone?: "talavera" | "nopal" | "cempasuchil" | "bugambilia" | "jade";
  filled?: boolean;
  size?: "m" | "l";
  /** Makes the whole card a link. Its accessible name is the heading and the text. */
  link?: CardLink;
  /** Makes the whole card a button, for instance one that opens a dialog. */
  button?: CardButton;
  /** Separately clickable content at the card's foot. */
  foot?: ReactNode;
};

/** A box with an icon, a heading and a way on. It fills the height its grid gives it. */
export function Card({
  heading,
  headingLevel,
  children,
  icon,
  tone = "nopal",
  filled,
  size = "m",
  link,
  button,
  foot,
}: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const named = { id: `${id}more`, "aria-labelledby": `${id}heading ${id}more`, className: styles.more };
  return (
    <div className={styles.card} data-tone={tone} data-filled={filled || undefined} data-size={size}>
      {icon && (
        <span className={styles.tile}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <Heading className={styles.heading} id={`${id}heading`}>
        {heading}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {link && <CardLinkText {...link} {...named} />}
      {button && <CardButtonText {...button} {...named} />}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

function CardLinkText({ text, ...native }: CardLink & { className: string | undefined }) {
  return <a {...native}>{text}</a>;
}

function CardButtonText({ text, ...native }: CardButton & { className: string | undefined }) {
  return (
    <button type="button" {...native}>
      {text}
    </button>
  );
}
