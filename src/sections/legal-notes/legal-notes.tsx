import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./legal-notes.module.css";

type Link = { label: string; href: string };

type LegalNotesProps = {
  heading: string;
  /** The terms of a promotion, one sentence per entry. */
  porting: { title: string; paragraphs: readonly string[] };
  promotionsTitle: string;
  /** Registration pages; the block is left out while there are none. */
  promotions: readonly Link[];
  regulator: { title: string; text: string; link: Link };
};

/** The legally required notes under an offer, folded away but complete. */
export function LegalNotes({ heading, porting, promotionsTitle, promotions, regulator }: LegalNotesProps) {
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
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className={styles.title}>{regulator.title}</h3>
          <p>{regulator.text}</p>
          <p>
            <a href={regulator.link.href}>{regulator.link.label}</a>
          </p>
        </div>
      </div>
    </Disclosure>
  );
}
