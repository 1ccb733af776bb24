import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import styles from "./support-card.module.css";

type Link = { label: string; href: string };

type SupportCardProps = {
  title: string;
  /** Support hours, and the information to have at hand. */
  text: string;
  /** Undefined while the phone number is a placeholder. */
  callLink: Link | undefined;
  mailLink: Link;
  /** The page with all ways to get help. */
  helpLink: Link;
  headingLevel: 2 | 3;
};

/** Phone and e-mail of support, for problems that the page does not solve. */
export function SupportCard({ title, text, callLink, mailLink, helpLink, headingLevel }: SupportCardProps) {
  return (
    <div className={styles.card}>
      <Card heading={title} headingLevel={headingLevel}>
        <p>{text}</p>
        <div className={styles.ways}>
          {callLink && (
            <ButtonLink href={callLink.href} icon="phone" wide>
              {callLink.label}
            </ButtonLink>
          )}
          <ButtonLink href={mailLink.href} variant={callLink ? "quiet" : "action"} icon="mail" wide>
            {mailLink.label}
          </ButtonLink>
          <a className={styles.help} href={helpLink.href}>
            {helpLink.label}
          </a>
        </div>
      </Card>
    </div>
  );
}
