import { useEffect, useRef, useState } from "react";
import { type DeviceVerdict, type DeviceWords, deviceMatcher, type FoundDevice } from "#domain/device-match.ts";
import { type BrandWords, type Device, readDevices } from "./read-devices.ts";

/** Milliseconds from the last keystroke to the answer: it is read aloud, and must not interrupt. */
const pauseMs = 500;

/** `lacking`: it is known to have no eSIM. */
export type Verdict = DeviceVerdict<Device> | { kind: "lacking"; device: FoundDevice<{ name: string }> };

export type Answer = {
  text: string;
  verdict: Verdict;
};

/** Names of phones without eSIM, by brand. */
export type PhonesWithoutEsim = Readonly<Record<string, readonly string[]>>;

/** Before anything is written. */
export const unanswered: Answer = { text: "", verdict: { kind: "none" } };

/** What is typed, what it may mean at once, and the answer once typing has paused. */
export function useDeviceSearch(
  listId: string,
  brandWords: BrandWords,
  nameWords: DeviceWords,
  phonesWithoutEsim: PhonesWithoutEsim,
) {
  const matchers = useRef<ReturnType<typeof matchersOf>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState(unanswered);
  const [answer, setAnswer] = useState(unanswered);

  useEffect(() => () => clearTimeout(pause.current), []);

  function matchersOf() {
    const without = Object.entries(phonesWithoutEsim).map(([brand, names]) => ({
      brand,
      ...brandWords[brand],
      models: names.map((name) => ({ name })),
    }));
    return {
      listed: deviceMatcher(readDevices(document.getElementById(listId) ?? document, brandWords), nameWords),
      lacking: deviceMatcher(without, nameWords),
    };
  }

  function read(text: string): Answer {
    matchers.current ??= matchersOf();
    const verdict = matchers.current.listed(text);
    const isListed = verdict.kind !== "unknown" && verdict.kind !== "close";
    return { text, verdict: isListed ? verdict : lackingOr(verdict, text) };
  }

  /** A no, where it is known; else what is said of a phone that is not on the list. */
  function lackingOr(verdict: Verdict, text: string): Verdict {
    const lacking = matchers.current?.lacking(text);
    return lacking?.kind === "listed" ? { kind: "lacking", device: lacking.device } : verdict;
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
    giveUp: () => answerAfter(0, { text: written.text.trim(), verdict: lackingOr({ kind: "unknown" }, written.text) }),
  };
}
