import { useContext } from "react";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";
import { findHardcodedFigure } from "#domain/text/numbers/hardcoded-figure.ts";
import { fillFacts } from "#editor/api/form/form-value.ts";
import { buildTextControlProps } from "#editor/app/form/fields/text-field.tsx";
import { type FieldProps, FormContext } from "#editor/app/form/form-context.ts";
import { FactPicker } from "#editor/app/form/writing/fact-picker.tsx";
import { useTextArea } from "#editor/app/form/writing/use-text-area.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { FieldFrame } from "./field-frame.tsx";
import styles from "./prose-text-field.module.css";
import { buildFrameProps, useFill } from "./single-value-fields.tsx";

/** Field for a paragraph with placeholders for facts; below it, the text with the facts filled in. */
export function ProseTextField(props: FieldProps) {
  const { value, onChange, isOptional, lockedBy } = props;
  const { facts } = useContext(FormContext);
  const fill = useFill(props);
  const text = typeof value === "string" ? value : "";
  const write = (next: string, isStep?: boolean) => onChange(next === "" && isOptional ? undefined : next, isStep);
  const { area, findWordsToReplace, replace } = useTextArea(text, (next) => write(next, true));
  return (
    <div className={styles.prose}>
      <FieldFrame
        {...buildFrameProps(props)}
        said={fill ?? (text.includes("{{") && <p className={styles.reads}>{`Se lee: ${fillFacts(text, facts)}`}</p>)}
      >
        {(tie) => (
          <textarea
            {...tie}
            ref={area}
            className={controls.control}
            rows={3}
            {...buildTextControlProps(text, write)}
            readOnly={lockedBy !== undefined}
          />
        )}
      </FieldFrame>
      {lockedBy === undefined && (
        <FactPicker
          look="text"
          facts={facts}
          meant={() => findWordsToReplace(findHardcodedFigure(text.replaceAll(factReferencePattern, "")))}
          onPick={(name, ...where) => replace(`{{${name}}}`, ...where)}
        />
      )}
    </div>
  );
}
