import type { SimAnswer, SimAnswers, SimQuestion } from "#domain/sim/sim-answers.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { SimBuilderProps } from "./sim-builder-props.ts";

type AnswerCopy = {
  /** Word in large type, in the row and on the chip. */
  mark: string;
  /** The visitor's answer, in the row. */
  text: string;
  /** Text below the mark on the chip. */
  chipText: string;
};

/** Letters of a place's name that fit on the chip. */
const maxPlaceLength = 11;

export function describeAnswer(
  question: SimQuestion,
  { text, verdict, technology }: SimAnswer,
  answers: SimAnswers,
  { copy, plans }: SimBuilderProps,
): AnswerCopy {
  const { contacts, marks, numbers } = copy;
  const mark = marks[verdict];
  const chipText = contacts[question];
  switch (question) {
    case "phone":
      return { text, mark, chipText };
    case "place": {
      const [place = ""] = text.split(",");
      const pattern = place.length > maxPlaceLength ? contacts.longPlace : chipText;
      return {
        text: fillPlaceholders(copy.place, { place: text }),
        mark: technology ?? mark,
        chipText: fillPlaceholders(pattern, { place }),
      };
    }
    case "plan": {
      const plan = plans[text as keyof typeof plans];
      const { price, short } = choosePrice(plan, answers);
      return { text: short, mark: plan.data, chipText: fillPlaceholders(chipText, { price }) };
    }
    case "number": {
      const number = numbers[text.split("-")[0] as keyof typeof numbers];
      return { text: number.text, mark: verdict === "yes" ? number.mark : mark, chipText };
    }
  }
}

/** Picks the price of a new number unless a number can certainly be ported, so that the price is never too low. */
export const choosePrice = <Price>(
  { portedNumber, newNumber }: { portedNumber?: Price; newNumber: Price },
  { number }: SimAnswers,
): Price => (number?.verdict === "yes" && number.text !== "nuevo" ? (portedNumber ?? newNumber) : newNumber);
