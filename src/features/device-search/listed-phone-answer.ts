import {
  getEsimSupport,
  type PhoneCircumstances,
  type PhoneCondition,
  type SaleRegion,
} from "#domain/devices/device-circumstances.ts";
import type { FoundDevice } from "#domain/devices/device-verdict.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import type { DeviceSearchAnswer } from "./device-reader.ts";
import type { DeviceSearchTexts } from "./device-search-texts.ts";
import type { Device } from "./read-devices.ts";

export type NextStepKind = "listed" | "conditional" | "unknown" | "lacking" | "other" | "locked" | "account" | "stolen";

export type DeviceAnswerContent = {
  tone: NonNullable<ToolResultProps["tone"]>;
  title?: string;
  /** The first text explains the title; the others add conditions. */
  texts: readonly string[];
  /** The model's notes; only if the visitor names a region of sale, or if it is uncertain that the phone has eSIM. */
  notes?: readonly string[];
  /** On another thing that the text names: «No: wim no es para relojes.» */
  aside?: string;
  action?: NextStepKind;
  /** Whether the answer relies on the list of phones, so that it shows the list's sample mark. */
  isFromList?: boolean;
};

/** A reason for an answer; the first one gives the answer its title and next step. */
type Reason = Required<Pick<DeviceAnswerContent, "tone" | "title" | "action">> & { text: string };
type Text = Pick<Reason, "title" | "text">;

/** Conditions that keep the phone from being used at all, with their next step. */
const stops = { stolen: "stolen", account: "account", copy: "conditional", locked: "locked" } as const;

type Stop = keyof typeof stops;

export const isStop = (condition: PhoneCondition): condition is Stop => condition in stops;

export function buildStop(stop: Stop, circumstances: PhoneCircumstances, words: DeviceSearchTexts): Reason {
  const { title, text } = words.holds[stop];
  const advice = stop === "locked" ? ` ${adviseUnlocking(circumstances, words)}` : "";
  return { tone: "warning", title, text: `${text}${advice}`, action: stops[stop] };
}

/** Free unlocking within a day is a Mexican rule, so phones sold abroad get other advice. */
const adviseUnlocking = ({ conditions, regions }: PhoneCircumstances, { unlocking }: DeviceSearchTexts) =>
  unlocking[conditions.includes("unpaid") ? "unpaid" : regions.length > 0 ? "abroad" : "carrier"];

/** Explains conditions that leave open whether any model has eSIM. */
export const listHints = (conditions: readonly PhoneCondition[], words: DeviceSearchTexts) =>
  (["twoChips", "tray", "refurbished"] as const).filter((each) => conditions.includes(each)).map((each) => words[each]);

/** In the order in which an answer explains several regions. */
const saleTones = { no: "error", noted: "warning", unknown: "warning", yes: "success", only: "success" } as const;

/** What is known of phones sold in one or several regions, whose names are joined: «Brasil o Perú». */
type Sale = { has: keyof typeof saleTones; region: string };

function groupRegions(regions: readonly SaleRegion[], model: Device): Sale[] {
  const known = regions.map(({ code, name }) => {
    const has = getEsimSupport(code, model.regionsWithoutEsim, model.esimOnlyRegions);
    const isNoted = has === "unknown" && model.notes.some((note) => note.includes(name));
    return { has: isNoted ? "noted" : has, name };
  });
  return (Object.keys(saleTones) as Sale["has"][]).flatMap((has) => {
    const names = known.filter((each) => each.has === has).map(({ name }) => name);
    return names.length > 0 ? { has, region: formatSpanishList(names, "o") } : [];
  });
}

/** Formats the answer for a listed model. */
export function buildListedPhoneAnswer(
  { circumstances, besides }: DeviceSearchAnswer,
  { fullName: device, model }: FoundDevice<Device>,
  words: DeviceSearchTexts,
): DeviceAnswerContent {
  const { conditions, uncertainWords } = circumstances;
  const stop = conditions.find(isStop);
  const sales = groupRegions(circumstances.regions, model);
  const isTrayless = conditions.includes("noTray");
  const hints = [
    ...listHints(conditions, words),
    ...(isTrayless && !model.esimOnlyRegions ? [words.noTray.unknown] : []),
    ...(uncertainWords.length > 0 ? [fillPlaceholders(words.unread, { words: uncertainWords.join(" ") })] : []),
    ...(model.isConditional ? [words.conditional.text] : []),
  ];
  const isPerhapsLocked = !stop && (conditions.includes("unpaid") || conditions.includes("carrier"));
  const { title: ifUnlocked, text: listed } = words.unlockable;

  const reasons: Reason[] = [];
  const add = (tone: Reason["tone"], { title, text }: Text, action: NextStepKind, region = sales[0]?.region ?? "") => {
    const sold = region ? `${device} de ${region}` : device;
    const gaps = { device, region, sold, listed: reasons.length === 0 ? words.onList : "" };
    reasons.push({ tone, title: fillPlaceholders(title, gaps), text: fillPlaceholders(text, gaps), action });
  };
  const addSales = (...those: readonly Sale["has"][]) => {
    for (const { has, region } of sales)
      if (those.includes(has)) add(saleTones[has], words.sold[has], "conditional", region);
  };
  if (stop) reasons.push(buildStop(stop, circumstances, words));
  addSales("no", "noted", "unknown");
  for (const text of hints) add("warning", { ...words.conditional, text }, "conditional");
  if (isPerhapsLocked)
    add("success", { title: ifUnlocked, text: `${listed} ${adviseUnlocking(circumstances, words)}` }, "locked");
  if (isTrayless && model.esimOnlyRegions) add("success", words.noTray.known, "conditional");
  addSales("yes", "only");
  if (reasons.length === 0) add("success", words.listed, "listed");

  const [{ tone, title, action }] = reasons as [Reason, ...Reason[]];
  const notes = sales.length > 0 || hints.length > 0 || isTrayless ? model.notes : undefined;
  const other = besides ? words.others[besides] : undefined;
  return {
    tone,
    title,
    texts: keepOneDialling([...new Set(reasons.map(({ text }) => text))], notes, words),
    ...(notes && { notes }),
    ...(other && !other.isPhone && { aside: `${other.title}.` }),
    action,
    isFromList: true,
  };
}

/** Keeps the sentence on dialling *#06# only once: in the notes if they have it, otherwise in the last text with it. */
export function keepOneDialling(
  texts: readonly string[],
  notes: readonly string[] = [],
  { dial }: DeviceSearchTexts,
): string[] {
  const isAsked = (text: string) => text.includes("*#06#");
  return texts
    .map((text, place) => ([...texts.slice(place + 1), ...notes].some(isAsked) ? text.replace(dial, "").trim() : text))
    .filter((text) => text !== "");
}
