import { restoreTypedSpelling } from "#domain/devices/device-circumstances.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatChoicesAnnouncement, maxDeviceChoices } from "./device-choices-text.ts";
import type { DeviceSearchAnswer } from "./device-reader.ts";
import type { DeviceSearchCopy } from "./device-search-copy.ts";
import {
  buildListedPhoneAnswer,
  buildObstacleReason,
  type DeviceAnswerContent,
  isObstacle,
  keepOneDialSentence,
  listHints,
} from "./listed-phone-answer.ts";

/** Formats the title, texts and next step of an answer. */
export function buildDeviceAnswerContent(answer: DeviceSearchAnswer, copy: DeviceSearchCopy): DeviceAnswerContent {
  const { verdict, circumstances, text } = answer;
  const { regions, conditions, uncertainWords } = circumstances;
  const obstacle = conditions.find(isObstacle);
  switch (verdict.kind) {
    case "listed":
      return buildListedPhoneAnswer(answer, verdict.device, copy);
    case "lacking": {
      const { title, text: reason } = copy.noEsim;
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
      } = copy.otherThings[verdict.other] ?? { tone: "warning", ...copy.unknown };
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
    const { text: reason, ...content } = buildObstacleReason(obstacle, circumstances, copy);
    // The tone is not a warning, because the drawing of a warning would cover the phones to choose from.
    return { ...content, ...("devices" in verdict && { tone: "info" }), texts: [reason] };
  }
  const hints = [...(regions.length > 0 ? [copy.incomplete.region] : []), ...listHints(conditions, copy)];
  switch (verdict.kind) {
    case "choose":
    case "close": {
      const [only] = verdict.devices;
      const unlistedNotes = (verdict.unlistedPhrases ?? []).map((part) =>
        fillPlaceholders(copy.unlisted, { text: restoreTypedSpelling(part, text) }),
      );
      const count = verdict.devices.length;
      const chooseCopy = count === 1 ? copy.chooseOne : count > maxDeviceChoices ? copy.chooseOrType : copy.choose;
      const choiceCopy = verdict.kind === "choose" ? chooseCopy : copy.close;
      return {
        tone: "info",
        title: fillPlaceholders(choiceCopy.title, { device: only?.fullName ?? "" }),
        texts: keepOneDialSentence([choiceCopy.text, ...unlistedNotes, ...hints], [], copy),
      };
    }
    case "none":
      return regions.length + conditions.length + uncertainWords.length > 0
        ? {
            tone: "warning",
            title: copy.incomplete.title,
            texts: keepOneDialSentence([...hints, copy.incomplete.text], [], copy),
          }
        : { tone: "plain", texts: [copy.waiting] };
    case "unknown": {
      const title = text ? fillPlaceholders(copy.unknown.title, { text: text.trim() }) : copy.unknown.empty;
      return { tone: "warning", title, texts: [copy.unknown.text], action: "unknown", isFromList: true };
    }
  }
}

/** Formats the announcement of an answer: the title, the sample mark, the reasons, and the phones to choose from. */
export function formatAnswerAnnouncement(answer: DeviceSearchAnswer, copy: DeviceSearchCopy): string {
  const { verdict } = answer;
  const { title, texts, otherThingText, isFromList } = buildDeviceAnswerContent(answer, copy);
  if (!title) return "";
  const notes = verdict.kind === "listed" ? verdict.device.model.notes : [];
  const devices = "devices" in verdict ? verdict.devices : [];
  return [
    title.replace(/[^.?!]$/, "$&."),
    isFromList && copy.sampleNotice && `${copy.sampleNotice.mark}: ${copy.sampleNotice.text}`,
    ...texts,
    otherThingText,
    ...(notes.length > 0 ? [`${copy.notes}:`, ...notes] : []),
    ...(devices.length > 0 ? [formatChoicesAnnouncement(devices, copy.choices)] : []),
  ]
    .filter(Boolean)
    .join(" ");
}
