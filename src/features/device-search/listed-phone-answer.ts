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
import type { DeviceSearchCopy } from "./device-search-copy.ts";
import type { Device } from "./read-devices.ts";

export type NextStepKind = "listed" | "conditional" | "unknown" | "lacking" | "other" | "locked" | "account" | "stolen";

export type DeviceAnswerContent = {
  tone: NonNullable<ToolResultProps["tone"]>;
  title?: string;
  /** The first text explains the title; the others add conditions. */
  texts: readonly string[];
  /**
   * The model's notes; present only if the visitor names a region of sale, or if it is uncertain that the phone has
   * eSIM.
   */
  notes?: readonly string[];
  /** Answer about another thing that the text names: «No: wim no es para relojes.» */
  otherThingText?: string;
  action?: NextStepKind;
  /** Whether the answer relies on the list of phones, so that it shows the list's sample mark. */
  isFromList?: boolean;
};

/** A reason for an answer; the first one gives the answer its title and next step. */
type Reason = Required<Pick<DeviceAnswerContent, "tone" | "title" | "action">> & { text: string };
type ReasonText = Pick<Reason, "title" | "text">;

/** Conditions that keep the phone from being used at all, with their next step. */
const obstacleActions = { stolen: "stolen", account: "account", copy: "conditional", locked: "locked" } as const;

type Obstacle = keyof typeof obstacleActions;

export const isObstacle = (condition: PhoneCondition): condition is Obstacle => condition in obstacleActions;

export function buildObstacleReason(
  obstacle: Obstacle,
  circumstances: PhoneCircumstances,
  copy: DeviceSearchCopy,
): Reason {
  const { title, text } = copy.holds[obstacle];
  const advice = obstacle === "locked" ? ` ${adviseUnlocking(circumstances, copy)}` : "";
  return { tone: "warning", title, text: `${text}${advice}`, action: obstacleActions[obstacle] };
}

/** Free unlocking within a day is a Mexican rule, so phones sold abroad get other advice. */
const adviseUnlocking = ({ conditions, regions }: PhoneCircumstances, { unlocking }: DeviceSearchCopy) =>
  unlocking[conditions.includes("unpaid") ? "unpaid" : regions.length > 0 ? "abroad" : "carrier"];

/** Explains conditions that leave open whether any model has eSIM. */
export const listHints = (conditions: readonly PhoneCondition[], copy: DeviceSearchCopy) =>
  (["twoChips", "tray", "refurbished"] as const).filter((each) => conditions.includes(each)).map((each) => copy[each]);

/** Tone for each kind of support, in the order in which an answer explains several regions. */
const saleTones = { no: "error", noted: "warning", unknown: "warning", yes: "success", only: "success" } as const;

/**
 * The eSIM support of phones sold in one or several regions; `region` joins the names of the regions: «Brasil o Perú».
 */
type SaleSupport = { support: keyof typeof saleTones; region: string };

function groupRegions(regions: readonly SaleRegion[], model: Device): SaleSupport[] {
  const supportByRegion = regions.map(({ code, name }) => {
    const support = getEsimSupport(code, model.esimGaps, model.esimOnlyRegions);
    const isNoted = support === "unknown" && model.notes.some((note) => note.includes(name));
    return { support: isNoted ? "noted" : support, name };
  });
  return (Object.keys(saleTones) as SaleSupport["support"][]).flatMap((support) => {
    const names = supportByRegion.filter((each) => each.support === support).map(({ name }) => name);
    return names.length > 0 ? { support, region: formatSpanishList(names, "o") } : [];
  });
}

/** Formats the answer for a listed model. */
export function buildListedPhoneAnswer(
  { circumstances, otherKind }: DeviceSearchAnswer,
  { fullName: device, model }: FoundDevice<Device>,
  copy: DeviceSearchCopy,
): DeviceAnswerContent {
  const { conditions, uncertainWords } = circumstances;
  const obstacle = conditions.find(isObstacle);
  const saleSupports = groupRegions(circumstances.regions, model);
  const isTrayless = conditions.includes("noTray");
  const hints = [
    ...listHints(conditions, copy),
    ...(isTrayless && !model.esimOnlyRegions ? [copy.noTray.unknown] : []),
    ...(uncertainWords.length > 0 ? [fillPlaceholders(copy.unread, { words: uncertainWords.join(" ") })] : []),
    ...(model.isConditional ? [copy.conditional.text] : []),
  ];
  const isPerhapsLocked = !obstacle && (conditions.includes("unpaid") || conditions.includes("carrier"));
  const { title: ifUnlocked, text: listed } = copy.unlockable;

  const reasons: Reason[] = [];
  const addReason = (
    tone: Reason["tone"],
    { title, text }: ReasonText,
    action: NextStepKind,
    region = saleSupports[0]?.region ?? "",
  ) => {
    const sold = region ? `${device} de ${region}` : device;
    const placeholders = { device, region, sold, listed: reasons.length === 0 ? copy.onList : "" };
    reasons.push({
      tone,
      title: fillPlaceholders(title, placeholders),
      text: fillPlaceholders(text, placeholders),
      action,
    });
  };
  const addSaleReasons = (...those: readonly SaleSupport["support"][]) => {
    for (const { support, region } of saleSupports)
      if (those.includes(support)) addReason(saleTones[support], copy.sold[support], "conditional", region);
  };
  if (obstacle) reasons.push(buildObstacleReason(obstacle, circumstances, copy));
  addSaleReasons("no", "noted", "unknown");
  for (const text of hints) addReason("warning", { ...copy.conditional, text }, "conditional");
  if (isPerhapsLocked)
    addReason("success", { title: ifUnlocked, text: `${listed} ${adviseUnlocking(circumstances, copy)}` }, "locked");
  if (isTrayless && model.esimOnlyRegions) addReason("success", copy.noTray.known, "conditional");
  addSaleReasons("yes", "only");
  if (reasons.length === 0) addReason("success", copy.listed, "listed");

  const [{ tone, title, action }] = reasons as [Reason, ...Reason[]];
  const notes = saleSupports.length > 0 || hints.length > 0 || isTrayless ? model.notes : undefined;
  const otherThing = otherKind ? copy.otherThings[otherKind] : undefined;
  return {
    tone,
    title,
    texts: keepOneDialSentence([...new Set(reasons.map(({ text }) => text))], notes, copy),
    ...(notes && { notes }),
    ...(otherThing && !otherThing.isPhone && { otherThingText: `${otherThing.title}.` }),
    action,
    isFromList: true,
  };
}

/** Keeps the sentence on dialling *#06# only once: in the notes if they have it, otherwise in the last text with it. */
export function keepOneDialSentence(
  texts: readonly string[],
  notes: readonly string[] = [],
  { dial }: DeviceSearchCopy,
): string[] {
  const mentionsDialling = (text: string) => text.includes("*#06#");
  return texts
    .map((text, place) =>
      [...texts.slice(place + 1), ...notes].some(mentionsDialling) ? text.replace(dial, "").trim() : text,
    )
    .filter((text) => text !== "");
}
