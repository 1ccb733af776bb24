/**
 * The laws and authorities that the legal texts name. Article numbers are from the consolidated texts of March 2026,
 * Cámara de Diputados. The Comisión Reguladora de Telecomunicaciones (CRT) replaced the Instituto Federal de
 * Telecomunicaciones (IFT) on 17 October 2025; acts of the IFT stay in force.
 */
import { data } from "#content/data/references.ts";
import { readData } from "#content/forms/read-data.ts";
import { referencesSchema } from "#content/forms/schemas/reference-schema.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";

const references = readData("src/content/data/references.ts", referencesSchema, data);
const { telecommunications, privacy, consumers, trafficGuidelines, serviceStandard, justiceGuidelines } =
  references.laws;

/** Writes out the dates of a law for use in sentences. */
const formatLawDates = <Law extends { published: string; inForce: string }>(law: Law) => ({
  ...law,
  published: formatDate(law.published),
  inForce: formatDate(law.inForce),
});
const formatPublicationDate = <Law extends { published: string }>(law: Law) => ({
  ...law,
  published: formatDate(law.published),
});

export const laws = {
  telecommunications: formatLawDates(telecommunications),
  privacy: formatLawDates(privacy),
  consumers,
  trafficGuidelines: formatPublicationDate(trafficGuidelines),
  serviceStandard: formatPublicationDate(serviceStandard),
  justiceGuidelines: { ...formatPublicationDate(justiceGuidelines), modified: formatDate(justiceGuidelines.modified) },
} as const;

const { phoneInCapital, phoneInCountry, ...profeco } = references.authorities.consumers;
/** Replaces the spaces of a phone number with no-break spaces. */
const joinWithNoBreakSpaces = (phone: string) => phone.replaceAll(" ", "\u00a0");

export const authorities = {
  regulator: references.authorities.regulator,
  consumers: {
    ...profeco,
    /** PROFECO's numbers for consumers: for Mexico City's area, and for the whole country. */
    phones: [joinWithNoBreakSpaces(phoneInCapital), joinWithNoBreakSpaces(phoneInCountry)],
  },
  privacy: references.authorities.privacy,
} as const;

/** The regulator with its short name and the authority that it replaced, for use within a sentence. */
export const regulatorName = `${authorities.regulator.name} (${authorities.regulator.short}), antes ${authorities.regulator.before}`;
