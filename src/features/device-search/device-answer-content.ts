import { restoreTypedSpelling } from "#domain/devices/device-circumstances.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatChoicesAnnouncement, maxDeviceChoices } from "./device-choices-text.ts";
import type { DeviceSearchAnswer } from "./device-reader.ts";
import type { DeviceSearchTexts } from "./device-search-texts.ts";
import {
  buildListedPhoneAnswer,
  buildObstacleReason,
  type DeviceAnswerContent,
  isObstacle,
  keepOneDialSentence,
  listHints,
} from "./listed-phone-answer.ts";

/** Formats the title, texts and next step of an answer. */
export function buildDeviceAnswerContent(answer: DeviceSearchAnswer, words: DeviceSearchTexts): DeviceAnswerContent {
  const { verdict, circumstances, text } = answer;
  const { regions, conditions, uncertainWords } = circumstances;
  const obstacle = conditions.find(isObstacle);
  switch (verdict.kind) {
    case "listed":
      return buildListedPhoneAnswer(answer, verdict.device, words);
    case "lacking": {
      const { title, text: reason } = words.lacking;
      return {
        tone: "error",
        title: fillPlaceholders(title, { device: verdict.device.fullName }),
        texts: [reason],
        action: "lacking",
      };
    }
    case "other": {
      const {
        tone,
        title,
        text: reason,
        isPhone,
      } = words.others[verdict.other] ?? { tone: "warning", ...words.unknown };
      return {
        tone,
        title: fillPlaceholders(title, { text: text.trim() }),
        texts: [reason],
        action: isPhone ? "unknown" : "other",
        isFromList: isPhone === true,
      };
    }
  }
  // A lock, theft or copy matters for every model, so the answer does not wait for a name.
  if (obstacle) {
    const { text: reason, ...content } = buildObstacleReason(obstacle, circumstances, words);
    // The tone is not a warning, because the drawing of a warning would cover the phones to choose from.
    return { ...content, ...("devices" in verdict && { tone: "info" }), texts: [reason] };
  }
  const hints = [...(regions.length > 0 ? [words.incomplete.region] : []), ...listHints(conditions, words)];
  switch (verdict.kind) {
    case "choose":
    case "close": {
      const [only] = verdict.devices;
      const unlistedNotes = (verdict.unlistedPhrases ?? []).map((part) =>
        fillPlaceholders(words.unlisted, { text: restoreTypedSpelling(part, text) }),
      );
      const count = verdict.devices.length;
      const chooseTexts = count === 1 ? words.chooseOne : count > maxDeviceChoices ? words.chooseOrType : words.choose;
      const choiceTexts = verdict.kind === "choose" ? chooseTexts : words.close;
      return {
        tone: "info",
        title: fillPlaceholders(choiceTexts.title, { device: only?.fullName ?? "" }),
        texts: keepOneDialSentence([choiceTexts.text, ...unlistedNotes, ...hints], [], words),
      };
    }
    case "none":
      return regions.length + conditions.length + uncertainWords.length > 0
        ? {
            tone: "warning",
            title: words.incomplete.title,
            texts: keepOneDialSentence([...hints, words.incomplete.text], [], words),
          }
        : { tone: "plain", texts: [words.waiting] };
    case "unknown": {
      const title = text ? fillPlaceholders(words.unknown.title, { text: text.trim() }) : words.unknown.empty;
      return { tone: "warning", title, texts: [words.unknown.text], action: "unknown", isFromList: true };
    }
  }
}

/** Formats the announcement of an answer: the title, the sample mark, the reasons, and the phones to choose from. */
export function formatAnswerAnnouncement(answer: DeviceSearchAnswer, words: DeviceSearchTexts): string {
  const { verdict } = answer;
  const { title, texts, otherThingText, isFromList } = buildDeviceAnswerContent(answer, words);
  if (!title) return "";
  const notes = verdict.kind === "listed" ? verdict.device.model.notes : [];
  const devices = "devices" in verdict ? verdict.devices : [];
  return [
    title.replace(/[^.?!]$/, "$&."),
    isFromList && words.sampleNotice && `${words.sampleNotice.mark}: ${words.sampleNotice.text}`,
    ...texts,
    otherThingText,
    ...(notes.length > 0 ? [`${words.notes}:`, ...notes] : []),
    ...(devices.length > 0 ? [formatChoicesAnnouncement(devices, words.choices)] : []),
  ]
    .filter(Boolean)
    .join(" ");
}
