/**
 * The world's countries and territories by region: the codes of ISO 3166-1, and `XK` for Kosovo, which has no code
 * there. Roaming is defined in `roaming.ts` of `src/content/data`.
 */

/** Ids of the regions, in the page's order. */
export const regionIds = ["europe", "americas", "asia", "middleEast", "africa", "oceania"] as const;
export type RegionId = (typeof regionIds)[number];

export const worldRegions: Readonly<Record<RegionId, { name: string; codes: readonly string[] }>> = {
  europe: {
    name: "Europa",
    codes: splitCodes(
      "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT",
      "NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK",
    ),
  },
  americas: {
    name: "América y el Caribe",
    codes: splitCodes(
      "AG AI AR AW BB BL BM BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS NI",
      "PA PE PM PR PY SR SV SX TC TT UY VC VE VG VI",
    ),
  },
  asia: {
    name: "Asia",
    codes: splitCodes(
      "AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN",
    ),
  },
  middleEast: { name: "Medio Oriente", codes: splitCodes("AE BH IL IQ IR JO KW LB OM PS QA SA SY YE") },
  africa: {
    name: "África",
    codes: splitCodes(
      "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE",
      "NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW",
    ),
  },
  oceania: {
    name: "Oceanía",
    codes: splitCodes("AQ AS AU BV CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS"),
  },
};

/** Countries that every membership includes. Source: product specification, section 1. */
export const homeCountryCodes: readonly string[] = splitCodes("MX US CA");

function splitCodes(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(" "));
}
