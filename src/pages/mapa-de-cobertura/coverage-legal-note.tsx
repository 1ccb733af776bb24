import type { ReactNode } from "react";
import type { coverageLegalNote } from "#content/coverage/coverage-legal.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./coverage-legal-note.module.css";

type CoverageLegalNoteProps = typeof coverageLegalNote & {
  /** The maps' files, after the text. */
  files: { title: string; text: string; list: ReactNode };
};

/** The full legal note on the coverage maps, in a closed disclosure. */
export function CoverageLegalNote({ title, parts, files }: CoverageLegalNoteProps) {
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
        <div className={styles.part}>
          <h3 className={styles.title}>{files.title}</h3>
          <p>{files.text}</p>
          {files.list}
        </div>
      </Stack>
    </Disclosure>
  );
}
