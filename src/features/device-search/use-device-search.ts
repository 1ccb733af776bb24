import { useEffect, useEffectEvent, useRef, useState } from "react";
import { maxDeviceTextLength } from "#domain/devices/device-runs.ts";
import { forgetSimAnswers, readSimAnswers } from "#platform/sim/sim-store.ts";
import { createDeviceReader, type DeviceReaderTables, type DeviceSearchAnswer, emptyAnswer } from "./device-reader.ts";

/** Name of the field, and of the query parameter with which other pages look up a phone. */
export const deviceFieldName = "celular";

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const answerDelayMs = 500;

/**
 * State of the search. `typedResult` is the result for the text as typed; `answer` follows after a pause in typing.
 *
 * @param findList - finds the list of phones; see `readDevices`.
 * @param onAnswer - called with the text of each answer that the visitor asked for.
 */
export function useDeviceSearch(
  findList: () => ParentNode,
  { brandWords, nameWords, phonesWithoutEsim }: DeviceReaderTables,
  onAnswer?: (text: string) => void,
) {
  const reader = useRef<ReturnType<typeof createDeviceReader>>(undefined);
  const answerTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typedResult, setWritten] = useState(emptyAnswer);
  const [answer, setAnswer] = useState(emptyAnswer);

  useEffect(() => () => clearTimeout(answerTimer.current), []);

  const readAddress = useEffectEvent(() => {
    const requestedText =
      new URLSearchParams(location.search).get(deviceFieldName)?.slice(0, maxDeviceTextLength) ??
      readSimAnswers().phone?.text;
    if (!requestedText) return;
    const nextAnswer = readText(requestedText);
    setWritten(nextAnswer);
    setAnswer(nextAnswer);
  });
  // The HTML is built without a phone: the one in the URL, or else the stored one, is looked up after hydration.
  useEffect(() => readAddress(), []);

  function readText(text: string): DeviceSearchAnswer {
    reader.current ??= createDeviceReader(findList(), { brandWords, nameWords, phonesWithoutEsim });
    return reader.current.read(text);
  }

  function scheduleAnswer(ms: number, nextAnswer: DeviceSearchAnswer) {
    clearTimeout(answerTimer.current);
    const show = () => {
      setAnswer(nextAnswer);
      onAnswer?.(nextAnswer.text);
    };
    if (ms > 0) answerTimer.current = setTimeout(show, ms);
    else show();
  }

  return {
    written: typedResult,
    answer,
    write(text: string) {
      const nextAnswer = readText(text);
      setWritten(nextAnswer);
      scheduleAnswer(answerDelayMs, nextAnswer);
    },
    /** Answers for a suggested model; the conditions in the typed text still apply. */
    choose(fullName: string) {
      const { circumstances } = typedResult;
      const text = [fullName, circumstances.matchedText, ...circumstances.uncertainWords].filter(Boolean).join(" ");
      const nextAnswer = { text, verdict: readText(fullName).verdict, circumstances };
      setWritten(nextAnswer);
      scheduleAnswer(0, nextAnswer);
    },
    /** Answers without waiting for a pause in typing. */
    answerNow: () => scheduleAnswer(0, typedResult),
    /** Forgets the stored phone, and asks anew. */
    forget() {
      forgetSimAnswers(["phone"]);
      setWritten(emptyAnswer);
      scheduleAnswer(0, emptyAnswer);
    },
    /** Answers for a phone that is not among the suggestions. */
    answerAsUnlisted: () => scheduleAnswer(0, reader.current?.readUnlisted(typedResult) ?? typedResult),
  };
}
