import { useId, useState } from "react";
import { focusSoon } from "#editor/app/form/focus-field.ts";
import { plain } from "#editor/app/form/form-value.ts";
import controls from "#editor/app/parts/controls.module.css";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import styles from "./place-picker.module.css";
import type { LinkPlace } from "./places.ts";

type PlacePickerProps = {
  places: readonly LinkPlace[];
  onPick: (place: LinkPlace) => void;
};

/** More would only be scrolled through: another word finds them. */
const mostShown = 12;

/** «Enlace»: where it leads is found by its name, and never typed. */
export function PlacePicker({ places, onPick }: PlacePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState("");
  const id = useId();
  const words = plain(sought).split(/\s+/);
  const found = places.filter(({ label, href }) => words.every((word) => plain(`${label} ${href}`).includes(word)));
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
        Enlace
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
          <label htmlFor={`${id}-busca`}>A dónde lleva</label>
          <input
            id={`${id}-busca`}
            type="search"
            className={controls.control}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <ul className={styles.places} aria-label="Lugares">
            {found.slice(0, mostShown).map((place) => (
              <li key={place.href}>
                <button
                  type="button"
                  className={styles.place}
                  onClick={() => {
                    close();
                    onPick(place);
                  }}
                >
                  <strong>{place.label}</strong>
                  <span className={styles.address}>{place.href}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={styles.address}>
            {found.length === 0 && "Ningún lugar tiene esas palabras."}
            {found.length > mostShown && `Hay ${found.length - mostShown} más: escribe otra palabra.`}
          </p>
        </div>
      )}
    </div>
  );
}
