import { Stars } from "#ui/stars/stars.tsx";
import styles from "./social-proof.module.css";

type SocialProofProps = {
  heading: string;
  rating: { value: number /** Accessible name of the stars. */; spoken: string; where: string };
  facts: readonly { figure: string; text: string; link?: { label: string; href: string } | undefined }[];
};

/** Figures before the testimonials: the app's rating in large type, and key facts. */
export function SocialProof({ heading, rating, facts }: SocialProofProps) {
  return (
    <div className={styles.proof}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.score}>
        <b aria-hidden="true">{rating.value}</b>
        <p>
          <Stars value={rating.value} label={rating.spoken} /> <span>{rating.where}</span>
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ figure, text, link }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>
              {text} {link && <a href={link.href}>{link.label}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
