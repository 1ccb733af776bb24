import { centralTimeZone, type MexicanTimeZone, type TimeZone } from "./civil-time.ts";

/** Mexico's time zones, one per set of clock rules. `otherNames`: other IANA names that a device may report. */
export const mexicanZones = [
  {
    id: "centre",
    timeZone: centralTimeZone,
    otherNames: [
      "America/Bahia_Banderas",
      "America/Chihuahua",
      "America/Merida",
      "America/Monterrey",
      "Mexico/General",
    ],
  },
  {
    id: "pacific",
    timeZone: "America/Mazatlan",
    otherNames: ["America/Hermosillo", "Mexico/BajaSur"],
  },
  {
    id: "northwest",
    timeZone: "America/Tijuana",
    otherNames: ["America/Ensenada", "America/Santa_Isabel", "Mexico/BajaNorte"],
  },
  { id: "southeast", timeZone: "America/Cancun", otherNames: [] },
  { id: "northBorder", timeZone: "America/Ciudad_Juarez", otherNames: [] },
  { id: "northeastBorder", timeZone: "America/Matamoros", otherNames: ["America/Ojinaga"] },
] as const satisfies readonly { id: string; timeZone: MexicanTimeZone; otherNames: readonly string[] }[];

export type MexicanZone = (typeof mexicanZones)[number];
export type MexicanZoneId = MexicanZone["id"];

const [centre] = mexicanZones;

/** @returns undefined for a zone outside Mexico. */
export function findMexicanZoneByName(name: string): MexicanZone | undefined {
  return mexicanZones.find((zone) => [zone.timeZone, ...zone.otherNames].some((candidate) => candidate === name));
}

/** @returns central Mexico for a zone outside Mexico. */
export function getMexicanZoneByTimeZone(timeZone: TimeZone): MexicanZone {
  return mexicanZones.find((zone) => zone.timeZone === timeZone) ?? centre;
}

/** @returns central Mexico for an unknown id. */
export function getMexicanZoneById(id: string): MexicanZone {
  return mexicanZones.find((zone) => zone.id === id) ?? centre;
}
