import type { PictureView } from "#domain/uploads/upload-addresses.ts";
import { Chip } from "#ui/chip/chip.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./promotion-cards.module.css";

export type PromotionCardContent = {
  /** Id of the promotion, also the anchor of the card's heading. */
  id: string;
  name: string;
  text: string;
  /** The days of the promotion, such as `Del 1 al 31 de diciembre de 2026`. */
  days: string;
  /** The discount, and the price of each membership: `50% menos`, `Rookie $175`. */
  figures: readonly string[];
  conditions?: string;
  picture?: PictureView;
  /** The promotion's page in the registry. */
  page?: { label: string; href: string };
  /** Label of the sample mark, for a promotion that is made up. */
  sample?: string;
};

type PromotionCardsProps = {
  promotions: readonly PromotionCardContent[];
  copy: { conditions: string };
  headingLevel: 3 | 4;
};

const sizes = "(max-width: 47.99rem) 92vw, 38rem";

/** Today's promotions, one card each: the picture is next to the text on wide screens, and above it on phones. */
export function PromotionCards({ promotions, copy, headingLevel }: PromotionCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack as="ul" gap={4}>
      {promotions.map(({ id, name, text, days, figures, conditions, picture, page, sample }) => (
        <li key={id}>
          <article className={styles.card} data-cut="scene" aria-labelledby={id}>
            {picture && <Picture {...picture} sizes={sizes} />}
            <div className={styles.text}>
              {sample && (
                <p data-sample>
                  <Chip tone="sample">{sample}</Chip>
                </p>
              )}
              <p>{days}</p>
              <Heading id={id}>{name}</Heading>
              <p>{text}</p>
              {figures.length > 0 && <p className={styles.figures}>{figures.join(" · ")}</p>}
              {conditions && (
                <Disclosure summary={copy.conditions}>
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
    </Stack>
  );
}
