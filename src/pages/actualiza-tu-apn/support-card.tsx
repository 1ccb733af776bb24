import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import styles from "./support-card.module.css";

type Link = { label: string; href: string };

type SupportCardProps = {
  title: string;
  /** Support hours, and the information to have at hand. */
  text: string;
  call: Link;
  write: Link;
  /** The page with all ways to get help; `href` is undefined until that page exists. */
  help: { label: string; href: string | undefined };
  headingLevel: 2 | 3;
};

/** Phone and e-mail of support, for problems that the page does not solve. */
export function SupportCard({ title, text, call, write, help, headingLevel }: SupportCardProps) {
  return (
    <div className={styles.card}>
      <Card heading={title} headingLevel={headingLevel}>
        <p>{text}</p>
        <div className={styles.ways}>
          <ButtonLink href={call.href} icon="phone" wide>
            {call.label}
          </ButtonLink>
          <ButtonLink href={write.href} variant="quiet" icon="mail" wide>
            {write.label}
          </ButtonLink>
          {help.href && (
            <a className={styles.help} href={help.href}>
              {help.label}
            </a>
          )}
        </div>
      </Card>
    </div>
  );
}
