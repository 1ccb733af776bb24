import type { FoundDevice } from "#domain/devices/device-verdict.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { DeviceSearchVerdict } from "./device-reader.ts";
import type { DeviceSearchCopy } from "./device-search-copy.ts";
import type { Device } from "./read-devices.ts";

/** Maximum number of buttons: with more, buttons and answer would not fit above a phone's keyboard. */
export const maxDeviceChoices = 6;

/** Formats the announcement: the number of models, the names of those shown, and how to find the others. */
export function formatChoicesAnnouncement(
  devices: readonly FoundDevice<unknown>[],
  copy: DeviceSearchCopy["choices"],
): string {
  const { one, other } = copy.announcement;
  const names = devices.slice(0, maxDeviceChoices).map(({ fullName }) => fullName);
  const shownText = fillPlaceholders(devices.length === 1 ? one : other, {
    n: `${devices.length}`,
    names: names.join("; "),
  });
  return [shownText, formatMoreChoices(devices, copy)].filter(Boolean).join(" ");
}

/** Formats the number of models that are not shown. @returns undefined if all are shown. */
export function formatMoreChoices(
  devices: readonly FoundDevice<unknown>[],
  { one, more }: DeviceSearchCopy["choices"],
) {
  const hiddenCount = devices.length - maxDeviceChoices;
  return hiddenCount > 0 ? fillPlaceholders(hiddenCount === 1 ? one : more, { n: `${hiddenCount}` }) : undefined;
}

/** @returns the suggestions to choose from, with their heading; undefined if there are none. */
export function listDeviceChoices(
  verdict: DeviceSearchVerdict,
  labels: DeviceSearchCopy["choices"],
): { label: string; devices: readonly FoundDevice<Device>[] } | undefined {
  return "devices" in verdict && verdict.devices.length > 0
    ? { label: labels[verdict.kind], devices: verdict.devices }
    : undefined;
}
