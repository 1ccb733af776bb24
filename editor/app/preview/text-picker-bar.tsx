import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PickedText, TextLocation, TextLocations } from "#editor/api/api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest } from "#editor/app/shared/request.ts";
import styles from "./text-picker-bar.module.css";

type TextPickerBarProps = {
  picker: ReturnType<typeof useTextPicker>;
};

/** A button that picks a text of the page, and links to where the text is written. */
export function TextPickerBar({ picker }: TextPickerBarProps) {
  const { isOn, toggle, message, origin, open } = picker;
  const places = origin?.places ?? [];
  const showsLocations = isOn || (origin !== undefined && !places[0]?.isWhole) || places.length > 1;
  return (
    <>
      <PushButton aria-pressed={isOn} onClick={toggle}>
        Señalar un texto
      </PushButton>
      {/* Rendered outside the preview, because a phone hides the preview when a field opens. */}
      {createPortal(
        <p role="status" className="visually-hidden">
          {message}
        </p>,
        document.body,
      )}
      {showsLocations && (
        <div className={`${layout.stack} ${styles.picker}`} data-notice="picker">
          {isOn && <p>Toca un texto de la página, o llega a él con Tab y pulsa Enter.</p>}
          {message !== "" && (
            <p aria-hidden="true" className={layout.strong}>
              {message}
            </p>
          )}
          {places.length > 0 && (
            <ol className={layout.tight} aria-label="Dónde está escrito">
              {places.map((place) => (
                <li key={place.place}>
                  <a
                    className={layout.result}
                    href={`#${place.place}`}
                    onClick={(event) => {
                      event.preventDefault();
                      open(place);
                    }}
                  >
                    <strong>{place.label}</strong>
                    {place.text !== "" && <span className={`${layout.hint} ${layout.clamped}`}>{place.text}</span>}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </>
  );
}

type PickResult = { message: string; origin?: TextLocations };
const emptyResult: PickResult = { message: "" };

/**
 * @param address - address of the open page, which is prepared when picking is switched on.
 * @param onOpen - opens a place of the editor.
 */
export function useTextPicker(address: string, onOpen: (place: string) => void) {
  /** Whether a click in the page reports a text. */
  const [isOn, setOn] = useState(false);
  const [pickResult, setPickResult] = useState(emptyResult);
  useEffect(() => {
    // Errors are reported when a text is picked.
    if (isOn) void sendRequest("GET", `/api/text-locations?${new URLSearchParams({ address })}`).catch(() => undefined);
  }, [isOn, address]);

  const openEditorLocation = ({ place, label, text }: TextLocation) => {
    setOn(false);
    setPickResult((current) => ({ ...current, message: text === "" ? label : `${label}: ${text}` }));
    onOpen(place);
  };
  /** Finds where a page's text is written, and opens that field if it contains the whole text. */
  const findTextLocations = ({ nth, ...picked }: PickedText, pageAddress: string) => {
    setPickResult({ message: "Buscando dónde está escrito…" });
    const query = new URLSearchParams({ address: pageAddress, ...picked, nth: String(nth) });
    sendRequest<TextLocations>("GET", `/api/text-locations?${query}`).then(
      (origin) => {
        const [first] = origin.places;
        setPickResult({ origin, message: origin.reason ?? "" });
        if (first?.isWhole) openEditorLocation(first);
      },
      (error: Error) => setPickResult({ message: error.message }),
    );
  };
  return {
    isOn,
    toggle: () => {
      setPickResult(emptyResult);
      setOn(!isOn);
    },
    message: pickResult.message,
    origin: pickResult.origin,
    pick: findTextLocations,
    open: openEditorLocation,
  };
}
