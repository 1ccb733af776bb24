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

  /** @returns a negative verdict if the phone is known to have no eSIM, otherwise the given verdict. */
  function lackingOr(verdict: DeviceSearchVerdict, rest: string): DeviceSearchVerdict {
    const lacking = matchLacking(rest);
    return lacking.kind === "listed" ? { kind: "lacking", device: lacking.device } : verdict;
  }

  return {
    read(text: string): DeviceSearchAnswer {
      const { rest, ...circumstances } = readCircumstances(text);
      const verdict = matchListed(rest);
      const isListed = verdict.kind !== "unknown" && verdict.kind !== "close";
      const beside =
        "unknownWords" in verdict ? (verdict.unknownWords ?? []).map((word) => restoreTypedSpelling(word, text)) : [];
      return {
        text,
        verdict: isListed ? verdict : lackingOr(verdict, rest),
        circumstances: { ...circumstances, uncertainWords: [...circumstances.uncertainWords, ...beside] },
      };
    },
    /** Reads a text as a phone that is not in the list. */
    readUnlisted: ({ text, circumstances }: DeviceSearchAnswer): DeviceSearchAnswer => ({
      text: text.trim(),
      verdict: lackingOr({ kind: "unknown" }, readCircumstances(text).rest),
      circumstances,
    }),
  };
}
