import { Card } from "#ui/card/card.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import styles from "./esim-cards.module.css";

type EsimCard = {
  id: "digital" | "fast" | "safe" | "number" | "code" | "iphone" | "android";
  heading: string;
  text: string;
};

type EsimCardsProps = {
  cards: readonly EsimCard[];
  /** Names the list for who hears the page. */
  label: string;
  headingLevel: 3 | 4;
};

const looks = {
  digital: { icon: "download", tone: "nopal" },
  fast: { icon: "clock", tone: "cempasuchil" },
  safe: { icon: "sim", tone: "bugambilia" },
  number: { icon: "swap", tone: "jade" },
  code: { icon: "phone", tone: "nopal" },
  iphone: { icon: "info", tone: "talavera" },
  android: { icon: "search", tone: "jade" },
} as const satisfies Record<EsimCard["id"], { icon: IconName; tone: string }>;

/** What an eSIM gives, or the ways to find out whether a phone has one, side by side. */
export function EsimCards({ cards, label, headingLevel }: EsimCardsProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map(({ id, heading, text }) => (
        <li key={id} className={styles.item}>
          <Card heading={heading} headingLevel={headingLevel} {...looks[id]}>
            {text}
          </Card>
        </li>
      ))}
    </ul>
  );
}
