import { useId, useState } from "react";
import type { Menu } from "#editor/api.ts";
import controls from "#editor/app/parts/controls.module.css";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import styles from "./fact-picker.module.css";
import { focusSoon } from "./focus-field.ts";
import { plain } from "./form-value.ts";

type FactPickerProps = {
  facts: Menu["facts"];
  /** Takes the fact's name: `precio.legend`. */
  onPick: (name: string) => void;
};

/** More would only be scrolled through: another word finds them. */
const mostShown = 12;

/** «Insertar dato»: facts are found by their words, and written by their name. */
export function FactPicker({ facts, onPick }: FactPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState("");
  const id = useId();
  const words = plain(sought).split(/\s+/);
  const found = Object.entries(facts).filter(([name, { label, value }]) => {
    const text = plain(`${name} ${label} ${value}`);
    return words.every((word) => text.includes(word));
  });
  const close = () => {
    setOpen(false);
    setSought("");
  };
  return (
    <div>
      <PushButton
        id={`${id}-abre`}
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) return close();
          setOpen(true);
          focusSoon(`${id}-busca`);
        }}
      >
        Insertar dato
      </PushButton>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened.
        <div
          className={styles.picker}
          onKeyDown={({ key }) => {
            if (key !== "Escape") return;
            close();
            focusSoon(`${id}-abre`);
          }}
        >
          <label htmlFor={`${id}-busca`}>Qué dato buscas</label>
          <input
            id={`${id}-busca`}
            type="search"
            className={controls.control}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <ul className={styles.facts} aria-label="Datos">
            {found.slice(0, mostShown).map(([name, { label, value }]) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.fact}
                  onClick={() => {
                    close();
                    onPick(name);
                  }}
                >
                  <strong>{value}</strong>
                  <span className={styles.label}>{label}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={styles.count}>
            {found.length === 0 && "Ningún dato tiene esas palabras."}
            {found.length > mostShown && `Hay ${found.length - mostShown} más: escribe otra palabra.`}
          </p>
        </div>
      )}
    </div>
  );
}
