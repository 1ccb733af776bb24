import type { ComponentProps } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import styles from "./help-assistant.module.css";

type Link = { label: string; href: string };

type HelpAssistantProps = {
  form: ComponentProps<typeof SearchForm>;
  /** Anchor of the conversation. */
  id: string;
  copy: {
    /** Accessible name of the conversation. */
    conversation: string;
    /** Introduces the visitor's message, for screen readers. */
    person: string;
    /** Introduces the answer, for screen readers. */
    assistant: string;
    /** Legend of the names that a message may mean. */
    names: string;
    others: string;
    askPerson: string;
    restart: string;
    /** Explains what happens to the visitor's messages. */
    privacy: string;
  };
  /** Ways to reach a person; the script puts the visitor's messages into `mail`. */
  contact: { phone: Link | undefined; mail: Link; form: Link | undefined; hours: string };
  headingLevel: 4 | 5;
};

/**
 * A form that works without script, and the templates of the conversation, which `enhanceHelpAssistant` fills. The
 * conversation is below the form with the newest turn first, so that the field stays in place next to the newest
 * answer.
 */
export function HelpAssistant({ id, form, copy, contact, headingLevel }: HelpAssistantProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.assistant} id={id}>
      <SearchForm {...form} />
      <p className="visually-hidden" aria-live="polite" data-announced />
      <div className={styles.talk} data-talk hidden>
        <ol className={styles.turns} reversed aria-label={copy.conversation} data-turns />
        <p className={styles.restart} data-restart data-no-print>
          <Button variant="quiet" size="s">
            {copy.restart}
          </Button>{" "}
          <span className={styles.note}>{copy.privacy}</span>
        </p>
      </div>
      <template data-turn>
        <li className={styles.turn}>
          <p className={styles.asked}>
            <span className="visually-hidden">{copy.person}</span> <span data-asked />
          </p>
          <div className={styles.answer} data-answer>
            <span className="visually-hidden">{copy.assistant}</span>
            <p className={styles.waiting} data-waiting />
            <Heading className={styles.title} data-title hidden>
              <a className={styles.link} href="/" data-link>
                {copy.assistant}
              </a>
            </Heading>
            <div className={styles.text} data-text />
            <Choices legend={copy.names} name="names" />
            <p className={styles.actions} data-actions hidden>
              <ButtonLink href="/" size="s" data-action>
                <span data-label>{copy.assistant}</span>
              </ButtonLink>
            </p>
            <div className={styles.contact} data-contact hidden>
              <p className={styles.actions}>
                {contact.phone && (
                  <ButtonLink href={contact.phone.href} size="s">
                    {contact.phone.label}
                  </ButtonLink>
                )}
                <ButtonLink variant={contact.phone ? "quiet" : "action"} href={contact.mail.href} size="s" data-mail>
                  {contact.mail.label}
                </ButtonLink>
                {contact.form && (
                  <ButtonLink variant="quiet" href={contact.form.href} size="s">
                    {contact.form.label}
                  </ButtonLink>
                )}
              </p>
              <p className={styles.hours}>
                {contact.hours} <b data-open-now />
              </p>
            </div>
            <Choices legend={copy.others} name="others" person={copy.askPerson} />
          </div>
        </li>
      </template>
    </div>
  );
}

/** A group of buttons to press instead of writing; the last one asks for a person. */
function Choices({ legend, name, person }: { legend: string; name: "names" | "others"; person?: string }) {
  return (
    <fieldset className={styles.choices} data-choices={name} hidden>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.buttons}>
        <Button variant="quiet" size="s" data-choice>
          {legend}
        </Button>
        {person && (
          <Button variant="quiet" size="s" data-person>
            {person}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
