import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./store-badges.module.css";

export type StoreBadge = { id: "play" | "apple"; before: string; store: string; href: string };

const storeLogos: Record<StoreBadge["id"], ReactNode> = {
  play: <path d="M4 2.6v18.8c0 .5.6.8 1 .5l15-9.1c.5-.3.5-1.1 0-1.4L5 2.1c-.4-.3-1 0-1 .5z" />,
  apple: (
    <path d="M16.7 12.8c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8-.7 0-1.9-.8-3-.8-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.3.9-1.3 1.3-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.7zM14.4 6c.6-.8 1.1-1.8.9-2.9-.9 0-2 .6-2.7 1.4-.6.7-1.1 1.8-1 2.8 1.1.1 2.1-.5 2.8-1.3z" />
  ),
};

/** Links to the app: one badge per store, with its logo. */
export function StoreBadges({ stores }: { stores: readonly StoreBadge[] }) {
  return (
    <ul className={styles.badges}>
      {stores.map(({ id, before, store, href }) => (
        <li key={id}>
          <ButtonLink href={href} variant="dark" wide>
            <span className={styles.badge}>
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                {storeLogos[id]}
              </svg>
              <span className={styles.before}>{before}</span> <span className={styles.store}>{store}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
