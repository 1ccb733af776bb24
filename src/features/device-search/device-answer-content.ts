import { getEsimSupport, type PhoneCondition } from "#domain/devices/device-circumstances.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import { formatChoicesAnnouncement } from "./device-choices-text.ts";
import type { DeviceSearchAnswer } from "./device-reader.ts";
import type { DeviceSearchTexts } from "./device-search-texts.ts";

export type NextStepKind = "listed" | "conditional" | "unknown" | "lacking" | "locked" | "account" | "stolen";

export type DeviceAnswerContent = {
  tone: NonNullable<ToolResultProps["tone"]>;
  title?: string;
  /** The first text explains the title; the others add conditions. */
  texts: readonly string[];
  /** The model's notes; only if the visitor names a region of sale, or if it is uncertain that the phone has eSIM. */
  notes?: readonly string[];
  action?: NextStepKind;
  /** Whether the answer relies on the list of phones, so that it shows the list's sample mark. */
  isFromList?: boolean;
};

/** Formats the title, texts and next step of an answer. */
export function buildDeviceAnswerContent(answer: DeviceSearchAnswer, words: DeviceSearchTexts): DeviceAnswerContent {
  const { verdict, circumstances, text } = answer;
  const hold = circumstances.conditions.find(isStop);
  switch (verdict.kind) {
    case "choose":
    case "close": {
      const [only] = verdict.devices;
      const choice = verdict.kind === "choose" && verdict.devices.length === 1 ? words.chooseOne : words[verdict.kind];
      return {
        tone: "info",
        title: fillPlaceholders(choice.title, { device: only?.fullName ?? "" }),
        texts: [choice.text],
      };
    }
    case "listed":
      return listedHeadline(answer, words);
    case "lacking": {
      const { title, text: reason } = words.lacking;
      return {
        tone: "error",
        title: fillPlaceholders(title, { device: verdict.device.fullName }),
        texts: [reason],
        action: "lacking",
      };
    }
    case "none":
    case "unknown": {
      if (hold)
        return { tone: "warning", title: words.holds[hold].title, texts: [words.holds[hold].text], action: hold };
      if (verdict.kind === "none") return { tone: "plain", texts: [words.waiting] };
      const title = text ? fillPlaceholders(words.unknown.title, { text: text.trim() }) : words.unknown.empty;
      return { tone: "warning", title, texts: [words.unknown.text], action: "unknown", isFromList: true };
    }
  }
}

/** Formats the answer for a listed model. The first of `conditions` gives the title and the next step. */
function listedHeadline({ verdict, circumstances }: DeviceSearchAnswer, words: DeviceSearchTexts): DeviceAnswerContent {
  if (verdict.kind !== "listed") throw new TypeError(verdict.kind);
  const { fullName: device, model } = verdict.device;
  const { conditions: holds, uncertainWords } = circumstances;
  const hold = holds.find(isStop);
  const sold = circumstances.regions.map((code) => ({ code, has: getEsimSupport(code, model.sold) }));
  const region = (["no", "unknown", "yes"] as const).flatMap((has) => sold.filter((each) => each.has === has))[0];
  const gaps = { device, region: (region && words.regions[region.code]) ?? "" };
  const besides = (["twoChips", "refurbished"] as const).filter((each) => holds.includes(each));
  const isDoubted = model.isConditional || uncertainWords.length > 0 || besides.length > 0;

  const conditions = [
    ...(hold ? [{ tone: "warning", ...words.holds[hold], action: hold } as const] : []),
    ...(region?.has === "no" ? [{ tone: "error", ...words.sold.no, action: "conditional" } as const] : []),
    ...(region?.has === "unknown" ? [{ tone: "warning", ...words.sold.unknown, action: "conditional" } as const] : []),
    ...besides.map(
      (each) => ({ tone: "warning", ...words.conditional, text: words[each], action: "conditional" }) as const,
    ),
    ...(uncertainWords.length > 0
      ? [
          {
            tone: "warning",
            ...words.conditional,
            text: fillPlaceholders(words.unread, { words: uncertainWords.join(" ") }),
            action: "conditional",
          } as const,
        ]
      : []),
    ...(model.isConditional ? [{ tone: "warning", ...words.conditional, action: "conditional" } as const] : []),
    ...(holds.includes("carrier") && !hold
      ? [{ tone: "success", ...words.holds.carrier, action: "locked" } as const]
      : []),
    ...(region?.has === "yes" ? [{ tone: "success", ...words.sold.yes, action: "listed" } as const] : []),
  ];
  const { tone, title, action } = conditions[0] ?? {
    tone: "success" as const,
    ...words.listed,
    action: "listed" as const,
  };
  const texts = conditions.length > 0 ? conditions.map(({ text }) => text) : [words.listed.text];
  const notes = region || isDoubted ? model.notes : undefined;
  return {
    tone,
    title: fillPlaceholders(title, gaps),
    texts: dialledOnce([...new Set(texts.map((text) => fillPlaceholders(text, gaps)))], notes, words),
    ...(notes && { notes }),
    action,
    isFromList: true,
  };
}

/** Keeps the sentence on dialling *#06# only once: in the notes if they have it, otherwise in the last text with it. */
function dialledOnce(texts: readonly string[], notes: readonly string[] = [], { dial }: DeviceSearchTexts): string[] {
  const isAsked = (text: string) => text.includes("*#06#");
  return texts
    .map((text, place) => ([...texts.slice(place + 1), ...notes].some(isAsked) ? text.replace(dial, "").trim() : text))
    .filter((text) => text !== "");
}

/** Whether the condition keeps the phone from being used at all. */
const isStop = (hold: PhoneCondition): hold is "stolen" | "account" | "locked" =>
  hold === "stolen" || hold === "account" || hold === "locked";

/** Formats the announcement of an answer: the title, the reasons, and the phones to choose from. */
export function formatAnswerAnnouncement(answer: DeviceSearchAnswer, words: DeviceSearchTexts): string {
  const { verdict } = answer;
  const { title, texts, isFromList } = buildDeviceAnswerContent(answer, words);
  if (!title) return "";
  const notes = verdict.kind === "listed" ? verdict.device.model.notes : [];
  const devices = "devices" in verdict ? verdict.devices : [];
  return [
    isFromList && words.sampled && `${words.sampled.mark}: ${words.sampled.text}`,
    title.replace(/[^.?!]$/, "$&."),
    ...texts,
    ...(notes.length > 0 ? [`${words.notes}:`, ...notes] : []),
    ...(devices.length > 0 ? [formatChoicesAnnouncement(devices, words.choices)] : []),
  ]
    .filter(Boolean)
    .join(" ");
}
