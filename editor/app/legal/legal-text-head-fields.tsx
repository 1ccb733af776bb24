import { headKey } from "#editor/api/legal-text-parts.ts";
import type { LegalTextHead } from "#editor/api/requests/legal-text-api.ts";
import { PartFrame } from "#editor/app/form/fields/part-frame.tsx";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import layout from "#editor/app/shared/layout.module.css";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { EffectiveDateField } from "./version/effective-date-field.tsx";

type LegalTextHeadFieldsProps = { editing: LegalTextEditing; head: LegalTextHead };

const ordinals = ["Primera", "Segunda", "Tercera"] as const;

export function LegalTextHeadFields({ editing: { text, draft }, head }: LegalTextHeadFieldsProps) {
  const { title, inForce, summary } = head;
  const { isLocked } = text;
  const changeHead = (change: Partial<LegalTextHead>) => draft.changePart(headKey, { ...head, ...change });
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
        onChange={(nextTitle) => changeHead({ title: nextTitle })}
      />
      <EffectiveDateField inForce={inForce} isLocked={isLocked} onChange={(day) => changeHead({ inForce: day })} />
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
            onChange={(sentence) => changeHead({ summary: summary.with(index, sentence) })}
          />
        ))}
      </PartFrame>
    </section>
  );
}
