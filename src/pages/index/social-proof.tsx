import type { proofSection } from "#content/pages/home-page.ts";
import type { rating as appRating } from "#content/site/operator/rating.ts";
import type { enhancePortingDeadline } from "#features/porting-deadline/enhance-porting-deadline.ts";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./social-proof.module.css";

type Link = { label: string; href: string };

type SocialProofProps = {
  /** Paragraphs of the contract; absent if the contract does not say so. */
  contract?:
    | {
        clauses: readonly {
          number: string;
          /** The paragraph; the words in the middle are marked. */
          parts: readonly [before: string, words: string, after: string];
        }[];
        link: Link | undefined;
      }
    | undefined;
  /** The longest time for porting a number. The script shows the latest time of a request made now. */
  porting: Omit<typeof proofSection.porting, "link"> & { link: Link | undefined };
  register: typeof proofSection.register;
  rating: typeof appRating;
};

/** Facts about the service as documents, each with its evidence; below, the registry's numbers and the rating. */
export function SocialProof({ contract, porting, register, rating }: SocialProofProps) {
  return (
    <>
      <div className={styles.documents}>
        {contract && <ContractPiece {...contract} />}
        <PortingSlip {...porting} />
      </div>
      {register.folios.length > 0 && (
        <div className={styles.sheet}>
          <p className={styles.head}>
            <b>{register.text}</b> {register.outside && <OutsideLink {...register.outside} />}
          </p>
          <p className={styles.folios}>
            {register.folios.map(({ planId, name, number, href }) => (
              <a key={number} href={href} data-plan={register.mark ? undefined : planId}>
                <b>{name}</b> <span>{number}</span> {register.mark && <small>{register.mark}</small>}
              </a>
            ))}
          </p>
        </div>
      )}
      <p className={styles.rating}>
        <b>{rating.value}</b> {rating.where} {rating.spoken && <Stars value={rating.value} label={rating.spoken} />}
        {rating.mark && <Chip tone="sample">{rating.mark}</Chip>}
      </p>
    </>
  );
}

/** A piece torn from the contract, with the words that matter marked. */
function ContractPiece({ clauses, link }: NonNullable<SocialProofProps["contract"]>) {
  return (
    <figure className={styles.contract}>
      {clauses.map(({ number, parts: [before, words, after] }) => (
        <blockquote key={number}>
          <small>{number}</small> {before}
          <mark>{words}</mark>
          {after}
        </blockquote>
      ))}
      {link && (
        <figcaption>
          <a className="lone-link" href={link.href}>
            {link.label}
          </a>
        </figcaption>
      )}
    </figure>
  );
}

/** A slip with the latest time at which the number arrives, and the way there as a line. */
function PortingSlip({ lead, figure, start, end, rule, link, outside, copy }: SocialProofProps["porting"]) {
  return (
    <EnhancedIsland<typeof enhancePortingDeadline> name="porting-deadline" props={copy}>
      <div className={styles.slip}>
        <p className={styles.sentence}>
          <span data-deadline="lead">{lead}</span>{" "}
          <b className={styles.latest} data-deadline="latest">
            {figure}
          </b>{" "}
          <span data-deadline="rule">{rule}</span>
        </p>
        <p className={styles.way} aria-hidden="true">
          <span data-deadline="start">{start}</span> <span>{end}</span>
        </p>
        <p>
          {link && (
            <a className="lone-link" href={link.href}>
              {link.label}
            </a>
          )}{" "}
          {outside && <OutsideLink {...outside} />}
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
