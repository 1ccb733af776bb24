import { useContext } from "react";
import { replaceNoBreakSpaces } from "#editor/api/form/form-value.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import type { WordsToReplace } from "./use-text-area.ts";

/** Maximum number of facts offered for one figure: many may have a short value, such as `30 días`. */
const maxFacts = 3;

type TypedFactButtonsProps = {
  text: string;
  /** The figures in the text that are typed by hand. */
  figures: readonly string[];
  onFactPicked: (name: string, wordsToReplace: WordsToReplace) => void;
};

/** Buttons that replace figures typed by hand with the facts that say the same. */
export function TypedFactButtons({ text, figures, onFactPicked }: TypedFactButtonsProps) {
  const { facts } = useContext(FormContext);
  const choices = [...new Set(figures)].flatMap((words) =>
    Object.entries(facts)
      .filter(([name, { value }]) => !name.startsWith("ejemplo.") && replaceNoBreakSpaces(value) === words)
      .slice(0, maxFacts)
      .map(([name, { label }]) => ({ name, label, words })),
  );
  if (choices.length === 0) return null;
  return (
    <div className={layout.row}>
      {choices.map(({ name, label, words }) => (
        <PushButton key={words + name} onClick={() => onFactPicked(name, { words, from: text.indexOf(words) })}>
          {`Cambiar «${words}» por «${label}»`}
        </PushButton>
      ))}
    </div>
  );
}
