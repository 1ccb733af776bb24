import type { benefitCards } from "#content/guides/entertainment-page.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { PlanMark } from "#ui/plan-mark/plan-mark.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./benefit-cards.module.css";

type BenefitCardsProps = {
  cards: typeof benefitCards;
  /** Heading level of the cards in the host page. */
  headingLevel: 2 | 3;
};

/** One ticket per benefit: its main part links to the benefit's guide, its stub to the benefit's terms. */
export function BenefitCards({ cards, headingLevel }: BenefitCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid}>
      {cards.map(({ benefitId, look, anchor, name, description, planIds, cost, guide, terms }) => (
        <Stack as="li" key={benefitId}>
          <Tint color={look.color}>
            <article className={styles.card} id={anchor}>
              <div className={styles.face}>
                <Heading className={styles.name}>{name}</Heading>
                <span className={styles.drawing}>
                  <Pictogram name={look.picture} />
                </span>
                <p className={styles.description}>{description}</p>
                <p className={styles.cost}>
                  {planIds.map((id) => (
                    <PlanMark key={id} plan={id} />
                  ))}
                  <span>{cost}</span>
                </p>
                {guide && (
                  <a className={styles.guide} href={guide.href}>
                    <span className={styles.way}>{guide.label}</span>
                    <span className={styles.arrow}>
                      <Icon name="arrow" />
                    </span>
                  </a>
                )}
              </div>
              <p className={styles.stub}>
                <a href={terms.href}>{terms.label}</a>
              </p>
            </article>
          </Tint>
        </Stack>
      ))}
    </ul>
  );
}
