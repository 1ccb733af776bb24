import { useContext, useRef } from "react";
import controls from "#editor/app/parts/controls.module.css";
import { frameOf } from "./entries.tsx";
import { FactPicker } from "./fact-picker.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { type FieldProps, FormContext } from "./form-context.ts";
import { spoken } from "./form-value.ts";
import styles from "./prose-entry.module.css";

/** A paragraph that names facts: «Insertar dato» writes them, and below stands how it reads. */
export function ProseEntry(props: FieldProps) {
  const { value, onChange, isOptional, lockedBy } = props;
  const { facts } = useContext(FormContext);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === "string" ? value : "";
  const write = (next: string, isStep?: boolean) => onChange(next === "" && isOptional ? undefined : next, isStep);
  return (
    <div className={styles.prose}>
      <FieldFrame
        {...frameOf(props)}
        said={text.includes("{{") && <p className={styles.reads}>{`Se lee: ${spoken(text, facts)}`}</p>}
      >
        {(tie) => (
          <textarea
            {...tie}
            ref={area}
            className={controls.control}
            rows={3}
            value={text}
            readOnly={lockedBy !== undefined}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </FieldFrame>
      {lockedBy === undefined && (
        <FactPicker
          look="text"
          facts={facts}
          onPick={(name) => {
            const gap = `{{${name}}}`;
            const [from, to] = [area.current?.selectionStart ?? text.length, area.current?.selectionEnd ?? text.length];
            write(text.slice(0, from) + gap + text.slice(to), true);
            setTimeout(() => {
              area.current?.focus();
              area.current?.setSelectionRange(from + gap.length, from + gap.length);
            });
          }}
        />
      )}
    </div>
  );
}
