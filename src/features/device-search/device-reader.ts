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
  const without = Object.entries(phonesWithoutEsim).map(([brand, names]) => ({
    brand,
    ...brandWords[brand],
    models: names.map((name) => ({ name })),
  }));
  const readCircumstances = createCircumstanceReader(nameWords.circumstances);
  const matchListed = createDeviceMatcher(readDevices(list, brandWords), nameWords);
  const matchLacking = createDeviceMatcher(without, nameWords);
  const readKind = createKindReader(nameWords.otherDevices);

  function decide(rest: string): Decision {
    const verdict = matchListed(rest);
    const thing = readKind(rest);
    if (!thing)
      return { verdict: verdict.kind === "listed" || verdict.kind === "choose" ? verdict : unlistedOr(verdict, rest) };
    const phone = rest
      .split(/[,;+]| (?:y|e|o|con|para) /)
      .map(matchListed)
      .find(({ kind }) => kind === "listed");
    if (phone) return { verdict: phone, besides: thing.kind };
    // «mi fi», a modem, also begins a phone's name; but without the modem's name, no text is left.
    const isChoice = verdict.kind === "choose" && matchListed(thing.rest).kind !== "none";
    return { verdict: verdict.kind === "listed" || isChoice ? verdict : unlistedOr(verdict, rest) };
  }

  /** @returns the verdict on a phone known to have no eSIM, or on another thing; otherwise the given verdict. */
  function unlistedOr(verdict: DeviceSearchVerdict, rest: string): DeviceSearchVerdict {
    const lacking = matchLacking(rest);
    if (lacking.kind === "listed") return { kind: "lacking", device: lacking.device };
    const thing = readKind(rest);
    return thing ? { kind: "other", other: thing.kind } : verdict;
  }

  return {
    read(text: string): DeviceSearchAnswer {
      const { rest, ...circumstances } = readCircumstances(text);
      const found = decide(rest);
      const { verdict } = found;
      const beside =
        "unknownWords" in verdict ? (verdict.unknownWords ?? []).map((word) => restoreTypedSpelling(word, text)) : [];
      return {
        text,
        ...found,
        circumstances: { ...circumstances, uncertainWords: [...circumstances.uncertainWords, ...beside] },
      };
    },
    /** Reads a text as a phone that is not in the list. */
    readUnlisted: ({ text, circumstances }: DeviceSearchAnswer): DeviceSearchAnswer => ({
      text: text.trim(),
      verdict: unlistedOr({ kind: "unknown" }, readCircumstances(text).rest),
      circumstances,
    }),
  };
}
