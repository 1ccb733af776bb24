import type { TextHead } from "#editor/api/text-api.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { buildTextControlProps } from "#editor/app/form/writing/text-control.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import styles from "./head-form.module.css";
import panels from "./panel.module.css";
import { EffectiveDateField } from "./version/effective-date-field.tsx";

type HeadFormProps = {
  /** The head as typed. */
  head: TextHead;
  today: string;
  isLocked: boolean;
  onChange: (head: TextHead) => void;
};

const ordinals = ["Primera", "Segunda", "Tercera"] as const;

/** Form for the head of a text: title, effective date and the summary «En corto». */
export function HeadForm({ head, today, isLocked, onChange }: HeadFormProps) {
  const { title, inForce, summary } = head;
  return (
    <section className={panels.panel} aria-labelledby="titulo-datos">
      <h2 id="titulo-datos" tabIndex={-1}>
        Título, día y «En corto»
      </h2>
      <FieldFrame path={["head", "title"]} label="Título del texto">
        {(tie) => (
          <input
            {...tie}
            className={controls.control}
            {...buildTextControlProps(title, (text) => onChange({ ...head, title: text }))}
            readOnly={isLocked}
            autoComplete="off"
          />
        )}
      </FieldFrame>
      <EffectiveDateField
        inForce={inForce}
        today={today}
        isLocked={isLocked}
        onChange={(day) => onChange({ ...head, inForce: day })}
      />
      <fieldset className={styles.short}>
        <legend>En corto</legend>
        <p className={styles.hint}>
          Tres oraciones para cualquiera, de tú y sin cifras. Juntas, 60 palabras como máximo.
        </p>
        <FieldFrame path={["head", "summary"]} label={`${ordinals[0]} oración`}>
          {(tie) => (
            <Sentence
              tie={tie}
              at={0}
              summary={summary}
              isLocked={isLocked}
              onChange={(next) => onChange({ ...head, summary: next })}
            />
          )}
        </FieldFrame>
        {ordinals.slice(1).map((ordinal, at) => (
          <FieldFrame key={ordinal} path={["head", "summary", at + 1]} label={`${ordinal} oración`}>
            {(tie) => (
              <Sentence
                tie={tie}
                at={at + 1}
                summary={summary}
                isLocked={isLocked}
                onChange={(next) => onChange({ ...head, summary: next })}
              />
            )}
          </FieldFrame>
        ))}
      </fieldset>
    </section>
  );
}

type SentenceProps = {
  tie: { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
  at: number;
  summary: readonly string[];
  isLocked: boolean;
  onChange: (summary: readonly string[]) => void;
};

function Sentence({ tie, at, summary, isLocked, onChange }: SentenceProps) {
  return (
    <textarea
      {...tie}
      className={`${controls.control} ${styles.sentence}`}
      rows={2}
      {...buildTextControlProps(summary[at] ?? "", (text) => onChange(summary.with(at, text)))}
      readOnly={isLocked}
    />
  );
}
