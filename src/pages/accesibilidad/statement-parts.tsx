import type { accessibilityStatement } from "#content/accessibility/accessibility-statement.ts";
import styles from "./statement-parts.module.css";

type StatementPartsProps = {
  parts: typeof accessibilityStatement.parts;
  /** Heading level of the parts in the host page. */
  headingLevel: 3;
};

/** A statement in parts with anchors, each with a heading, paragraphs, lists and links. */
export function StatementParts({ parts, headingLevel }: StatementPartsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.parts}>
      {parts.map(({ id, title, paragraphs, points, steps, links }) => (
        <section key={id} id={id} className={styles.part}>
          <Heading>{title}</Heading>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {points && (
            <ul>
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {steps && (
            <ol>
              {steps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
          {links?.map(({ label, href }) => (
            <p key={href}>
              <a className="lone-link" href={href}>
                {label}
              </a>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
