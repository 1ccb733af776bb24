import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PickedText, TextLocation, TextLocations } from "#editor/api/api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest } from "#editor/app/shared/request.ts";
import styles from "./text-picker-bar.module.css";

type TextPickerBarProps = { picker: ReturnType<typeof useTextPicker> };

export function TextPickerBar({ picker }: TextPickerBarProps) {
  const { isOn, toggle, message, result, words, open, copy } = picker;
  const locations = result?.locations ?? [];
  const showsLocations = isOn || (result !== undefined && !locations[0]?.isWhole) || locations.length > 1;
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
          {result?.reason !== undefined && (
            <>
              <p className={layout.clamped}>{`«${words}»`}</p>
              <PushButton onClick={copy}>Copiar oración y dirección</PushButton>
            </>
          )}
          {locations.length > 0 && (
            <ol className={layout.tight} aria-label="Dónde está escrito">
              {locations.map((location) => (
                <li key={location.location}>
                  <a
                    className={layout.result}
                    href={`#${location.location}`}
                    onClick={(event) => {
                      event.preventDefault();
                      open(location);
                    }}
                  >
                    <strong>{location.label}</strong>
                    {location.text !== "" && (
                      <span className={`${layout.hint} ${layout.clamped}`}>{location.text}</span>
                    )}
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

/** `words`: the text that the user pointed at. */
type PickResult = { message: string; words?: string; result?: TextLocations };
const emptyResult: PickResult = { message: "" };

/**
 * @param address - address of the open page, which is prepared when picking is switched on.
 * @param onOpen - opens a location of the editor.
 */
export function useTextPicker(address: string, onOpen: (location: string) => void) {
  const [isOn, setOn] = useState(false);
  const [pickResult, setPickResult] = useState(emptyResult);
  const [pickedAddress, setPickedAddress] = useState(address);
  // On another page or day, the last answer is about something that is no longer shown.
  if (pickedAddress !== address) {
    setPickedAddress(address);
    setOn(false);
    setPickResult(emptyResult);
  }
  useEffect(() => {
    // Errors are reported when a text is picked.
    if (isOn) void sendRequest("GET", `/api/text-locations?${new URLSearchParams({ address })}`).catch(() => undefined);
  }, [isOn, address]);

  const openTextLocation = ({ location, label, text }: TextLocation) => {
    setOn(false);
    setPickResult((current) => ({ ...current, message: text === "" ? label : `${label}: ${text}` }));
    onOpen(location);
  };
  /** Finds where a page's text is written, and opens that field if it contains the whole text. */
  const findTextLocations = ({ nth, ...picked }: PickedText, pageAddress: string) => {
    setPickResult({ message: "Buscando dónde está escrito…" });
    const query = new URLSearchParams({ address: pageAddress, ...picked, nth: String(nth) });
    sendRequest<TextLocations>("GET", `/api/text-locations?${query}`).then(
      (result) => {
        const [first] = result.locations;
        setPickResult({ result, words: picked.text, message: result.reason ?? "" });
        if (first?.isWhole) openTextLocation(first);
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
    result: pickResult.result,
    words: pickResult.words,
    copy: () =>
      void navigator.clipboard
        ?.writeText(`«${pickResult.words}»\n${address}`)
        .then(() => setPickResult((current) => ({ ...current, message: "Copiado: pégalo en tu mensaje." }))),
    pick: findTextLocations,
    open: openTextLocation,
  };
}
