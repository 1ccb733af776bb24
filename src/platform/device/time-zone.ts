import { centralTimeZone, type TimeZone } from "#domain/calendar/civil-time.ts";
import { mexicanZoneNamed } from "#domain/calendar/mexican-zone.ts";

/** What devices call their zone when they do not know it: nobody lives there. */
const nowhere = /^(Etc\/)?(UTC|GMT|Unknown)$/;

/** The clocks that the device shows; abroad those of its own, and central Mexico's if it does not know where it is. */
export function deviceTimeZone(): TimeZone {
  const name = deviceZoneName();
  if (!name || nowhere.test(name)) return centralTimeZone;
  if (isJuarezByAnOldName(name)) return "America/Ciudad_Juarez";
  return mexicanZoneNamed(name)?.timeZone ?? ((instant) => -instant.getTimezoneOffset());
}

function deviceZoneName(): string | undefined {
  // Avoids the first use of Intl on a page, which takes 60 to 90 ms on a cheap phone.
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  if (Temporal) return Temporal.Now.timeZoneId();
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Until the end of 2022 Ojinaga named the whole border of Chihuahua, where Juárez still has the clocks of then. */
function isJuarezByAnOldName(name: string): boolean {
  return name === "America/Ojinaga" && new Date(2026, 0).getTimezoneOffset() === 7 * 60;
}
