/**
 * Where there is roaming. A sample: a plausible reconstruction of the operator's list, with the right number of
 * destinations but unconfirmed. Codes are those of ISO 3166-1; a test checks the counts.
 */
export const roamingSample = {
  /** Until the operator has confirmed every destination. */
  isSample: true,
  text: "El operador todavía debe confirmar cada destino. Antes de viajar, confirma el tuyo con el soporte de la app.",
  /** Under an answer that is based on the list. */
  inAnswer: "Esta respuesta usa una lista de muestra: confirma tu destino con el soporte de la app.",
} as const;

type Region = { name: string; codes: string };

/** Covered by every membership with roaming. */
export const europe: Region = {
  name: "Europa",
  codes:
    "AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM TR UA VA",
};

/** What the memberships with roaming in the whole world cover beyond Europe. */
export const beyondEurope: readonly Region[] = [
  {
    name: "América y el Caribe",
    codes:
      "AG AR AW BB BM BO BQ BR BS BZ CL CO CR CW DM DO EC GD GF GP GT GY HN HT JM KN KY LC MQ NI PA PE PR PY SR SV SX TC TT UY VC VG",
  },
  {
    name: "Asia",
    codes: "AM AZ BD BN CN GE HK ID IN JP KG KH KR KZ LA LK MN MO MV MY NP PH PK SG TH TJ TW UZ VN",
  },
  { name: "Medio Oriente", codes: "AE BH IL IQ JO KW OM QA SA" },
  {
    name: "África",
    codes: "AO BF BJ BW CD CG CI CM CV DZ EG GA GH GM KE LS MA MG MU MW MZ NA NG RE RW SC SN SZ TG TN TZ UG ZA ZM ZW",
  },
  { name: "Oceanía", codes: "AU FJ NC NZ PF PG" },
];

/** Every membership includes them. Source: product specification, section 1. */
export const homeCodes = "MX US CA";

/** The other codes of ISO 3166-1, and Kosovo, which has no code there: no membership covers them. */
export const outsideCodes =
  "AF AI AQ AS AX BI BL BT BV BY CC CF CK CU CX DJ EH ER ET FK FM GL GN GQ GS GU GW HM IO IR KI KM KP LB LR LY MF MH ML MM MP MR MS NE NF NR NU PM PN PS PW RU SB SD SH SJ SL SO SS ST SY TD TF TK TL TM TO TV UM VE VI VU WF WS XK YE YT";

/** Where Node's name is not the one that people in Mexico use. */
export const betterNames: Readonly<Record<string, string>> = {
  BQ: "Caribe Neerlandés (Bonaire, San Eustaquio y Saba)",
  CI: "Costa de Marfil",
  HK: "Hong Kong",
  MF: "San Martín (parte francesa)",
  ML: "Malí",
  MO: "Macao",
  SX: "San Martín (parte neerlandesa)",
  UM: "Islas menores de EE.\u00a0UU.",
  VI: "Islas Vírgenes de EE.\u00a0UU.",
};

/** Other names that people search by. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
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
  SX: ["Sint Maarten"],
  SZ: ["Suazilandia", "Swazilandia"],
  TL: ["Timor Leste"],
  TR: ["Türkiye", "Turkey"],
  US: ["USA", "EUA", "EU", "EE.\u00a0UU.", "Estados Unidos de América", "Estados Unidos de Norteamérica"],
  VN: ["Viet Nam"],
  ZW: ["Zimbabwe"],
};
