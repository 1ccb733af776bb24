import { Card } from "#ui/card/card.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./icon-cards.module.css";

type IconCard = {
  id: "roaming" | "esim" | "portability" | "security" | "community";
  title: string;
  text: string;
  /** Label of its link or button. */
  action: string;
} & (
  | { /** Absent until the target page exists. */ href: string | undefined }
  | { /** Id of the dialog it opens. */ dialogId: string }
);

type IconCardsProps = {
  cards: readonly IconCard[];
  /** Names the list for screen readers. */
  label: string;
  headingLevel: 2 | 3;
};

const looks = {
  roaming: { icon: "globe", tone: "talavera" },
  esim: { icon: "sim", tone: "nopal" },
  portability: { icon: "swap", tone: "cempasuchil" },
  security: { icon: "shield", tone: "bugambilia" },
  community: { icon: "people", tone: "jade" },
} as const satisfies Record<IconCard["id"], { icon: IconName; tone: string }>;

/** What visitors come for, at a glance. */
export function IconCards({ cards, label, headingLevel }: IconCardsProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card) => (
        <Stack as="li" key={card.id}>
          <Card heading={card.title} headingLevel={headingLevel} {...looks[card.id]} {...actOf(card)}>
            {card.text}
          </Card>
        </Stack>
      ))}
    </ul>
  );
}

function actOf(card: IconCard) {
  if ("dialogId" in card) {
    return { button: { text: card.action, command: "show-modal", commandfor: card.dialogId } } as const;
  }
  return card.href ? { link: { text: card.action, href: card.href } } : {};
}
