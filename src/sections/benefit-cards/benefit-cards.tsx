import type { BenefitLook } from "#domain/plan.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./benefit-cards.module.css";

type Link = { label: string; href: string };

type BenefitCardsProps = {
  cards: readonly {
    benefitId: string;
    look: BenefitLook;
    /** The card's id. */
    anchor: string;
    /** The partner's name, set in type. */
    name: string;
    gives: string;
    /** The memberships with each standing, as a phrase under its label. */
    standings: readonly { label: string; plans: string }[];
    /** How to activate it, or how it works. */
    guide: Link | undefined;
    terms: Link;
  }[];
  /** Heading level of the cards in the host page. */
  headingLevel: 2 | 3;
};

/** One card per benefit: what it gives, with which memberships, how to use it, its terms. */
export function BenefitCards({ cards, headingLevel }: BenefitCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid}>
      {cards.map(({ benefitId, look, anchor, name, gives, standings, guide, terms }) => (
        <Stack as="li" key={benefitId}>
          <Tint color={look.color}>
            <article className={styles.card} id={anchor}>
              <header className={styles.head}>
                <Heading className={styles.name}>{name}</Heading>
                <span className={styles.drawing}>
                  <Pictogram name={look.picture} />
                </span>
              </header>
              <div className={styles.body}>
                <p>{gives}</p>
                <dl className={styles.standings}>
                  {standings.map(({ label, plans }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{plans}</dd>
                    </div>
                  ))}
                </dl>
                <p className={styles.links}>
                  {guide && (
                    <ButtonLink href={guide.href} size="s" wide>
                      {guide.label}
                    </ButtonLink>
                  )}
                  <a href={terms.href}>{terms.label}</a>
                </p>
              </div>
            </article>
          </Tint>
        </Stack>
      ))}
    </ul>
  );
}
