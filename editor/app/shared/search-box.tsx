import { useId } from "react";
import controls from "./buttons/controls.module.css";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  label: string;
  value: string;
  /** Whether the box is narrower than its container. */
  isShort?: boolean;
  onChange: (words: string) => void;
};

/** Search field that filters a list while the user types. */
export function SearchBox({ label, value, isShort, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <div className={styles.search} data-short={isShort || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={controls.control}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
