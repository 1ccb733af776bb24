import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./coverage-legal-note.module.css";

type CoverageLegalNoteProps = {
  title: string;
  parts: readonly {
    title: string;
    paragraphs: readonly string[];
    /** A list under the last paragraph. */
    points?: readonly string[];
    links?: readonly { label: string; href: string }[];
  }[];
};

/** What the maps mean and what they do not promise, folded away but complete. */
export function CoverageLegalNote({ title, parts }: CoverageLegalNoteProps) {
  return (
    <Disclosure summary={title} headingLevel={2}>
      <Stack gap={4}>
        {parts.map(({ title, paragraphs, points, links }) => (
          <div key={title} className={styles.part}>
            <h3 className={styles.title}>{title}</h3>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {links && (
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a className="lone-link" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Stack>
    </Disclosure>
  );
}
