import { useEffect, useRef, useState } from "react";
import {
  type Circumstances,
  type CircumstanceWords,
  createCircumstanceReader,
  quoteAsTyped,
} from "#domain/devices/device-circumstances.ts";
import { type DeviceVerdict, type DeviceWords, deviceMatcher, type FoundDevice } from "#domain/devices/device-match.ts";
import { type BrandWords, type Device, readDevices } from "./read-devices.ts";

/** Milliseconds from the last keystroke to the answer: it is read aloud, and must not interrupt. */
const pauseMs = 500;

/** `lacking`: it is known to have no eSIM. */
export type Verdict = DeviceVerdict<Device> | { kind: "lacking"; device: FoundDevice<{ name: string }> };

export type Answer = {
  text: string;
  verdict: Verdict;
  /** Kept when a phone is chosen. */
  circumstances: Circumstances;
};

/** Names of phones without eSIM, by brand. */
export type PhonesWithoutEsim = Readonly<Record<string, readonly string[]>>;

/** What its words mean, besides the list's. */
export type SearchedWords = DeviceWords & { circumstances: CircumstanceWords };

/** Before anything is written. */
export const unanswered: Answer = {
  text: "",
  verdict: { kind: "none" },
  circumstances: { regions: [], holds: [], isFree: false, written: "", unread: [] },
};

/** What is typed, what it may mean at once, and the answer once typing has paused. */
export function useDeviceSearch(
  listId: string,
  brandWords: BrandWords,
  nameWords: SearchedWords,
  phonesWithoutEsim: PhonesWithoutEsim,
) {
  const readers = useRef<ReturnType<typeof readersOf>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState(unanswered);
  const [answer, setAnswer] = useState(unanswered);

  useEffect(() => () => clearTimeout(pause.current), []);

  function readersOf() {
    const without = Object.entries(phonesWithoutEsim).map(([brand, names]) => ({
      brand,
      ...brandWords[brand],
      models: names.map((name) => ({ name })),
    }));
    return {
      circumstances: createCircumstanceReader(nameWords.circumstances),
      listed: deviceMatcher(readDevices(document.getElementById(listId) ?? document, brandWords), nameWords),
      lacking: deviceMatcher(without, nameWords),
    };
  }

  function read(text: string): Answer {
    readers.current ??= readersOf();
    const { rest, ...circumstances } = readers.current.circumstances(text);
    const verdict = readers.current.listed(rest);
    const isListed = verdict.kind !== "unknown" && verdict.kind !== "close";
    const beside = "beside" in verdict ? (verdict.beside ?? []).map((word) => quoteAsTyped(word, text)) : [];
    return {
      text,
      verdict: isListed ? verdict : lackingOr(verdict, rest),
      circumstances: { ...circumstances, unread: [...circumstances.unread, ...beside] },
    };
  }

  /** A no, where it is known; else what is said of a phone that is not on the list. */
  function lackingOr(verdict: Verdict, rest: string): Verdict {
    const lacking = readers.current?.lacking(rest);
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
    /** Answers for a model that was offered: what else was written still holds. */
    choose(fullName: string) {
      const { circumstances } = written;
      const text = [fullName, circumstances.written, ...circumstances.unread].filter(Boolean).join(" ");
      const next = { text, verdict: read(fullName).verdict, circumstances };
      setWritten(next);
      answerAfter(0, next);
    },
    /** Answers now. */
    finish: () => answerAfter(0, written),
    /** Answers that the phone is not on the list. */
    giveUp: () => {
      const { text, circumstances } = written;
      const rest = readers.current?.circumstances(text).rest ?? text;
      answerAfter(0, { text: text.trim(), verdict: lackingOr({ kind: "unknown" }, rest), circumstances });
    },
  };
}
