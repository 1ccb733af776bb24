import { type KeyboardEvent, useId, useState } from "react";
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
  /** Prefix of the ids. The open button has the id `…-abre`, so that other components can focus it. */
  id?: string;
  texts: {
    openLabel: string;
    searchLabel: string;
    listLabel: string;
    noMatchMessage: string;
    createLabel?: string;
  };
  choices: readonly Choice[];
  look?: "plain" | "text";
  onOpen?: () => void;
  onChoicePicked: (key: string) => void;
  onCreate?: () => void;
};

const maxShownChoices = 12;

/** A button that opens a searchable list of choices. */
export function SearchPicker({
  texts,
  choices,
  look = "plain",
  onOpen,
  onChoicePicked,
  onCreate,
  ...named
}: SearchPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [searchText, setSearchText] = useState("");
  const generatedId = useId();
  const id = named.id ?? generatedId;
  const matches = choices.filter(({ key, name, note }) => hasAllWords(`${key} ${name} ${note}`, searchText));
  const closePicker = () => {
    setOpen(false);
    setSearchText("");
  };
  const pickChoice = (key: string) => {
    closePicker();
    onChoicePicked(key);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const [first] = matches;
    if (moveFocusByArrows(event, "input, li button")) return;
    if (key === "Escape") {
      closePicker();
      focusAfterRender(`${id}-abre`);
    } else if (key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      if (first && searchText.trim() !== "") pickChoice(first.key);
    }
  };
  return (
    <div>
      <PushButton
        id={`${id}-abre`}
        look={look}
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) return closePicker();
          setOpen(true);
          onOpen?.();
          focusAfterRender(`${id}-busca`);
        }}
      >
        {texts.openLabel}
      </PushButton>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the open picker's keys; each choice is a button.
        <div className={`${layout.box} ${styles.picker}`} onKeyDown={handleKey}>
          <label htmlFor={`${id}-busca`}>{texts.searchLabel}</label>
          <input
            id={`${id}-busca`}
            type="search"
            className={controls.control}
            aria-describedby={`${id}-teclas`}
            value={searchText}
            onChange={({ target }) => setSearchText(target.value)}
          />
          <p id={`${id}-teclas`} className={layout.hint}>
            Enter elige el primero; las flechas recorren los demás.
          </p>
          <ul className={layout.scroll} aria-label={texts.listLabel}>
            {matches.slice(0, maxShownChoices).map(({ key, name, note }) => (
              <li key={key}>
                <button type="button" className={styles.choice} onClick={() => pickChoice(key)}>
                  <strong>{name}</strong>
                  <span className={layout.hint}>{note}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={layout.hint}>
            {matches.length === 0 && texts.noMatchMessage}
            {matches.length > maxShownChoices
              ? `Hay ${matches.length - maxShownChoices} más: escribe otra palabra.`
              : formatMatchCount(searchText, matches.length)}
          </p>
          {texts.createLabel && onCreate && (
            <PushButton
              look="text"
              onClick={() => {
                closePicker();
                onCreate();
              }}
            >
              {texts.createLabel}
            </PushButton>
          )}
        </div>
      )}
    </div>
  );
}
