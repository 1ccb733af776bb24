import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { focusAfterRender, moveFocusByArrows } from "#editor/app/form/focus-field.ts";
import { formatMatchCount, hasAllWords } from "#editor/app/form/use-row-filter.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./search-picker.module.css";

type Choice = {
  key: string;
  name: string;
  note: string;
};

type SearchPickerProps = {
  /**
   * Prefix of the ids. The button that opens the picker has the id `…-abre`, so that other components can focus the
   * button.
   */
  id?: string;
  words: {
    /** Label of the button that opens the picker. */
    open: string;
    /** Label of the search field. */
    sought: string;
    list: string;
    /** Message if no choice matches. */
    none: string;
    /** Label of the button that creates a new choice. */
    more?: string;
  };
  choices: readonly Choice[];
  look?: "plain" | "text";
  onPick: (key: string) => void;
  onMore?: () => void;
};

/** Maximum number of choices in the list. */
const maxShown = 12;

/** A button that opens a searchable list of choices. Only one picker of a toolbar is open at a time. */
export function SearchPicker({ words, choices, look = "plain", onPick, onMore, ...named }: SearchPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState("");
  const ownId = useId();
  const id = named.id ?? ownId;
  const around = useRef<HTMLDivElement>(null);
  const found = choices.filter(({ key, name, note }) => hasAllWords(`${key} ${name} ${note}`, sought));
  const close = () => {
    setOpen(false);
    setSought("");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` only sets state.
  useEffect(() => {
    const bar = around.current?.parentElement;
    if (!isOpen || !bar) return;
    const giveWay = ({ target }: MouseEvent) => {
      const opener = target instanceof Element && target.closest("[aria-expanded]");
      if (opener && !around.current?.contains(opener)) close();
    };
    bar.addEventListener("click", giveWay);
    return () => bar.removeEventListener("click", giveWay);
  }, [isOpen]);
  const pick = (key: string) => {
    close();
    onPick(key);
  };
  const follow = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const [first] = found;
    if (moveFocusByArrows(event, "input, li button")) return;
    if (key === "Escape") {
      close();
      focusAfterRender(`${id}-abre`);
    } else if (key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      if (first && sought.trim() !== "") pick(first.key);
    }
  };
  return (
    <div ref={around}>
      <PushButton
        id={`${id}-abre`}
        look={look}
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) return close();
          setOpen(true);
          focusAfterRender(`${id}-busca`);
        }}
      >
        {words.open}
      </PushButton>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the open picker's keys; each choice is a button.
        <div className={`${layout.box} ${styles.picker}`} onKeyDown={follow}>
          <label htmlFor={`${id}-busca`}>{words.sought}</label>
          <input
            id={`${id}-busca`}
            type="search"
            className={controls.control}
            aria-describedby={`${id}-teclas`}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <p id={`${id}-teclas`} className={layout.hint}>
            Enter elige el primero; las flechas recorren los demás.
          </p>
          <ul className={layout.scroll} aria-label={words.list}>
            {found.slice(0, maxShown).map(({ key, name, note }) => (
              <li key={key}>
                <button type="button" className={styles.choice} onClick={() => pick(key)}>
                  <strong>{name}</strong>
                  <span className={layout.hint}>{note}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={layout.hint}>
            {found.length === 0 && words.none}
            {found.length > maxShown
              ? `Hay ${found.length - maxShown} más: escribe otra palabra.`
              : formatMatchCount(sought, found.length)}
          </p>
          {words.more && onMore && (
            <PushButton
              look="text"
              onClick={() => {
                close();
                onMore();
              }}
            >
              {words.more}
            </PushButton>
          )}
        </div>
      )}
    </div>
  );
}
