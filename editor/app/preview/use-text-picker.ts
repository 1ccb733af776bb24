import { useCallback, useEffect, useState } from "react";
import type { PickedText, TextOrigin, TextOriginPlace } from "#editor/api/api.ts";
import { sendRequest } from "#editor/app/shared/request.ts";

export type TextPicker = ReturnType<typeof useTextPicker>;

type Found = { message: string; origin?: TextOrigin };
const nothing: Found = { message: "" };

/**
 * @param address - address of the open page, which is prepared when the mode is switched on.
 * @param onOpen - opens a place of the editor; must be a stable function.
 */
export function useTextPicker(address: string, onOpen: (place: string) => void) {
  /** Whether a click in the page reports a text. */
  const [isOn, setOn] = useState(false);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    // Errors are reported when a text is picked.
    if (isOn) void sendRequest("GET", `/api/text-origin?${new URLSearchParams({ address })}`).catch(() => undefined);
  }, [isOn, address]);

  /** Opens one of the places. */
  const open = useCallback(
    ({ place, label, text }: TextOriginPlace) => {
      setOn(false);
      setFound((known) => ({ ...known, message: text === "" ? label : `${label}: ${text}` }));
      onOpen(place);
    },
    [onOpen],
  );
  /** Finds a text of a page, and opens its field if the whole text is written there. */
  const pick = useCallback(
    ({ nth, ...picked }: PickedText, pageAddress: string) => {
      setFound({ message: "Buscando dónde está escrito…" });
      const asked = new URLSearchParams({ address: pageAddress, ...picked, nth: String(nth) });
      sendRequest<TextOrigin>("GET", `/api/text-origin?${asked}`).then(
        (origin) => {
          const [first] = origin.places;
          setFound({ origin, message: origin.reason ?? "" });
          if (first?.isWhole) open(first);
        },
        (error: Error) => setFound({ message: error.message }),
      );
    },
    [open],
  );
  return {
    isOn,
    toggle: () => {
      setFound(nothing);
      setOn(!isOn);
    },
    message: found.message,
    origin: found.origin,
    pick,
    open,
  };
}
