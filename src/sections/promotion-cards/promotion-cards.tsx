import type { PictureView } from "#domain/site/upload-addresses.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import styles from "./promotion-cards.module.css";

export type PromotionCardContent = {
  /** Also the anchor of the card's heading. */
  id: string;
  name: string;
  text: string;
  /** The days, as `Del 1 al 31 de diciembre de 2026`. */
  days: string;
  /** `20% menos`. */
  discount?: string;
  /** Prices in the promotion, per membership. */
  prices: readonly { plan: string; price: string }[];
  conditions?: string;
  picture?: PictureView;
  /** The promotion's page in the registry. */
  page?: { label: string; href: string };
  /** Label of the sample mark, for a promotion that is made up. */
  sample?: string;
};

type PromotionCardsProps = {
  promotions: readonly PromotionCardContent[];
  words: { conditions: string };
  headingLevel: 3 | 4;
};

const sizes = "(width < 48rem) 92vw, 38rem";

/** Promotions of the day, one card each: the picture beside the words on wide screens, above them on phones. */
export function PromotionCards({ promotions, words, headingLevel }: PromotionCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {promotions.map(({ id, name, text, days, discount, prices, conditions, picture, page, sample }) => (
        <li key={id}>
          <article
            className={styles.card}
            data-cut="object"
            data-pictured={picture ? "" : undefined}
            aria-labelledby={id}
          >
            {picture && (
              <div className={styles.picture}>
                <Picture {...picture} sizes={sizes} />
              </div>
            )}
            <div className={styles.words}>
              {sample && <SampleMark label={sample} />}
              <p className={styles.days}>{days}</p>
              <Heading className={styles.name} id={id}>
                {name}
              </Heading>
              {discount && <p className={styles.discount}>{discount}</p>}
              <p className={styles.text}>{text}</p>
              {prices.length > 0 && (
                <dl className={styles.prices}>
                  {prices.map(({ plan, price }) => (
                    <div key={plan}>
                      <dt>{plan}</dt>
                      <dd>{price}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {conditions && (
                <Disclosure summary={words.conditions} bare>
                  <p>{conditions}</p>
                </Disclosure>
              )}
              {page && (
                <a className="lone-link" href={page.href}>
                  {page.label}
                </a>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
