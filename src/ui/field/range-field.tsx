import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import range from "./range-field.module.css";

type RangeFieldProps = {
  label: string;
  hint?: string | undefined;
  name: string;
  value: number;
  /** The value in words, as shown and read aloud: "25 GB". */
  valueText: string;
  /** Labels of the two ends of the scale. */
  ends?: readonly [least: ReactNode, most: ReactNode];
  /** Values worth a mark on the scale, in the colour of the membership that has them. */
  marks?: readonly { at: number; plan: string }[];
  min: number;
  max: number;
  onValueChange: (value: number) => void;
} & Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "name" | "value" | "min" | "max" | "onChange" | "aria-describedby" | "aria-valuetext"
>;

/** A native slider for a number: dragged with a finger, moved with the arrow keys. */
export function RangeField({ label, hint, id, valueText, ends, marks, onValueChange, ...native }: RangeFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const share = (at: number) => `${(100 * (at - native.min)) / (native.max - native.min)}%`;
  return (
    <div className={styles.field}>
      <div className={range.top}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        <output className={range.value} htmlFor={inputId} aria-live="off">
          {valueText}
        </output>
      </div>
      {hint && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <div className={range.slider}>
        {/* A drawing, since only some engines can colour a track up to its value, and none can mark it. */}
        <svg className={range.track} aria-hidden="true">
          <rect className={range.rail} width="100%" height="100%" rx="5" />
          <rect className={range.filled} width={share(native.value)} height="100%" rx="5" />
          {marks?.map(({ at, plan }) => (
            <circle key={at} className={range.mark} data-plan={plan} cx={share(at)} cy="50%" r="8" />
          ))}
        </svg>
        <input
          {...native}
          className={range.range}
          id={inputId}
          type="range"
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          aria-valuetext={valueText}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
        />
      </div>
      {ends && (
        <div className={range.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
