import { useEffect, useRef, useState } from "react";
import {
  type CircumstanceWords,
  createCircumstanceReader,
  createKindReader,
  type PhoneCircumstances,
  restoreTypedSpelling,
} from "#domain/devices/device-circumstances.ts";
import { createDeviceMatcher, type DeviceNameTables } from "#domain/devices/device-match.ts";
import type { DeviceVerdict, FoundDevice } from "#domain/devices/device-verdict.ts";
import { type BrandAliases, type Device, readDevices } from "./read-devices.ts";

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const pauseMs = 500;

/** `lacking`: a phone known to have no eSIM. `other`: something else than a listed phone, such as a tablet. */
export type DeviceSearchVerdict =
  | DeviceVerdict<Device>
  | { kind: "lacking"; device: FoundDevice<{ name: string }> }
  | { kind: "other"; other: string };

export type DeviceSearchAnswer = {
  text: string;
  verdict: DeviceSearchVerdict;
  /** The kind of another thing that the text names besides a listed phone: «iPhone 13 y Apple Watch». */
  besides?: string;
  /** Conditions in the typed text, such as the region of sale; they still apply after a suggestion is chosen. */
  circumstances: PhoneCircumstances;
};

type Decision = Pick<DeviceSearchAnswer, "verdict" | "besides">;

/** Names of phones without eSIM, by brand. */
export type PhonesWithoutEsim = Readonly<Record<string, readonly string[]>>;

/** Words that the search understands besides the names in the list. */
export type SearchVocabulary = DeviceNameTables & {
  circumstances: CircumstanceWords;
  /** Words for things other than listed phones, by kind. */
  otherDevices: Readonly<Record<string, string>>;
};

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
      other: createKindReader(nameWords.otherDevices),
    };
  }

  function read(text: string): DeviceSearchAnswer {
    readers.current ??= readersOf();
    const { rest, ...circumstances } = readers.current.circumstances(text);
    const found = decide(rest, readers.current);
    const { verdict } = found;
    const beside =
      "unknownWords" in verdict ? (verdict.unknownWords ?? []).map((word) => restoreTypedSpelling(word, text)) : [];
    return {
      text,
      ...found,
      circumstances: { ...circumstances, uncertainWords: [...circumstances.uncertainWords, ...beside] },
    };
  }

  function decide(rest: string, { listed, other }: ReturnType<typeof readersOf>): Decision {
    const verdict = listed(rest);
    const thing = other(rest);
    if (!thing)
      return { verdict: verdict.kind === "listed" || verdict.kind === "choose" ? verdict : unlistedOr(verdict, rest) };
    const phone = rest
      .split(/[,;+]| (?:y|e|o|con|para) /)
      .map(listed)
      .find(({ kind }) => kind === "listed");
    if (phone) return { verdict: phone, besides: thing.kind };
    // «mi fi» also begins the name of a phone; without the thing's name, nothing is left.
    const isChoice = verdict.kind === "choose" && listed(thing.rest).kind !== "none";
    return { verdict: verdict.kind === "listed" || isChoice ? verdict : unlistedOr(verdict, rest) };
  }

  /** @returns the verdict on a phone known to have no eSIM, or on another thing; otherwise the given verdict. */
  function unlistedOr(verdict: DeviceSearchVerdict, rest: string): DeviceSearchVerdict {
    const lacking = readers.current?.lacking(rest);
    if (lacking?.kind === "listed") return { kind: "lacking", device: lacking.device };
    const thing = readers.current?.other(rest);
    return thing ? { kind: "other", other: thing.kind } : verdict;
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
      answerAfter(0, { text: text.trim(), verdict: unlistedOr({ kind: "unknown" }, rest), circumstances });
    },
  };
}
