import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./social-proof.module.css";

type SocialProofProps = {
  /** Heading that only screen readers read. */
  heading: string;
  facts: readonly { figure: string; text: string; link?: { label: string; href: string } | undefined }[];
  /**
   * The app's rating. `spoken` is the accessible name of its stars. A rating without a source has a `mark` instead,
   * which says that it is a sample.
   */
  rating: { value: number; spoken?: string; mark?: string; where: string };
};

/** Figures about the service, and the app's rating among them. */
export function SocialProof({ heading, facts, rating }: SocialProofProps) {
  return (
    <div>
      <h2 className="visually-hidden">{heading}</h2>
      <dl className={styles.facts}>
        {facts.map(({ figure, text, link }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>
              {text} {link && <a href={link.href}>{link.label}</a>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{rating.value}</dt>
          <dd>
            {rating.spoken && <Stars value={rating.value} label={rating.spoken} />} {rating.where}
            {rating.mark && <SampleMark label={rating.mark} />}
          </dd>
        </div>
      </dl>
    </div>
  );
}
