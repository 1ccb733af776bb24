import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { EsimDrawing } from "./esim-drawing.tsx";
import styles from "./esim-section.module.css";

type Link = { label: string; href: string };

type EsimSectionProps = {
  heading: ReactNode;
  sub: string;
  points: readonly { figure: string; title: string; text: string }[];
  /** Requirement for the phone. */
  condition: string;
  /** Links to further information, the main one first; empty until those pages exist. */
  links: readonly Link[];
};

/** Advantages of an eSIM, and links to learn how to use it. */
export function EsimSection({ heading, sub, points, condition, links }: EsimSectionProps) {
  return (
    <div className={styles.esim}>
      <div className={styles.drawing}>
        <EsimDrawing />
      </div>
      <SectionHeading sub={sub}>{heading}</SectionHeading>
      <div className={styles.text}>
        <ul className={styles.points}>
          {points.map(({ figure, title, text }) => (
            <li key={title}>
              <h3>
                <b>{figure}</b> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.condition}>{condition}</p>
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} variant={index === 0 ? "action" : "quiet"} wide>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
