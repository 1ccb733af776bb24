import { collectorPaths } from "#domain/leads/collector-contract.ts";
import type { EmailFormReply } from "#domain/mail/pasted-email.ts";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { Button } from "#ui/button/button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { ResubscribeNote, type ResubscribeNoteProps } from "./resubscribe-note.tsx";
import styles from "./unsubscribe-form.module.css";

export type UnsubscribeFormProps = {
  copy: {
    label: string;
    email: { label: string; placeholder: string };
    linkHint: string;
    submit: string;
    needsLink: { title: string; text: string };
    /** The alternative: unsubscribe by e-mail. */
    byMail: { text: string; email: string };
    /** Shown in place of the form; the page's heading and introduction say the rest. */
    done: { back: ResubscribeNoteProps };
  };
  /**
   * Source of the address. `typing`: the visitor types the address. `link`: the link in an e-mail identifies the
   * address; without such a link, the form is hidden.
   */
  addressSource: "typing" | "link";
  headingLevel: 2 | 3;
  reply?: EmailFormReply | undefined;
};

const fieldId = "unsubscribe-email";

/** The unsubscribe form, for an opening. With `typing` it also works without `enhanceUnsubscribeForm`. */
export function UnsubscribeForm({ copy, addressSource, headingLevel, reply }: UnsubscribeFormProps) {
  const Heading = `h${headingLevel}` as const;
  const needsLink = addressSource === "link";
  return (
    <div className={styles.panel}>
      <form
        className={styles.form}
        method="post"
        action={collectorPaths.unsubscribe}
        aria-label={copy.label}
        hidden={needsLink}
        data-form
      >
        <TextField
          id={fieldId}
          label={copy.email.label}
          name="Email"
          placeholder={copy.email.placeholder}
          hint={needsLink ? copy.linkHint : undefined}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={reply?.problem}
          defaultValue={reply?.typedText}
          autoFocus={reply !== undefined}
        />
        <Button type="submit" variant="light">
          {copy.submit}
        </Button>
      </form>
      {needsLink && (
        <div className={styles.message} data-needs-link>
          <Heading className={styles.title}>{copy.needsLink.title}</Heading>
          <p>{copy.needsLink.text}</p>
        </div>
      )}
      <p data-until-done>
        {copy.byMail.text} <a href={`mailto:${copy.byMail.email}`}>{copy.byMail.email}</a>
      </p>
      <template data-problem>
        <FieldError id={`${fieldId}-error`}>{""}</FieldError>
      </template>
      <template data-done>
        <div className={styles.message}>
          <ResubscribeNote {...copy.done.back} />
        </div>
      </template>
      <Announcement text="" />
    </div>
  );
}
