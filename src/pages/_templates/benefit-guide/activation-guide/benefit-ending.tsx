import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./benefit-ending.module.css";

type BenefitEndingProps = {
  ending: { heading: string; text: readonly string[] };
  terms: { label: string; href: string };
  /** Past promotions; if there are none, the block is left out. */
  promotions: {
    heading: string;
    text: string;
    items: readonly { name: string; benefit?: string; validity?: string; href?: string }[];
  };
  headingLevel: 3 | 4;
};

/** Explains what happens when a benefit ends, and lists its past promotions; with a link to the conditions. */
export function BenefitEnding({ ending, terms, promotions, headingLevel }: BenefitEndingProps) {
  return (
    <div className={styles.column}>
      <Card heading={ending.heading} headingLevel={headingLevel}>
        {ending.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.terms}>
          <ButtonLink href={terms.href} variant="quiet" size="s" icon="external" iconPosition="end" wide>
            {terms.label}
          </ButtonLink>
        </p>
      </Card>
      {promotions.items.length > 0 && (
        <Disclosure summary={promotions.heading} headingLevel={headingLevel}>
          <ul>
            {promotions.items.map(({ name, benefit, validity, href }) => (
              <li key={name}>
                {href ? <a href={href}>{name}</a> : <b>{name}</b>}. {benefit} {validity}
              </li>
            ))}
          </ul>
          <p>{promotions.text}</p>
        </Disclosure>
      )}
    </div>
  );
}
