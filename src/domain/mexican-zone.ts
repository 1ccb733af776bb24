import { centralTimeZone } from "./civil-time.ts";

/**
 * Mexico's time zones since the Ley de los Husos Horarios of October 2022, one for each set of clock rules, with every
 * IANA name that a device there may report.
 */
export const mexicanZones = [
  {
    id: "centre",
    timeZone: centralTimeZone,
    alsoNamed: ["America/Bahia_Banderas", "America/Chihuahua", "America/Merida", "America/Monterrey", "Mexico/General"],
  },
  {
    id: "pacific",
    timeZone: "America/Mazatlan",
    alsoNamed: ["America/Hermosillo", "Mexico/BajaSur"],
  },
  {
    id: "northwest",
    timeZone: "America/Tijuana",
    alsoNamed: ["America/Ensenada", "America/Santa_Isabel", "Mexico/BajaNorte"],
  },
  { id: "southeast", timeZone: "America/Cancun", alsoNamed: [] },
  { id: "northBorder", timeZone: "America/Ciudad_Juarez", alsoNamed: [] },
  { id: "northeastBorder", timeZone: "America/Matamoros", alsoNamed: ["America/Ojinaga"] },
] as const satisfies readonly { id: string; timeZone: string; alsoNamed: readonly string[] }[];

export type MexicanZone = (typeof mexicanZones)[number];
export type MexicanZoneId = MexicanZone["id"];

const [centre] = mexicanZones;

/**
 * The zone of a device's clock.
 *
 * @param timeZone - what the device calls its zone.
 * @returns central Mexico for a device abroad.
 */
export function mexicanZoneOf(timeZone: string): MexicanZone {
  return mexicanZones.find((zone) => [zone.timeZone, ...zone.alsoNamed].some((name) => name === timeZone)) ?? centre;
}

/** @returns central Mexico for an unknown id. */
export function mexicanZoneBy(id: string): MexicanZone {
  return mexicanZones.find((zone) => zone.id === id) ?? centre;
}
