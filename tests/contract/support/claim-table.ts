/** Claims that the site makes in several places, each with its agreed values and the places that must make it. */
import { otherEmergencyNumbers, retiredEmergencyNumbers } from "#content/help/emergencies.ts";
import {
  anomalousUseMultiple,
  compensation,
  handset,
  lineStateDays,
  packageDays,
  recoveryDays,
} from "#content/legal/facts/legal-terms.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { plans, plansWithUnlimitedData } from "#content/plans/plans.ts";
import { currentOffer } from "#content/promotions/current-offer.ts";
import { datedOffers, promotionRows } from "#content/promotions/promotion-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { supportHours } from "#content/site/operator/operator.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import type { Claim } from "./claims.ts";

const terms = "/terminos-y-condiciones-accesible";
const contract = "/contrato-de-adhesion-accesible";
const usePolicy = "/politica-de-uso";
const trafficCode = "/gestion-de-trafico";
const charter = "/carta-de-derechos-minimos-accesible";
const principles = "/decalogo-de-derechos";
const faq = "/preguntas-frecuentes";
const tariffs = "/documentos/registro-tarifas-vigentes.pdf";

/** Matches wording that lets a customer go to PROFECO without going to the operator first. */
const atOnce = "(?:desde el (?:inicio|principio)|en cualquier momento|cuando quieras|directamente|sin pasar)";

const { porting } = currentOffer;
/** The porting discounts that apply today or later. */
const discounts = datedOffers
  .filter(({ days }) => days === undefined || days.to >= buildDay)
  .map(({ offer }) => offer.porting)
  .filter((each) => each !== undefined);
/** The porting discounts of registered promotions, as their pages and `/llms.txt` state them. */
const registered = promotionRows.flatMap(({ terms }) => (terms?.kind === "porting" ? terms : []));
/**
 * The discounts, including the other figures that the specification states:
 * docs/decisions/0004-porting-price-and-term.md.
 */
const readings = discounts.flatMap((each) => [each, each.otherReading]).filter((each) => each !== undefined);

const { nip, hours, executionHours, reversionBusinessDays } = portingRules;
const filterGiven = (amounts: readonly (number | undefined)[]) => amounts.filter((each) => each !== undefined);
const texts = (...amounts: (number | undefined)[]) => filterGiven(amounts).map(String);

const prices: readonly Claim[] = plans.map(({ id, name, regularPesos }) => ({
  title: `price of ${name}`,
  // In a list of prices, the price after a comma belongs to this membership; elsewhere it belongs to the next one.
  statements: [new RegExp(`\\b${name}(?:,(?= \\S+[;.])|:)? (?:en |cuesta |a )?(\\$\\d[\\d,]*)(?![\\d,]| en total)`)],
  agreed: filterGiven([regularPesos, ...readings.map(({ pesos }) => pesos[id])]).map(formatPesos),
  places: ["/", "/membresias", faq, "/llms.txt"],
}));

export const claims: readonly Claim[] = [
  ...prices,
  {
    title: "term of a membership",
    statements: [/(?:membres[ií]as? (?:de|dura|duran)|renuevan cada|\$[\d,]+ (?:por|cada)) (\d+) días/i],
    agreed: texts(membershipDays),
    places: ["/", "/membresias", "/membresias (data)", "/ayuda", terms, contract, usePolicy, "/llms.txt"],
  },
  {
    title: "discount when porting",
    statements: [
      /(\d+)% (?:menos|de descuento)[^.\n]{0,40}(?:primeros|traer|traes|durante)/i,
      /(?:traer|traes|trae) tu número[^.\n]{0,40}? (\d+)% /i,
    ],
    agreed: texts(...[...discounts, ...registered].map(({ percent }) => percent)),
    places: porting ? ["/", "/membresias", "/portabilidad", "/llms.txt"] : [],
  },
  {
    title: "months of the discount when porting",
    statements: [
      /(?:traer tu número|menos|descuento|promoción|\$[\d,]+)[^.\n]{0,30} (\d+) meses/i,
      /(\d+) meses al traer tu número/i,
    ],
    agreed: texts(...[...readings, ...registered].map(({ months }) => months)),
    places: porting ? ["/", "/membresias", "/membresias (data)", "/portabilidad", "/llms.txt", tariffs] : [],
  },
  {
    title: "no cancellation and no refund of what was bought",
    statements: [
      /(?<!sin )(?:membres[ií]as?|paquetes?)\b[^.;\n]{0,60}? (?:(no|ni|sí) )?se (?:cancelan?|reembolsan?)\b/i,
      // A question and its answer, on the page and in its structured data.
      /cancelar mi membresía\?\n(?:Answer\n)?(no|sí)(?!\p{L})/iu,
    ],
    agreed: ["no", "ni"],
    places: ["/membresias", faq, terms, contract, usePolicy],
  },
  {
    title: "hours at which a porting request counts at once",
    statements: [/\b(\d\d?:\d\d a \d\d?:\d\d) h/],
    agreed: [`${hours.from} a ${hours.to}`],
    places: ["/portabilidad", faq, terms, contract],
  },
  {
    title: "duration of the porting",
    statements: [/(?:el cambio|portabilidad) tarda (?:como máximo )?(\d+) h(?:oras)?\b/i],
    agreed: texts(executionHours),
    places: ["/portabilidad", terms, principles, charter],
  },
  {
    title: "from when the duration of the porting counts",
    statements: [
      // An excerpt of the search index may end before the value.
      new RegExp(
        `\\b${executionHours} h(?:oras)?\\b[^.;]{0,60}? desde que (?:(?:la|tu) solicitud )?(?!(?:la|tu)\\b)(\\p{L}+)`,
        "u",
      ),
    ],
    agreed: ["cuenta"],
    places: [terms, contract, principles, charter],
  },
  {
    title: "validity of the NIP",
    statements: [/\bNIP\b[^.\n]{0,40}? (\d+) días/],
    agreed: texts(nip.days),
    places: ["/portabilidad", terms],
  },
  {
    title: "business days to undo a porting",
    statements: [/revi?ert[^.\n]{0,60}? (\d+) días hábiles/i],
    agreed: texts(reversionBusinessDays),
    places: [contract, principles],
  },
  {
    title: "speed is not lowered",
    statements: [
      /(?:(no|sin que) )?(?:(?:se|te|le) )?(?:reduce|reducimos|bajamos|bajemos|baja|limita) (?:la|tu) velocidad/i,
      /(sin) (?:reducciones de|bajar la|bajarte la) velocidad/i,
    ],
    agreed: ["no", "sin", "sin que"],
    places: ["/", faq, usePolicy, trafficCode],
  },
  {
    title: "use that is anomalous",
    statements: [/\b(\d+) veces el (?:consumo )?promedio/],
    agreed: texts(anomalousUseMultiple),
    places: plansWithUnlimitedData.length > 0 ? ["/membresias", faq, usePolicy, trafficCode] : [],
  },
  {
    title: "no data without the rule on anomalous use",
    statements: [/\bsin (?:tope|límite)\b/i],
    agreed: [],
    condition: /\d+ veces el (?:consumo )?promedio|uso anómalo/i,
    places: [],
  },
  {
    title: "PROFECO at any time, without going to the operator first",
    statements: [/\bsi no (?:se|te|lo|quedas) [^.\n]{0,60}PROFECO/i],
    agreed: [],
    condition: new RegExp(`PROFECO[^.]{0,60}${atOnce}|${atOnce}[^.]{0,60}PROFECO`, "i"),
    places: [terms, contract, usePolicy, principles],
  },
  {
    title: "guarantee of a phone",
    statements: [/garantía[^.\n]{0,40}? (\d+) días/i],
    agreed: texts(handset.guaranteeDays),
    places: [charter, principles],
  },
  {
    title: "bonus on a compensation",
    statements: [/bonific(?:a|ación)\b[^.\n]{0,40}? (\d+)%/i],
    agreed: texts(compensation.bonusPercent, compensation.unduePercent),
    places: ["/ayuda", "/compensaciones-y-bonificaciones", contract, principles, charter],
  },
  {
    title: "days of a line without a membership",
    statements: [/\bsin membresía[^.\n]{0,40}? (\d+) días/i],
    agreed: texts(lineStateDays.withoutMembershipDays),
    places: ["/reportar-robo-equipo", contract],
  },
  {
    title: "days to recover a line",
    statements: [/\b(\d+) días(?: naturales)? para recuperar/i],
    agreed: texts(recoveryDays),
    places: ["/reportar-robo-equipo (description)"],
  },
  {
    title: "days of a package",
    statements: [/\bpaquetes? (?:de \p{L}+ )?dura[n]? (\d+) días/iu],
    agreed: texts(packageDays),
    places: [usePolicy],
  },
  {
    title: "hours of support",
    statements: [/\b(\d+ [ap]\.m\. a \d+ [ap]\.m\.)/],
    agreed: [`${supportHours.from} a ${supportHours.to}`],
    places: ["/ayuda", faq, terms, contract, usePolicy, trafficCode, "/llms.txt"],
  },
  {
    title: "emergency numbers, and the number that sends the NIP",
    statements: [/(?<![\d$/-]|\d[,. ])\b(0\d\d)\b(?! ?\d|[.,]\d)/],
    agreed: [
      nip.dial,
      ...retiredEmergencyNumbers.rows.map(({ number }) => number),
      ...otherEmergencyNumbers.items.map(({ term }) => term),
    ],
    places: ["/emergencias-911", "/emergencias-911 (description)", faq, "/portabilidad", terms],
  },
];
