import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createDeviceReader, type DeviceReaderTables, type DeviceSearchAnswer, emptyAnswer } from "./device-reader.ts";

/** Name of the field, and of the query parameter by which other pages ask for a phone. */
export const deviceFieldName = "celular";

/** Maximum length of the typed text: a phone's name and the words that people type around it. */
export const longestDeviceText = 160;

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const pauseMs = 500;

/**
 * State of the search. `written` is the result for the text as typed; `answer` follows after a pause in typing.
 *
 * @param findList - finds the list of phones; see `readDevices`.
 */
export function useDeviceSearch(
  findList: () => ParentNode,
  { brandWords, nameWords, phonesWithoutEsim }: DeviceReaderTables,
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
    reader.current ??= createDeviceReader(findList(), { brandWords, nameWords, phonesWithoutEsim });
    return reader.current.read(text);
  }

  function answerAfter(ms: number, next: DeviceSearchAnswer) {
    clearTimeout(pause.current);
    if (ms > 0) pause.current = setTimeout(() => setAnswer(next), ms);
    else setAnswer(next);
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
