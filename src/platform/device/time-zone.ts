import { centralTimeZone, type TimeZone } from "#domain/calendar/civil-time.ts";
import { findMexicanZoneByName } from "#domain/calendar/mexican-zone.ts";

/** Zone names reported by devices that do not know their zone. */
const unknownZonePattern = /^(Etc\/)?(UTC|GMT|Unknown)$/;

/** Gets the device's time zone, even outside Mexico; central Mexico's if the device does not know its zone. */
export function getDeviceTimeZone(): TimeZone {
  const name = readDeviceZoneName();
  if (!name || unknownZonePattern.test(name)) return centralTimeZone;
  if (isJuarezWithOldName(name)) return "America/Ciudad_Juarez";
  return findMexicanZoneByName(name)?.timeZone ?? ((instant) => -instant.getTimezoneOffset());
}

function readDeviceZoneName(): string | undefined {
  // Temporal avoids the page's first use of Intl, which takes 60 to 90 ms on a cheap phone.
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  if (Temporal) return Temporal.Now.timeZoneId();
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Whether the device is in Juárez but reports `America/Ojinaga`, the zone of both towns until the end of 2022. Since
 * then, only Juárez has kept the zone's UTC offset.
 */
function isJuarezWithOldName(name: string): boolean {
  return name === "America/Ojinaga" && new Date(2026, 0).getTimezoneOffset() === 7 * 60;
}
