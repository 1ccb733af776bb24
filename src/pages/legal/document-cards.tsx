import type { mainDocuments } from "#content/legal/library/legal-main-documents.ts";
import { Card } from "#ui/card/card.tsx";
import styles from "./document-cards.module.css";

type DocumentCardsProps = {
  /** Accessible name of the list. */
  label: string;
  cards: typeof mainDocuments;
  /** Heading level of the cards in the host page. */
  headingLevel: 2 | 3;
};

/** The most requested documents, one large card each, with their other formats at the bottom. */
export function DocumentCards({ label, cards, headingLevel }: DocumentCardsProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map(({ heading, text, link, otherFormats }) => (
        <li key={link.href}>
          <Card
            heading={heading}
            headingLevel={headingLevel}
            link={{ href: link.href, text: link.label }}
            footer={
              <ul className={styles.others}>
                {otherFormats.map((other) => (
                  <li key={other.href}>
                    <a className={styles.other} href={other.href}>
                      {other.label}
                    </a>
                  </li>
                ))}
              </ul>
            }
          >
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
