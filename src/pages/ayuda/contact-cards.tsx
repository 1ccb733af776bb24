import type { ReactNode } from "react";
import type { helpContact } from "#content/help/help-page.ts";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./contact-cards.module.css";

type ContactCardsProps = {
  phone: typeof helpContact.phone;
  hours: ReactNode;
  cards: readonly {
    heading: string;
    text: string;
    link: { label: string; href: string };
    /** Label of the link in search results, if it is the page's first action. */
    action?: string | undefined;
  }[];
  /** A card with a form for questions, which needs script; without it, a link. */
  assistant: {
    heading: string;
    text: string;
    form: ReactNode;
    withoutScript: { text: string; link: { label: string; href: string } };
  };
  /** Accessible name of the list of cards. */
  label: string;
  headingLevel: 3 | 4;
};

/** Ways to contact support: the phone number with its hours, the assistant, then one card for each other way. */
export function ContactCards({ phone, hours, cards, assistant, label, headingLevel }: ContactCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.people}>
      <div className={styles.lead}>
        <Heading className={styles.heading}>{phone.heading}</Heading>
        {phone.href ? (
          <a className={styles.number} href={phone.href} data-first-action={phone.action}>
            {phone.number}
          </a>
        ) : (
          <p className={styles.number}>{phone.number}</p>
        )}
        {phone.sample && <Chip tone="sample">{phone.sample}</Chip>}
        {phone.note && <p className={styles.text}>{phone.note}</p>}
        {hours}
      </div>
      <div className={styles.assistant} data-no-print>
        <Heading className={styles.heading}>{assistant.heading}</Heading>
        <p className={styles.text} data-scripted>
          {assistant.text}
        </p>
        <div className={styles.without}>
          <p className={styles.text}>{assistant.withoutScript.text}</p>
          <a className="lone-link" href={assistant.withoutScript.link.href}>
            {assistant.withoutScript.link.label}
          </a>
        </div>
        <div data-scripted>{assistant.form}</div>
      </div>
      <ul className={styles.cards} aria-label={label}>
        {cards.map(({ heading, text, link, action }) => (
          <li key={heading} className={styles.card}>
            <Heading className={styles.heading}>{heading}</Heading>
            <p className={styles.text}>{text}</p>
            <a className="lone-link" href={link.href} data-first-action={action}>
              {link.label} <span className="visually-hidden">{heading}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
