import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./document-cards.module.css";

type Link = { label: string; href: string };

type DocumentCardsProps = {
  /** Names the list for who hears the page. */
  label: string;
  cards: readonly {
    icon: IconName;
    tone: "talavera" | "nopal" | "cempasuchil";
    heading: string;
    text: string;
    /** The document; the whole card leads there. */
    link: Link;
    /** Its other forms. */
    others: readonly Link[];
  }[];
  /** Rank of each card's heading in the page that hosts them. */
  headingLevel: 2 | 3;
};

/** The documents most looked for, a large card each, with their other forms at its foot. */
export function DocumentCards({ label, cards, headingLevel }: DocumentCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map(({ icon, tone, heading, text, link, others }) => (
        <li key={link.href} className={styles.card} data-tone={tone}>
          <span className={styles.tile}>
            <Icon name={icon} size="l" />
          </span>
          <Heading className={styles.heading}>{heading}</Heading>
          <p className={styles.text}>{text}</p>
          <a className={styles.link} href={link.href}>
            <span>{link.label}</span>
            <Icon name="arrow" />
          </a>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.href}>
                <a className={styles.other} href={other.href}>
                  {other.label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
