import type { guideCopy } from "#content/guides/guide-model.ts";
import type { GuidePage } from "#content/guides/guides.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./benefit-ending.module.css";

type BenefitEndingProps = { guide: GuidePage; copy: typeof guideCopy; headingLevel: 3 | 4 };

/** Explains what happens when a benefit ends, and lists its past promotions, if any; with a link to the conditions. */
export function BenefitEnding({ guide: { ending, terms, promotions }, copy, headingLevel }: BenefitEndingProps) {
  return (
    <div className={styles.column}>
      <Card heading={copy.ending} headingLevel={headingLevel}>
        {ending.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.terms}>
          <ButtonLink href={terms.href} variant="quiet" size="s" icon="external" iconPosition="end" wide>
            {terms.label}
          </ButtonLink>
        </p>
      </Card>
      {promotions.length > 0 && (
        <Disclosure summary={copy.promotions.heading} headingLevel={headingLevel}>
          <ul>
            {promotions.map(({ name, benefit, validity, href }) => (
              <li key={name}>
                {href ? <a href={href}>{name}</a> : <b>{name}</b>}. {benefit} {validity}
              </li>
            ))}
          </ul>
          <p>{copy.promotions.text}</p>
        </Disclosure>
      )}
    </div>
  );
}
