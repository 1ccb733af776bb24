import { type ReactNode, useId } from "react";
import styles from "./choice-field.module.css";

type ChoiceFieldProps<Value extends string> = {
  legend: ReactNode;
  hint?: ReactNode;
  /** Name in the submitted form; unique in the page. */
  name: string;
  options: readonly { value: Value; text: ReactNode; detail?: ReactNode }[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  /** Whether another answer has made the question irrelevant. */
  disabled?: boolean;
  /** Called with the chosen value. Without it, the browser keeps the state, and `value` is the initial value. */
  onChange?: (value: Value) => void;
};

/** A question with a few answers: native radio buttons, drawn as pills. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, hint, name, options, value, disabled, onChange } = props;
  const id = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={hint ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            <span>
              {option.text}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
