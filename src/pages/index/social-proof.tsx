import type { PortingDeadlineTexts } from "#features/porting-deadline/enhance-porting-deadline.ts";
import { EnhancedIsland } from "#layout/enhanced-island.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./social-proof.module.css";

type SocialProofProps = {
  /** Heading that only screen readers read. */
  heading: string;
  facts: readonly {
    figure: string;
    /** Drawn as a dial with a tick for each hour, or as a stamp that links to what proves it. */
    look?: "hours" | "stamp";
    text: string;
    /** Where the fact can be checked; a stamp is a link to it too. */
    link?: { label: string; href: string } | undefined;
    /** Texts that the link gets from its script: the latest time of a porting asked for now, or when to ask for it. */
    deadlineTexts?: PortingDeadlineTexts;
    /** Page of the stamp's number. */
    href?: string | undefined;
  }[];
  /**
   * The app's rating; `spoken` is the accessible name of its stars, absent until the rating has a source: then it has a
   * mark, and its figure is only outlined.
   */
  rating: { value: number; spoken?: string; mark?: string; where: string };
};

/** Figures about the service, each with what proves it, and the app's rating among them. */
export function SocialProof({ heading, facts, rating }: SocialProofProps) {
  return (
    <div>
      <h2 className="visually-hidden">{heading}</h2>
      <dl className={styles.facts}>
        {facts.map(({ figure, look, text, link, deadlineTexts, href }) => (
          <div key={figure}>
            <dt data-look={look === "stamp" ? look : undefined}>
              {href ? <a href={href}>{figure}</a> : <span>{figure}</span>}
              {look === "hours" && <HourDial />}
            </dt>
            <dd>
              {text}{" "}
              {link && deadlineTexts ? (
                <EnhancedIsland name="porting-deadline" props={deadlineTexts}>
                  <a href={link.href}>{link.label}</a>
                </EnhancedIsland>
              ) : (
                link && <a href={link.href}>{link.label}</a>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt data-look={rating.mark && "pending"}>
            <span>{rating.value}</span>
          </dt>
          <dd>
            {rating.spoken && <Stars value={rating.value} label={rating.spoken} />} {rating.where}
            {rating.mark && <SampleMark label={rating.mark} />}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** A tick for each hour of a day. Decorative. */
function HourDial() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="26" pathLength={24} />
    </svg>
  );
}
