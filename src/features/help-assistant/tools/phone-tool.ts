import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { listWordRuns } from "#domain/match/word-runs.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { buildDeviceAnswerContent } from "#features/device-search/device-answer-content.ts";
import { maxDeviceChoices } from "#features/device-search/device-choices-text.ts";
import {
  createDeviceReader,
  type DeviceReaderTables,
  type DeviceSearchAnswer,
} from "#features/device-search/device-reader.ts";
import type { DeviceSearchCopy } from "#features/device-search/device-search-copy.ts";
import type { ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";
import { loadPage } from "#platform/page/load-page.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";

type PhoneToolProps = DeviceReaderTables & { copy: DeviceSearchCopy };

export type PhoneToolSettings = {
  path: string;
  parameter: string;
  /** Label of the link, with `{name}`. */
  link: string;
};

/** Maximum number of words in a phone's name. */
const maxNameWords = 5;

/** Maximum number of words between a brand and the number of a model: «redmi note 13». */
const maxModelWords = 3;

/** Minimum number of letters of a brand that may have a typo. */
const minTypoLetters = 5;

/** @returns a function that answers about the phone that a message names, from the list on the eSIM page. */
export async function createPhoneTool({ path, parameter, link }: PhoneToolSettings) {
  const page = await loadPage(path);
  const { copy, ...tables } = readIslandProps<PhoneToolProps>(page, "device-search");
  const { read } = createDeviceReader(page, tables);
  const brands = listBrandWords(page, tables);

  return (text: string): ToolAnswer | undefined => {
    const foundPhone = findPhone(text, read, brands, (kind) => copy.otherThings[kind]?.isPhone === true);
    if (!foundPhone) return undefined;
    const { answer, name } = foundPhone;
    const { title = name, texts, isFromList, action } = buildDeviceAnswerContent(answer, copy);
    const { kind } = answer.verdict;
    const devices = "devices" in answer.verdict ? answer.verdict.devices : [];
    const isChoice = devices.length > 0;
    return {
      title,
      texts: [
        ...texts,
        ...(kind === "listed" ? [answer.circumstances.isUnlocked ? copy.unlockedNote : copy.locked] : []),
        ...(action === "unknown" ? copy.checks.map(({ heading, text: way }) => `${heading}: ${way}`) : []),
      ],
      sampleNotice: isFromList || isChoice ? copy.sampleNotice : undefined,
      link: {
        label: name ? fillPlaceholders(link, { name }) : link.replace(/: ?\{name\}/, ""),
        href: name ? `${path}?${parameter}=${encodeURIComponent(name)}` : path,
      },
      names: isChoice ? devices.slice(0, maxDeviceChoices).map(({ fullName }) => fullName) : [],
    };
  };
}

type FoundPhone = { answer: DeviceSearchAnswer; name: string };

/**
 * Finds the phone that a message names: a listed one, one known to have no eSIM, or a brand with the words after it.
 */
function findPhone(
  text: string,
  readText: (text: string) => DeviceSearchAnswer,
  brands: ReadonlySet<string>,
  isPhone: (kind: string) => boolean,
): FoundPhone | undefined {
  const wholeAnswer = readText(text);
  const getPhoneName = ({ verdict }: DeviceSearchAnswer) =>
    verdict.kind === "listed" || verdict.kind === "lacking" ? verdict.device.fullName : undefined;
  const name = getPhoneName(wholeAnswer);
  if (name) return { answer: wholeAnswer, name };
  // A watch or a tablet is not a phone, whatever its brand.
  if (wholeAnswer.verdict.kind === "other" && !isPhone(wholeAnswer.verdict.other))
    return { answer: wholeAnswer, name: "" };
  const wordRuns = listWordRuns(text, maxNameWords);
  for (const run of wordRuns) {
    const answer = readText(run);
    const foundName = getPhoneName(answer);
    // What the whole text says about the phone, such as where it was bought, counts too.
    if (foundName) return { answer: { ...answer, circumstances: wholeAnswer.circumstances }, name: foundName };
  }
  const words = text
    .split(/[\s,;¿?¡!.]+/)
    .filter((word) => word !== "")
    .map((word) => correctBrand(word, brands));
  const brandIndex = words.findIndex((word) => brands.has(foldSpelling(word)));
  if (brandIndex < 0) return isModelTail(wholeAnswer) ? { answer: wholeAnswer, name: text } : undefined;
  const wordsAfterBrand = words.slice(brandIndex + 1, brandIndex + 1 + maxModelWords);
  const modelIndex = wordsAfterBrand.findIndex((word) => /\d/.test(word));
  const phoneName = words.slice(brandIndex, brandIndex + 2 + modelIndex).join(" ");
  return { answer: readText(phoneName), name: phoneName };
}

/** Replaces a word that is a brand with one typo. Short brands are too similar to other words. */
function correctBrand(word: string, brands: ReadonlySet<string>): string {
  const foldedWord = foldSpelling(word);
  if (foldedWord.length < minTypoLetters || brands.has(foldedWord)) return word;
  const isTypo = (brand: string) =>
    brand.length >= minTypoLetters && computePrefixEditDistances(foldedWord, brand)[brand.length] === 1;
  return [...brands].find(isTypo) ?? word;
}

/** Whether a text is nothing but a part of the names of the phones to choose from: «S23», «Z Flip». */
function isModelTail({ text, verdict }: DeviceSearchAnswer): boolean {
  const join = (name: string) => foldSpelling(name).replace(/ /g, "");
  return verdict.kind === "choose" && verdict.devices.some(({ fullName }) => join(fullName).includes(join(text)));
}

/** Lists the folded words that identify a brand: its names and its product lines. */
function listBrandWords(page: Document, { brandWords, phonesWithoutEsim }: DeviceReaderTables): ReadonlySet<string> {
  const listedBrands = [...page.querySelectorAll<HTMLElement>("[data-brand]")].map(
    ({ dataset }) => dataset.brand ?? "",
  );
  const aliases = Object.values(brandWords).flatMap(({ alsoCalled = [], lines = [] }) => [...alsoCalled, ...lines]);
  const names = [...listedBrands, ...Object.keys(phonesWithoutEsim), ...aliases];
  return new Set(names.flatMap((name) => name.split("/")).map(foldSpelling));
}
