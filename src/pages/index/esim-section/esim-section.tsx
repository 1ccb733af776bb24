import type { esimSection } from "#content/pages/home-page.ts";
import type { movedLineScreens } from "#content/sign-up/sign-up-stops.ts";
import seen from "#pages/index/seen.module.css";
import { SmallAppScreen } from "#sections/app-tour/small-app-screen.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./esim-section.module.css";

type Link = { label: string; href: string };

type EsimSectionProps = Pick<typeof esimSection, "heading" | "sub" | "condition"> & {
  screens: typeof movedLineScreens;
  /** Links to further information, the main one first; empty until those pages exist. */
  links: readonly Link[];
};

/** A line that moves to a new phone, and links to learn how. */
export function EsimSection({ heading, sub, condition, screens, links }: EsimSectionProps) {
  return (
    <div className={styles.esim}>
      <Columns
        content={
          <>
            <SectionHeading sub={sub}>{heading}</SectionHeading>
            <p>{condition}</p>
            {links.length > 0 && (
              <p className={styles.links}>
                {links.map(({ label, href }, index) => (
                  <ButtonLink key={label} href={href} variant={index === 0 ? "action" : "quiet"} wide>
                    {label}
                  </ButtonLink>
                ))}
              </p>
            )}
          </>
        }
        aside={
          <div className={`${styles.picture} ${seen.seen}`} data-no-print>
            <div className={styles.old}>
              <Phone>
                <SmallAppScreen {...screens.old} drawing={<ChipOutline />} />
              </Phone>
            </div>
            <Way />
            <div className={styles.new}>
              <Phone>
                <SmallAppScreen {...screens.new} />
              </Phone>
            </div>
          </div>
        }
      />
    </div>
  );
}

/** The place that the chip has left. Decorative, like the way below. */
function ChipOutline() {
  return (
    <svg
      width="100%"
      height="7.8em"
      viewBox="0 0 120 120"
      fill="none"
      stroke="var(--blanco)"
      strokeWidth={3.5}
      strokeDasharray="0.1 7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M42 34h26l14 14v36a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V38a4 4 0 0 1 4-4z" />
    </svg>
  );
}

/** The dotted way of the chip from one phone to the other. */
function Way() {
  return (
    <svg
      viewBox="0 0 368 225"
      fill="none"
      stroke="var(--talavera-claro)"
      strokeWidth={4.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path strokeDasharray="0.1 11" d="M112 112Q176 40 230 76" />
      <path d="M224 59l9 19-20 2" />
    </svg>
  );
}
