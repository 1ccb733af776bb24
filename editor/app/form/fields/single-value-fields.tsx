import { useContext, useState } from "react";
import { isDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { factReferencePattern, listFactNames } from "#domain/text/facts/fact-references.ts";
import { isEmoji, removeCharacters } from "#domain/text/normalize-text.ts";
import { listHardcodedFigures } from "#domain/text/numbers/hardcoded-figure.ts";
import { fillKnownFacts, formatFieldId, parseNumber } from "#editor/api/form/form-value.ts";
import { type FieldProps, FormContext } from "#editor/app/form/form-context.ts";
import { FactPicker } from "#editor/app/form/writing/fact-picker.tsx";
import { FactTextArea } from "#editor/app/form/writing/fact-text-area.tsx";
import { useTextArea } from "#editor/app/form/writing/use-text-area.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Select } from "#editor/app/shared/select.tsx";
import { FieldDiagnostics, FieldFrame, useFieldDiagnostics } from "./field-frame.tsx";
import styles from "./prose-text-field.module.css";
import { TextInputField } from "./text-input-field.tsx";

export const formatFieldText = (value: unknown) => (value === undefined || value === null ? "" : String(value));

/** Replaces the maximum length in a hint by the count of the letters typed so far. */
const countLetters = (hint: string | undefined, text: string) =>
  hint?.replace(/Caben (\d+) letras\./, (_, max) => `Van ${text.length} de ${max} letras.`);

export const buildFrameProps = ({ schema, path, value, isOptional, lockReason }: FieldProps) => ({
  path,
  label: schema.title ?? String(path.at(-1) ?? ""),
  hint: countLetters(schema.description, formatFieldText(value)),
  isOptional,
  lockReason,
});

/** Converts typed text to a field's value; undefined if an optional field is empty. */
export const toFieldValue = (text: string, isOptional: boolean | undefined) =>
  text === "" && isOptional ? undefined : text;

export function PlainTextField(props: FieldProps) {
  const { schema, value, onChange, isOptional, lockReason } = props;
  return (
    <TextInputField
      {...buildFrameProps(props)}
      feedback={useFillButton(props)}
      value={formatFieldText(value)}
      {...(schema.widget === "text" && { rows: 3 })}
      isAddress={schema.widget === "address"}
      isLocked={lockReason !== undefined}
      onChange={(text) => onChange(toFieldValue(text, isOptional))}
    />
  );
}

/** Field for a number. Other input stays as typed, and the check on the server refuses it. */
export function NumberField(props: FieldProps) {
  const { value, onChange, lockReason } = props;
  const [typedText, setTypedText] = useState(formatFieldText(value));
  // Shows the value if it differs from the typed text: an undo changed it, or it belongs to another row.
  const shownText = parseNumber(typedText) === value ? typedText : formatFieldText(value);
  return (
    <FieldFrame {...buildFrameProps(props)} isShort feedback={useFillButton(props)}>
      {(controlProps) => (
        <input
          {...controlProps}
          className={controls.control}
          inputMode="numeric"
          autoComplete="off"
          value={shownText}
          readOnly={lockReason !== undefined}
          onChange={({ target }) => {
            setTypedText(target.value);
            onChange(parseNumber(target.value));
          }}
          onBlur={() => setTypedText(formatFieldText(value))}
        />
      )}
    </FieldFrame>
  );
}

/** Returns a button that removes refused emojis, or that fills in a proposed value; null if there is nothing to do. */
export function useFillButton({ path, value, onChange, lockReason }: FieldProps) {
  const diagnostics = useFieldDiagnostics(path);
  const { suggestedValue } = diagnostics.find((each) => each.suggestedValue !== undefined) ?? {};
  if (lockReason !== undefined) return null;
  const emojis = diagnostics.flatMap(({ words = "" }) => (isEmoji(words) ? words : []));
  if (emojis.length > 0)
    return (
      <PushButton onClick={() => onChange(removeCharacters(formatFieldText(value), emojis), true)}>
        {`Quitar ${emojis.join(" ")}`}
      </PushButton>
    );
  if (suggestedValue === undefined || suggestedValue === value) return null;
  const verb = /^(?:\/|https:)/.test(String(suggestedValue)) ? "Usar" : "Escribir";
  return (
    <PushButton onClick={() => onChange(suggestedValue, true)}>
      {`${verb} ${isDay(suggestedValue) ? formatDate(suggestedValue) : suggestedValue}`}
    </PushButton>
  );
}

export function EnumField(props: FieldProps) {
  const { schema, value, onChange, isOptional } = props;
  const values: readonly unknown[] = schema.enum ?? [];
  const isKnown = values.includes(value);
  const emptyOption = { value: "", label: isOptional ? "Ninguno" : "Elige…" };
  return (
    <FieldFrame {...buildFrameProps(props)} isShort>
      {(controlProps) => (
        <Select
          {...controlProps}
          value={isKnown ? values.indexOf(value) : ""}
          options={[
            ...(isOptional || !isKnown ? [emptyOption] : []),
            ...values.map((each, index) => ({
              value: index,
              label: schema.options?.[String(each)] ?? String(each),
            })),
          ]}
          onChange={(chosenValue) => onChange(chosenValue === "" ? undefined : values[Number(chosenValue)])}
        />
      )}
    </FieldFrame>
  );
}

export function BooleanField({ schema, value, path, onChange }: FieldProps) {
  const diagnostics = useFieldDiagnostics(path);
  const id = formatFieldId(path);
  const descriptionId = `${id}-ayuda`;
  const isDescribed = diagnostics.length > 0 || schema.description !== undefined;
  return (
    <div>
      <Checkbox
        id={id}
        isChecked={value === true}
        {...(isDescribed && { "aria-describedby": descriptionId })}
        onChange={(isTicked) => onChange(isTicked, true)}
      >
        {schema.title}
      </Checkbox>
      {isDescribed && (
        <div id={descriptionId}>
          <FieldDiagnostics diagnostics={diagnostics} />
          {schema.description && <p className={layout.hint}>{schema.description}</p>}
        </div>
      )}
    </div>
  );
}

export function ProseTextField(props: FieldProps) {
  const { schema, value, onChange, isOptional, lockReason } = props;
  const { facts } = useContext(FormContext);
  const fillButton = useFillButton(props);
  const text = typeof value === "string" ? value : "";
  const changeText = (nextValue: string, isStep?: boolean) =>
    onChange(nextValue === "" && isOptional ? undefined : nextValue, isStep);
  const writing = useTextArea(text, (nextValue) => changeText(nextValue, true));
  const chipNames = [...new Set(listFactNames(text))].flatMap((name) => facts[name]?.label ?? []);
  return (
    <div className={styles.prose}>
      <FieldFrame
        {...buildFrameProps(props)}
        hint={countLetters(schema.description, fillKnownFacts(text, facts))}
        feedback={
          fillButton ??
          (chipNames.length > 0 && (
            <p className={layout.hint}>{`${chipNames.length === 1 ? "Dato" : "Datos"}: ${chipNames.join("; ")}.`}</p>
          ))
        }
      >
        {(controlProps) => (
          <FactTextArea
            {...controlProps}
            writing={writing}
            rows={3}
            onTextChange={changeText}
            readOnly={lockReason !== undefined}
          />
        )}
      </FieldFrame>
      {lockReason === undefined && (
        <FactPicker
          look="text"
          offersOnlyFacts={schema.allowsFigures}
          typedFigures={listHardcodedFigures(text.replaceAll(factReferencePattern, ""))}
          findWordsToReplace={writing.findWordsToReplace}
          onFactPicked={(name, ...where) => writing.replace(`{{${name}}}`, ...where)}
        />
      )}
    </div>
  );
}
