import type { ReactNode } from "react";
import type { coverageQuestion, iconCards } from "#content/pages/home-page.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { CardDrawing } from "./card-drawing.tsx";
import styles from "./icon-cards.module.css";
import { QuarteredSim } from "./quartered-sim.tsx";

type IconCard = (typeof iconCards)[number] &
  (
    | { /** Absent until the target page exists. */ href: string | undefined }
    | { /** Id of the dialog it opens. */ dialogId: string }
  );

type IconCardsProps = {
  /** Form shown before the cards. `action`: address of the page that answers. Without script, a link to that page. */
  question: Pick<typeof coverageQuestion, "heading" | "field"> & {
    action: string | undefined;
    /** Link to the page that asks more than this question. */
    next: { label: string; text: string; href: string } | undefined;
  };
  /** The first card is the widest. */
  cards: readonly IconCard[];
  /** Groups of digits drawn on the card about porting. */
  portedNumber: readonly string[];
  /** Accessible name of the list. */
  label: string;
  headingLevel: 2 | 3;
};

/** Cards that link to the visitors' main tasks. */
export function IconCards({ question, cards, portedNumber, label, headingLevel }: IconCardsProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {question.action && (
        <li className={styles.question}>
          <form action={question.action} data-no-print>
            <SearchField name={question.field.name} label={question.heading} placeholder={question.field.placeholder} />
            <Button type="submit">{question.field.submit}</Button>
            {question.next && (
              <ButtonLink href={question.next.href} variant="quiet" icon="arrow" iconPosition="end">
                <QuarteredSim />
                <span>
                  <b>{question.next.label}</b>
                  <br />
                  {question.next.text}
                </span>
              </ButtonLink>
            )}
          </form>
          <ButtonLink href={question.action} variant="quiet" icon="antenna" wide>
            {question.heading}
          </ButtonLink>
        </li>
      )}
      {cards.map((card) => (
        <Stack as="li" key={card.id}>
          <Card
            heading={card.title}
            headingLevel={headingLevel}
            size="s"
            picture={
              card.id === "portability" ? <PortedNumberDrawing groups={portedNumber} /> : <CardDrawing name={card.id} />
            }
            {...createAction(card)}
          >
            {card.text}
          </Card>
        </Stack>
      ))}
    </ul>
  );
}

/** A phone number with an arrow, for porting. Decorative. */
function PortedNumberDrawing({ groups }: { groups: readonly string[] }): ReactNode {
  return (
    <span className={styles.number} aria-hidden="true">
      {groups.map((group) => (
        <span key={group}>{group}</span>
      ))}
      <Icon name="arrow" />
    </span>
  );
}

function createAction(card: IconCard) {
  if ("dialogId" in card) {
    return { button: { text: card.action, command: "show-modal", commandfor: card.dialogId } } as const;
  }
  return card.href ? { link: { text: card.action, href: card.href } } : {};
}
