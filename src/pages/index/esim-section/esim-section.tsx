import type { ReactNode } from "react";
import type { AppScreenProps } from "#sections/app-tour/app-screen.tsx";
import { SmallAppScreen } from "#sections/app-tour/small-app-screen.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./esim-section.module.css";

type Link = { label: string; href: string };

type EsimSectionProps = {
  heading: ReactNode;
  sub: string;
  /** Requirement for the phone. */
  condition: string;
  /** Screen of a phone with an installed eSIM. */
  screen: AppScreenProps;
  /** Links to further information, the main one first; empty until those pages exist. */
  links: readonly Link[];
};

/** A phone with an installed eSIM, and links to learn how to use it. */
export function EsimSection({ heading, sub, condition, screen, links }: EsimSectionProps) {
  return (
    <div className={styles.esim}>
      <div className={styles.picture} data-no-print>
        <PlasticOutline />
        <Phone>
          <SmallAppScreen {...screen} />
        </Phone>
      </div>
      <SectionHeading sub={sub}>{heading}</SectionHeading>
      <div className={styles.text}>
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

/** The outline of a plastic SIM behind the phone. Decorative. */
function PlasticOutline() {
  return (
    <svg
      width="270"
      viewBox="16 67 281 322"
      fill="none"
      stroke="var(--text-2)"
      strokeWidth={4}
      strokeDasharray="2 14"
      aria-hidden="true"
    >
      <path
        strokeLinecap="round"
        d="M72 92h128a20 20 0 0 1 14 6l52 52a20 20 0 0 1 6 14v176a26 26 0 0 1-26 26H72a26 26 0 0 1-26-26V118a26 26 0 0 1 26-26z"
        transform="rotate(-12 150 230)"
      />
    </svg>
  );
}
