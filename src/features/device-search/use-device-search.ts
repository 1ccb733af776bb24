import { useEffect, useEffectEvent, useRef, useState } from "react";
import { maskLongNumbers } from "#domain/search/long-numbers.ts";
import { setAddressParameter } from "#platform/page/address-parameter.ts";
import {
  createDeviceReader,
  type DeviceSearchAnswer,
  emptyAnswer,
  type PhonesWithoutEsim,
  type SearchVocabulary,
} from "./device-reader.ts";
import type { BrandAliases } from "./read-devices.ts";

/** Name of the field, and of the query parameter by which other pages ask for a phone. */
export const deviceFieldName = "celular";

/** Maximum length of the typed text: a phone's name and the words that people type around it. */
export const longestDeviceText = 160;

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const pauseMs = 500;

/** State of the search. `written` is the result for the text as typed; `answer` follows after a pause in typing. */
export function useDeviceSearch(
  listId: string,
  brandWords: BrandAliases,
  nameWords: SearchVocabulary,
  phonesWithoutEsim: PhonesWithoutEsim,
) {
  const reader = useRef<ReturnType<typeof createDeviceReader>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState(emptyAnswer);
  const [answer, setAnswer] = useState(emptyAnswer);

  useEffect(() => () => clearTimeout(pause.current), []);

  const readAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get(deviceFieldName)?.slice(0, longestDeviceText);
    if (!asked) return;
    const next = read(asked);
    setWritten(next);
    setAnswer(next);
  });
  // The HTML is built without a query: a phone in the URL is looked up after hydration.
  useEffect(() => readAddress(), []);

  function read(text: string): DeviceSearchAnswer {
    reader.current ??= createDeviceReader(document.getElementById(listId) ?? document, {
      brandWords,
      nameWords,
      phonesWithoutEsim,
    });
    return reader.current.read(text);
  }

  function answerAfter(ms: number, next: DeviceSearchAnswer) {
    clearTimeout(pause.current);
    const show = () => {
      setAnswer(next);
      // Without an IMEI, which nobody should send with the address.
      setAddressParameter(deviceFieldName, maskLongNumbers(next.text, "").trim());
    };
    if (ms > 0) pause.current = setTimeout(show, ms);
    else show();
  }

  return {
    written,
    answer,
    write(text: string) {
      const next = read(text);
      setWritten(next);
      answerAfter(pauseMs, next);
    },
    /** Answers for a suggested model; the conditions in the typed text still apply. */
    choose(fullName: string) {
      const { circumstances } = written;
      const text = [fullName, circumstances.matchedText, ...circumstances.uncertainWords].filter(Boolean).join(" ");
      const next = { text, verdict: read(fullName).verdict, circumstances };
      setWritten(next);
      answerAfter(0, next);
    },
    /** Answers without waiting for a pause in typing. */
    finish: () => answerAfter(0, written),
    /** Answers for a phone that is not among the suggestions. */
    giveUp: () => answerAfter(0, reader.current?.readUnlisted(written) ?? written),
  };
}
