import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./legal-notes.module.css";

type Link = { label: string; href: string };

type LegalNotesProps = {
  heading: string;
  /** The price for a ported number, with its terms; each paragraph is one sentence. */
  porting: { title: string; paragraphs: readonly string[] };
  promotionsTitle: string;
  /** Links to the promotions' registrations; without any, the block is left out. */
  promotions: readonly Link[];
  regulator: Note;
  /** Note on the legal requirements for every line. */
  identification: Note;
};

type Note = { title: string; text: string; link: Link };

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
