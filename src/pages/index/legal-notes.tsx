import type { buildHomePromotionLinks, legalNotes } from "#content/legal/home-notes.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./legal-notes.module.css";

type LegalNotesProps = typeof legalNotes & {
  /** Links to the promotions' registrations; without any, the block is left out. */
  promotions: ReturnType<typeof buildHomePromotionLinks>;
};

/** The full legally required notes on an offer, in a closed disclosure. */
export function LegalNotes({
  heading,
  porting,
  promotionsTitle,
  promotions,
  regulator,
  identification,
}: LegalNotesProps) {
  return (
    <Disclosure summary={heading} headingLevel={2}>
      <div className={styles.notes}>
        <div>
          <h3 className={styles.title}>{porting.title}</h3>
          {porting.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {promotions.length > 0 && (
          <div>
            <h3 className={styles.title}>{promotionsTitle}</h3>
            <ul>
              {promotions.map(({ label, href }) => (
                <li key={href}>
                  <a className="lone-link" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {[regulator, identification].map(({ title, text, link }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            <p>
              <a className="lone-link" href={link.href}>
                {link.label}
              </a>
            </p>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
