import { useEffect, useRef, useState } from "react";
import {
  type CircumstanceWords,
  createCircumstanceReader,
  type PhoneCircumstances,
  restoreTypedSpelling,
} from "#domain/devices/device-circumstances.ts";
import {
  createDeviceMatcher,
  type DeviceNameTables,
  type DeviceVerdict,
  type FoundDevice,
} from "#domain/devices/device-match.ts";
import { type BrandAliases, type Device, readDevices } from "./read-devices.ts";

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const pauseMs = 500;

/** `lacking`: a phone known to have no eSIM. */
export type DeviceSearchVerdict = DeviceVerdict<Device> | { kind: "lacking"; device: FoundDevice<{ name: string }> };

export type DeviceSearchAnswer = {
  text: string;
  verdict: DeviceSearchVerdict;
  /** Conditions in the typed text, such as the region of sale; they still apply after a suggestion is chosen. */
  circumstances: PhoneCircumstances;
};

/** Names of phones without eSIM, by brand. */
export type PhonesWithoutEsim = Readonly<Record<string, readonly string[]>>;

/** Words that the search understands besides the names in the list. */
export type SearchVocabulary = DeviceNameTables & { circumstances: CircumstanceWords };

/** The answer before anything is typed. */
export const emptyAnswer: DeviceSearchAnswer = {
  text: "",
  verdict: { kind: "none" },
  circumstances: { regions: [], conditions: [], isUnlocked: false, matchedText: "", uncertainWords: [] },
};

/** State of the search. `written` is the result for the text as typed; `answer` follows after a pause in typing. */
export function useDeviceSearch(
  listId: string,
  brandWords: BrandAliases,
  nameWords: SearchVocabulary,
  phonesWithoutEsim: PhonesWithoutEsim,
) {
  const readers = useRef<ReturnType<typeof readersOf>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState(emptyAnswer);
  const [answer, setAnswer] = useState(emptyAnswer);

  useEffect(() => () => clearTimeout(pause.current), []);

  function readersOf() {
    const without = Object.entries(phonesWithoutEsim).map(([brand, names]) => ({
      brand,
      ...brandWords[brand],
      models: names.map((name) => ({ name })),
    }));
    return {
      circumstances: createCircumstanceReader(nameWords.circumstances),
      listed: createDeviceMatcher(readDevices(document.getElementById(listId) ?? document, brandWords), nameWords),
      lacking: createDeviceMatcher(without, nameWords),
    };
  }

  function read(text: string): DeviceSearchAnswer {
    readers.current ??= readersOf();
    const { rest, ...circumstances } = readers.current.circumstances(text);
    const verdict = readers.current.listed(rest);
    const isListed = verdict.kind !== "unknown" && verdict.kind !== "close";
    const beside =
      "unknownWords" in verdict ? (verdict.unknownWords ?? []).map((word) => restoreTypedSpelling(word, text)) : [];
    return {
      text,
      verdict: isListed ? verdict : lackingOr(verdict, rest),
      circumstances: { ...circumstances, uncertainWords: [...circumstances.uncertainWords, ...beside] },
    };
  }

  /** @returns a negative verdict if the phone is known to have no eSIM, otherwise the given verdict. */
  function lackingOr(verdict: DeviceSearchVerdict, rest: string): DeviceSearchVerdict {
    const lacking = readers.current?.lacking(rest);
    return lacking?.kind === "listed" ? { kind: "lacking", device: lacking.device } : verdict;
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
    giveUp: () => {
      const { text, circumstances } = written;
      const rest = readers.current?.circumstances(text).rest ?? text;
      answerAfter(0, { text: text.trim(), verdict: lackingOr({ kind: "unknown" }, rest), circumstances });
    },
  };
}
