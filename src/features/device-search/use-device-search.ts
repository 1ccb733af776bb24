import { useEffect, useRef, useState } from "react";
import { type DeviceVerdict, type DeviceWords, deviceMatcher } from "#domain/device-match.ts";
import { type BrandWords, type Device, readDevices } from "./read-devices.ts";

/** Milliseconds from the last keystroke to the answer: it is read aloud, and must not interrupt. */
const pauseMs = 500;

export type Answer = {
  text: string;
  verdict: DeviceVerdict<Device>;
};

/** Before anything is written. */
export const unanswered: Answer = { text: "", verdict: { kind: "none" } };

/** What is typed, what it may mean at once, and the answer once typing has paused. */
export function useDeviceSearch(listId: string, brandWords: BrandWords, nameWords: DeviceWords) {
  const matcher = useRef<(text: string) => DeviceVerdict<Device>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState(unanswered);
  const [answer, setAnswer] = useState(unanswered);

  useEffect(() => () => clearTimeout(pause.current), []);

  function read(text: string): Answer {
    matcher.current ??= deviceMatcher(readDevices(document.getElementById(listId) ?? document, brandWords), nameWords);
    return { text, verdict: matcher.current(text) };
  }

  function answerAfter(ms: number, next: Answer) {
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
    choose(text: string) {
      const next = read(text);
      setWritten(next);
      answerAfter(0, next);
    },
    /** Answers now. */
    finish: () => answerAfter(0, written),
    /** Answers that the phone is not on the list. */
    giveUp: () => answerAfter(0, { text: written.text.trim(), verdict: { kind: "unknown" } }),
  };
}
