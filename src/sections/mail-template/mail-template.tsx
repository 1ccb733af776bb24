import type { MailDraft } from "#domain/mail/mail-draft.ts";
import { CopyButton, type CopyButtonCopy } from "#sections/copy-button/copy-button.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./mail-template.module.css";

type Part = "to" | "subject" | "body";

export type MailTemplateCopy = Record<Part | "open", string> & {
  copy: CopyButtonCopy;
  /** Endings of the copy buttons' accessible names: "el asunto". */
  valueNames: Record<Part, string>;
};

type MailTemplateProps = {
  id: string;
  title: string;
  draft: MailDraft;
  /** `mailto:` URL that opens the draft in the visitor's mail program. */
  href: string;
  copy: MailTemplateCopy;
  headingLevel: 3 | 4;
  /**
   * Puts the message into a disclosure with this summary and these instructions; for mails that most visitors send from
   * their mail program.
   */
  folded?: { summary: string; text: string };
};

/**
 * A mail template for the visitor to complete. A link opens the mail in the visitor's mail program; every part has a
 * copy button, which the page must enable (see `CopyButton`).
 */
export function MailTemplate({ id, title, draft, href, copy, headingLevel, folded }: MailTemplateProps) {
  const Heading = `h${headingLevel}` as const;
  const parts = [
    ["to", draft.to],
    ["subject", draft.subject],
    ["body", draft.lines.join("\n")],
  ] as const;
  const message = (
    <dl>
      {parts.map(([part, text]) => (
        <div key={part} className={styles.part} data-copy-row>
          <dt className={styles.name}>{copy[part]}</dt>
          <dd className={styles.text} data-value data-part={part}>
            {text}
          </dd>
          <dd className={styles.copy}>
            <CopyButton copy={copy.copy} value={text} valueName={copy.valueNames[part]} />
          </dd>
        </div>
      ))}
    </dl>
  );
  const openLink = (
    <p data-no-print>
      <ButtonLink href={href} icon="mail" variant="dark" wide>
        {copy.open}
      </ButtonLink>
    </p>
  );
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {folded ? (
        <>
          {openLink}
          <Disclosure summary={folded.summary}>
            <p>{folded.text}</p>
            {message}
          </Disclosure>
        </>
      ) : (
        <>
          {message}
          {openLink}
        </>
      )}
    </article>
  );
}
