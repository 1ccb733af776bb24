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

/** `lacking`: a phone known to have no eSIM. `other`: something else than a listed phone, such as a tablet. */
export type DeviceSearchVerdict =
  | DeviceVerdict<Device>
  | { kind: "lacking"; device: FoundDevice<{ name: string }> }
  | { kind: "other"; other: string };

export type DeviceSearchAnswer = {
  text: string;
  verdict: DeviceSearchVerdict;
  /** The kind of another thing that the text names besides a listed phone: «iPhone 13 y Apple Watch». */
  otherKind?: string;
  /** Conditions in the typed text, such as the region of sale; they still apply after a suggestion is chosen. */
  circumstances: PhoneCircumstances;
};

type Decision = Pick<DeviceSearchAnswer, "verdict" | "otherKind">;

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

export type DeviceReaderTables = {
  brandWords: BrandAliases;
  nameWords: SearchVocabulary;
  phonesWithoutEsim: PhonesWithoutEsim;
};

/**
 * Reads what a visitor writes about a phone.
 *
 * @param list - contains the list of phones; see `readDevices`.
 */
export function createDeviceReader(list: ParentNode, { brandWords, nameWords, phonesWithoutEsim }: DeviceReaderTables) {
  const brandsWithoutEsim = Object.entries(phonesWithoutEsim).map(([brand, names]) => ({
    brand,
    ...brandWords[brand],
    models: names.map((name) => ({ name })),
  }));
  const readCircumstances = createCircumstanceReader(nameWords.circumstances);
  const matchListed = createDeviceMatcher(readDevices(list, brandWords), nameWords);
  const matchWithoutEsim = createDeviceMatcher(brandsWithoutEsim, nameWords);
  const readKind = createKindReader(nameWords.otherDevices);

  function decide(remainingText: string): Decision {
    const verdict = matchListed(remainingText);
    const otherThing = readKind(remainingText);
    if (!otherThing)
      return {
        verdict:
          verdict.kind === "listed" || verdict.kind === "choose" ? verdict : decideUnlisted(verdict, remainingText),
      };
    const phone = remainingText
      .split(/[,;+]| (?:y|e|o|con|para) /)
      .map(matchListed)
      .find(({ kind }) => kind === "listed");
    if (phone) return { verdict: phone, otherKind: otherThing.kind };
    // «mi fi» is a modem, but also the start of a phone's name: phones are offered only if text remains after it.
    const isChoice = verdict.kind === "choose" && matchListed(otherThing.remainingText).kind !== "none";
    return { verdict: verdict.kind === "listed" || isChoice ? verdict : decideUnlisted(verdict, remainingText) };
  }

  /** @returns the verdict for a phone known to have no eSIM or for something else; otherwise the given verdict. */
  function decideUnlisted(verdict: DeviceSearchVerdict, remainingText: string): DeviceSearchVerdict {
    const matchedPhone = matchWithoutEsim(remainingText);
    if (matchedPhone.kind === "listed") return { kind: "lacking", device: matchedPhone.device };
    const otherThing = readKind(remainingText);
    return otherThing ? { kind: "other", other: otherThing.kind } : verdict;
  }

  return {
    read(text: string): DeviceSearchAnswer {
      const { remainingText, ...circumstances } = readCircumstances(text);
      const decision = decide(remainingText);
      const { verdict } = decision;
      const unknownWords =
        "unknownWords" in verdict ? (verdict.unknownWords ?? []).map((word) => restoreTypedSpelling(word, text)) : [];
      return {
        text,
        ...decision,
        circumstances: { ...circumstances, uncertainWords: [...circumstances.uncertainWords, ...unknownWords] },
      };
    },
    /** Reads a text as a phone that is not in the list. */
    readUnlisted: ({ text, circumstances }: DeviceSearchAnswer): DeviceSearchAnswer => ({
      text: text.trim(),
      verdict: decideUnlisted({ kind: "unknown" }, readCircumstances(text).remainingText),
      circumstances,
    }),
  };
}
