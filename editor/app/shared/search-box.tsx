import { useId } from "react";
import controls from "./buttons/controls.module.css";
import layout from "./layout.module.css";

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (searchText: string) => void;
};

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <div className={layout.labelled}>
      <label htmlFor={id}>{label}</label>
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
