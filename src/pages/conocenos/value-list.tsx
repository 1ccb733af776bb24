import type { ReactNode } from "react";
import type { aboutValues } from "#content/pages/about-page.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import styles from "./value-list.module.css";

type Value = (typeof aboutValues.items)[number];

type ValueListProps = { values: readonly Value[]; headingLevel: 2 | 3 };

/** An organisation's values, each with a picture and evidence. */
export function ValueList({ values, headingLevel }: ValueListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {values.map(({ id, heading, text, proof }) => {
        const link = buildPageLink(proof);
        return (
          <li key={id} className={styles.value}>
            <svg className={styles.picture} data-value={id} viewBox="0 0 240 140" aria-hidden="true">
              {pictures[id]}
            </svg>
            <div className={styles.text}>
              <Heading className={styles.title}>{heading}</Heading>
              <p>{text}</p>
              {link && (
                <a className={styles.proof} href={link.href}>
                  {link.label}
                </a>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const pictures: Record<Value["id"], ReactNode> = {
  // A SIM with radio waves.
  innovation: (
    <>
      <path
        className={styles.paper}
        d="M86 34h50l26 26v66a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12z"
      />
      <rect className={styles.gold} x="94" y="78" width="48" height="40" rx="9" />
      <path d="M94 92h14v12H94M142 92h-14v12h14M118 78v9M118 118v-9" />
      <path d="M172 38a26 26 0 0 1 22 26M176 12a52 52 0 0 1 44 52M64 38a26 26 0 0 0-22 26M60 12a52 52 0 0 0-44 52" />
    </>
  ),
  // A phone with a heart on its screen.
  subscriber: (
    <>
      <rect className={styles.paper} x="84" y="6" width="72" height="128" rx="14" />
      <path className={styles.gold} d="M120 92c-34-20-26-46-10-44q8 1 10 10q2-9 10-10c16-2 24 24-10 44z" />
      <path d="M110 118h20M110 21h20" />
      <path d="M58 62v52M40 76v24M182 62v52M200 76v24" />
    </>
  ),
  // A price tag.
  competitiveness: (
    <>
      <path
        className={styles.paper}
        d="M58 42l20-18h104a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H78l-20-18a10 10 0 0 1-4-8V50a10 10 0 0 1 4-8z"
      />
      <circle className={styles.gold} cx="80" cy="72" r="9" />
      <path d="M150 54c-6-10-32-10-32 6s34 8 34 26-30 18-38 4M134 40v64M72 72C40 72 30 100 12 92" />
    </>
  ),
};
