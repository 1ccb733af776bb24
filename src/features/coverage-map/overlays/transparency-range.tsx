import { useId } from "react";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageCopy } from "#features/coverage-map/coverage-copy.ts";
import { Slider } from "#ui/field/slider.tsx";
import styles from "./transparency-range.module.css";

/** Initial transparency of the overlay, in percent. */
const initialTransparencyPercent = 40;

type TransparencyRangeProps = { copy: CoverageCopy["look"] };

export function TransparencyRange({ copy }: TransparencyRangeProps) {
  const id = useId();
  const value = fillPlaceholders(copy.transparencyValue, { percent: `${initialTransparencyPercent}` });
  return (
    <div className={styles.range}>
      <label className={styles.label} htmlFor={id}>
        {copy.transparency}
      </label>
      <output htmlFor={id} aria-live="off" data-transparency-value>
        {value}
      </output>
      <div className={styles.slider}>
        <Slider
          id={id}
          min={0}
          max={90}
          step={10}
          value={initialTransparencyPercent}
          marks={undefined}
          ends={undefined}
          aria-valuetext={value}
          data-transparency
        />
      </div>
    </div>
  );
}
