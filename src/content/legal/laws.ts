/**
 * The laws and authorities that the legal texts name. Article numbers are from the consolidated texts of March 2026,
 * Cámara de Diputados. The Comisión Reguladora de Telecomunicaciones (CRT) replaced the Instituto Federal de
 * Telecomunicaciones (IFT) on 17 October 2025; acts of the IFT stay in force.
 */
import { data } from "#content/data/references.ts";
import { readData } from "#content/forms/read-data.ts";
import { referencesSchema } from "#content/forms/schemas/reference-schema.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";

const rows = readData("src/content/data/references.ts", referencesSchema, data);
const { telecommunications, privacy, consumers, trafficGuidelines, serviceStandard, justiceGuidelines } = rows.laws;

/** Writes out the dates of a law for use in sentences. */
const formatDays = <Law extends { published: string; inForce: string }>(law: Law) => ({
  ...law,
  published: formatDate(law.published),
  inForce: formatDate(law.inForce),
});
const formatDay = <Law extends { published: string }>(law: Law) => ({ ...law, published: formatDate(law.published) });

export const laws = {
  telecommunications: formatDays(telecommunications),
  privacy: formatDays(privacy),
  consumers,
  trafficGuidelines: formatDay(trafficGuidelines),
  serviceStandard: formatDay(serviceStandard),
  justiceGuidelines: { ...formatDay(justiceGuidelines), modified: formatDate(justiceGuidelines.modified) },
} as const;

const { phoneInCapital, phoneInCountry, ...profeco } = rows.authorities.consumers;
/** Prevents a line break within the number. */
const whole = (phone: string) => phone.replaceAll(" ", "\u00a0");

export const authorities = {
  regulator: rows.authorities.regulator,
  consumers: {
    ...profeco,
    /** PROFECO's numbers for consumers: for Mexico City's area, and for the whole country. */
    phones: [whole(phoneInCapital), whole(phoneInCountry)],
  },
  privacy: rows.authorities.privacy,
} as const;
