import type { LegalTextHead } from "#editor/api/requests/legal-text-api.ts";
import { PartFrame } from "#editor/app/form/fields/part-frame.tsx";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { EffectiveDateField } from "./version/effective-date-field.tsx";

type LegalTextHeadFieldsProps = {
  head: LegalTextHead;
  isLocked: boolean;
  onChange: (head: LegalTextHead) => void;
};

const ordinals = ["Primera", "Segunda", "Tercera"] as const;

export function LegalTextHeadFields({ head, isLocked, onChange }: LegalTextHeadFieldsProps) {
  const { title, inForce, summary } = head;
  return (
    <section className={layout.card} aria-labelledby="titulo-datos">
      <h2 id="titulo-datos" tabIndex={-1}>
        Título, día y «En corto»
      </h2>
      <TextInputField
        path={["head", "title"]}
        label="Título del texto"
        value={title}
        isLocked={isLocked}
        onChange={(text) => onChange({ ...head, title: text })}
      />
      <EffectiveDateField
        inForce={inForce}
        isLocked={isLocked}
        onChange={(day) => onChange({ ...head, inForce: day })}
      />
      <PartFrame
        path={["head", "short"]}
        title="En corto"
        hint="Tres oraciones para cualquiera, de tú y sin cifras. Juntas, 60 palabras como máximo."
      >
        {ordinals.map((ordinal, index) => (
          <TextInputField
            key={ordinal}
            // Diagnostics about the whole summary appear at its first sentence.
            path={["head", "summary", ...(index === 0 ? [] : [index])]}
            label={`${ordinal} oración`}
            rows={2}
            value={summary[index] ?? ""}
            isLocked={isLocked}
            onChange={(text) => onChange({ ...head, summary: summary.with(index, text) })}
          />
        ))}
      </PartFrame>
    </section>
  );
}
