import { useContext } from "react";
import { fillKnownFacts } from "#editor/api/form/form-value.ts";
import { findSentences, markWords, type Occurrence } from "#editor/api/requests/replace-api.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import { DiffParts } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import styles from "./replace-form.module.css";

type OccurrenceRowProps = {
  field: Occurrence;
  words: string;
  /** Whether the search was loose. Then nothing is replaced. */
  isLoose: boolean;
  replacement: string;
  reason: string | undefined;
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
};

/** A field with a preview of its sentences after the replacement; if the field is not locked, also a checkbox. */
export function OccurrenceRow({ field, words, isLoose, replacement, reason, isChecked, onToggle }: OccurrenceRowProps) {
  const { facts } = useContext(FormContext);
  const { where, location, text, lockReason } = field;
  const isLocked = isLoose || lockReason !== undefined;
  const searchedText = findSentences(text, words, isLoose).length > 0 ? text : fillKnownFacts(text, facts);
  // Shows a sentence once, even if the text repeats it.
  const sentences = [...new Set(findSentences(searchedText, words, isLoose))].map((sentence) => (
    <span key={sentence} className={styles.sentence}>
      <DiffParts parts={markWords(sentence, words, isLocked ? "" : replacement, isLoose)} />
    </span>
  ));
  return (
    <div className={styles.row} data-locked={isLocked || undefined}>
      {isLocked ? (
        <div>
          <strong>{where}</strong>
          {sentences}
        </div>
      ) : (
        <Checkbox isChecked={isChecked} onChange={onToggle}>
          <strong>{where}</strong>
          {sentences}
        </Checkbox>
      )}
      {(reason ?? lockReason) && (
        <p className={reason === undefined ? styles.reason : `${styles.reason} ${layout.wrong}`}>
          <StatusIcon kind={reason === undefined ? "look" : "wrong"} />
          {reason === undefined ? lockReason : `No se reemplazó: ${reason}`}
        </p>
      )}
      <a className={controls.link} href={`#${location}`}>
        Abrir<span className="visually-hidden">{` ${where}`}</span>
      </a>
    </div>
  );
}
