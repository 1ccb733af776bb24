import type { PortingDeadlineCopy } from "#features/porting-deadline/enhance-porting-deadline.ts";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./social-proof.module.css";

type SocialProofProps = {
  facts: readonly {
    figure?: string;
    /** Drawn on a torn contract, or on a line of dots. */
    look?: "torn" | "hours";
    /** Instead of a figure: each membership's number in the registry, which links to its page. */
    stamps?: readonly { planId: string; number: number; href: string }[];
    text: string;
    /** Marks the stamps as samples: which membership has which number is not confirmed. */
    sampleNotice?: { mark: string; text: string };
    /** The page of this site with the fact. */
    link?: { label: string; href: string } | undefined;
    /** Where others confirm the fact: an address outside this site, which the label names. */
    outside?: { label: string; href: string } | undefined;
    /** Texts that the link gets from its script: the latest time of a porting requested now, or when to request one. */
    deadlineCopy?: PortingDeadlineCopy;
  }[];
  /**
   * The app's rating; `spoken` is the accessible name of its stars. Until the rating has a source, it has a mark
   * instead.
   */
  rating: { value: number; spoken?: string; mark?: string; where: string };
};

/** Facts about the service as objects, each with its evidence, and the app's rating in a line below. */
export function SocialProof({ facts, rating }: SocialProofProps) {
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ figure, look, stamps, text, sampleNotice, link, outside, deadlineCopy }) => (
          <div key={text}>
            <dt data-look={stamps ? "stamps" : look}>
              {figure && <span>{figure}</span>}
              {stamps?.map(({ planId, number, href }) => (
                <a key={number} href={href} data-plan={sampleNotice ? undefined : planId}>
                  {number}
                </a>
              ))}
            </dt>
            <dd>
              <b>{text}</b>{" "}
              {link && deadlineCopy ? (
                <EnhancedIsland name="porting-deadline" props={deadlineCopy}>
                  <a className="lone-link" href={link.href}>
                    {link.label}
                  </a>
                </EnhancedIsland>
              ) : (
                link && <a href={link.href}>{link.label}</a>
              )}
              {outside && (
                <a href={outside.href}>
                  {outside.label}
                  {"\u00a0"}
                  <Icon name="external" />
                </a>
              )}
              {sampleNotice && <SampleMark label={sampleNotice.mark}>{sampleNotice.text}</SampleMark>}
            </dd>
          </div>
        ))}
      </dl>
      {rating.mark ? (
        <SampleMark label={rating.mark}>
          {rating.value} {rating.where}
        </SampleMark>
      ) : (
        <p>
          {rating.spoken && <Stars value={rating.value} label={rating.spoken} />} <b>{rating.value}</b> {rating.where}
        </p>
      )}
    </>
  );
}
