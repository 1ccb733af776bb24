import type { ParagraphQuote } from "#content/legal/paragraph-quote.ts";
import type { proofSection } from "#content/pages/home-page.ts";
import type { rating as appRating } from "#content/site/operator/rating.ts";
import type { enhancePortingDeadline } from "#features/porting-deadline/enhance-porting-deadline.ts";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./social-proof.module.css";

type Link = { label: string; href: string };

type SocialProofProps = {
  /** A paragraph of the contract; absent if the contract does not say so. */
  contract?: (ParagraphQuote & { link: Link | undefined }) | undefined;
  /** The longest time for porting a number. The script shows the latest time of a request made now. */
  porting: Omit<typeof proofSection.porting, "link"> & { link: Link | undefined };
  register: typeof proofSection.register;
  rating: typeof appRating;
  unconfirmed: typeof proofSection.unconfirmed;
};

/** Facts about the service as documents, each with its evidence; below, the registry's numbers and the rating. */
export function SocialProof({ contract, porting, register, rating, unconfirmed }: SocialProofProps) {
  return (
    <>
      <div className={styles.documents}>
        {contract && <ContractPiece {...contract} />}
        <PortingSlip {...porting} />
      </div>
      <div className={styles.line}>
        {register.stamps.length > 0 && (
          <>
            <p className={styles.stamps}>
              {register.stamps.map(({ planId, number, href }) => (
                <a key={number} href={href} data-plan={register.isSample ? undefined : planId}>
                  {number}
                </a>
              ))}
            </p>
            <p>
              <b>{register.text}</b> {register.outside && <OutsideLink {...register.outside} />}
            </p>
          </>
        )}
        <p>
          {rating.spoken && <Stars value={rating.value} label={rating.spoken} />} <b>{rating.value}</b> {rating.where}
        </p>
        {unconfirmed && <SampleMark label={unconfirmed.mark}>{unconfirmed.text}</SampleMark>}
      </div>
    </>
  );
}

/** A piece torn from the contract, with the words that matter marked. */
function ContractPiece({ source, number, parts, link }: NonNullable<SocialProofProps["contract"]>) {
  const [before, words, after] = parts;
  return (
    <figure className={styles.contract}>
      <figcaption>
        <b>{source}</b> {link && <a href={link.href}>{link.label}</a>}
      </figcaption>
      <blockquote className={styles.paragraph}>
        <small>{number}</small> {before}
        <mark>{words}</mark>
        {after}
      </blockquote>
    </figure>
  );
}

/** A slip with the latest time at which the number arrives. */
function PortingSlip({ name, figure, rule, link, outside, copy }: SocialProofProps["porting"]) {
  return (
    <EnhancedIsland<typeof enhancePortingDeadline> name="porting-deadline" props={copy}>
      <div className={styles.slip}>
        <p>
          <b>{name}</b> {link && <a href={link.href}>{link.label}</a>} {outside && <OutsideLink {...outside} />}
        </p>
        <p className={styles.latest} data-deadline="latest">
          {figure}
        </p>
        <p className={styles.rule} data-deadline="rule">
          {rule}
        </p>
      </div>
    </EnhancedIsland>
  );
}

function OutsideLink({ label, href }: Link) {
  return (
    <a className="lone-link" href={href}>
      {label}
      {"\u00a0"}
      <Icon name="external" />
    </a>
  );
}
