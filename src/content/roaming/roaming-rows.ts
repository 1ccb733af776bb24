/**
 * The countries with roaming, and other names of countries. The rows are a sample: a plausible reconstruction of the
 * operator's list, with the right number of destinations, but unconfirmed.
 */
import { data } from "#content/data/roaming.ts";
import { readData } from "#content/forms/read-data.ts";
import { roamingSchema } from "#content/forms/schemas/roaming-schema.ts";
import type { RegionId } from "./places/world-regions.ts";

const { isSample, ...covered } = readData("src/content/data/roaming.ts", roamingSchema, data);

/**
 * Country codes by region. Every membership with roaming covers Europe; a membership with worldwide roaming also covers
 * the other regions.
 */
export const coveredCountryCodes: Readonly<Record<RegionId, readonly string[]>> = covered;

export const roamingSampleNotice = {
  /** Whether the operator still has to confirm some destination. */
  isSample,
  text: "El operador todavía debe confirmar cada destino. Antes de viajar, confirma el tuyo con el soporte de la app.",
  /** Text next to the «Muestra» mark of each result of the trip tool. */
  answerNote: "La lista todavía no la confirma wim: pregunta por tu destino al soporte de la app.",
} as const;

/** Other names of countries that people search for, by country code. */
export const alternativeCountryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ["Dubái", "Abu Dabi", "EAU"],
  BD: ["Bangladesh"],
  BH: ["Bahrein", "Bahrain"],
  BW: ["Botswana"],
  BY: ["Belarús"],
  CD: ["Congo", "Congo Kinshasa", "Zaire"],
  CG: ["Congo", "Congo Brazzaville"],
  CI: ["Côte d’Ivoire", "Ivory Coast"],
  CW: ["Curaçao"],
  CZ: ["República Checa", "Checoslovaquia"],
  DJ: ["Djibouti"],
  DO: ["Rep. Dominicana", "Dominicana"],
  ES: ["Spain"],
  FJ: ["Fiji"],
  GB: ["Inglaterra", "Escocia", "Gales", "Irlanda del Norte", "Gran Bretaña", "UK"],
  IQ: ["Iraq"],
  KE: ["Kenya"],
  KG: ["Kirguizistán"],
  KP: ["Corea Norte"],
  KR: ["Corea", "Corea Sur"],
  KZ: ["Kazajstán", "Kazakhstan"],
  MD: ["Moldova"],
  MW: ["Malawi"],
  MY: ["Malaysia"],
  NL: ["Holanda", "Holland"],
  NZ: ["Nueva Zelandia"],
  PF: ["Tahití"],
  PS: ["Palestina"],
  QA: ["Qatar"],
  RU: ["Federación Rusa", "Unión Soviética"],
  RW: ["Rwanda"],
  SA: ["Arabia Saudí"],
  SV: ["Salvador"],
  SX: ["Sint Maarten", "St. Maarten"],
  SZ: ["Suazilandia", "Swazilandia"],
  TL: ["Timor Leste"],
  TR: ["Türkiye", "Turkey"],
  US: ["US", "USA", "EUA", "EU", "EE.\u00a0UU.", "Estados Unidos de América", "Estados Unidos de Norteamérica"],
  VN: ["Viet Nam"],
  ZW: ["Zimbabwe"],
};
