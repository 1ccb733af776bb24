/**
 * Signing up, minute by minute: five stops between 0:00 and `signUpMinutes`, each with its screen of the app. Source of
 * the total: product specification, sections 1 to 3. The times between are samples until the operator measures them.
 */

import { findPlan } from "#content/plans/plans.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { formatRoamingArea } from "#domain/plans/plan.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { installedRow, membershipsScreen, waitingEsimScreen } from "./app-screens.ts";
import { signUpMinutes } from "./sign-up-time.ts";

/** The phone's status bar before the line works. */
const withoutLine = { network: "Sin servicio", isOffline: true } as const;

/** A made-up phone number, in the groups of digits in which people say it. */
export const examplePortedNumber = ["55", "1234", "5678"] as const;

const community = findPlan("community");

/** The screens for choosing a membership and installing the eSIM, as they look before the line works. */
export const planScreen = { ...membershipsScreen, ...withoutLine };
export const esimScreen = { ...waitingEsimScreen, ...withoutLine };

/** The story's price, and its condition. */
const paid = {
  price: formatPesos(community.promoPesos ?? community.regularPesos),
  condition: planScreen.note ?? `Cada ${formatQuantity(community.membershipDays, "días")}`,
};

const { roaming } = community;
const roamingRows =
  roaming.kind === "upTo"
    ? [{ name: `Roaming ${formatQuantity(roaming.gb, "GB")}`, text: `En ${formatRoamingArea(roaming.where)}` }]
    : [];

/** The app's screen on which the visitor enters the number to keep. */
export const numberScreen = {
  id: "number",
  ...withoutLine,
  greeting: "Trae tu número",
  plate: examplePortedNumber.join(" "),
  nip: "7042",
  note: "Tu número y tu NIP",
  rows: [
    { name: "Tu NIP", text: `Por SMS al ${portingRules.nip.dial}` },
    { name: "Llega", text: `En ${formatQuantity(portingRules.executionHours, "h")} o menos` },
  ],
  button: "Continuar",
} as const;

/** The screens of an old and a new phone, once the line has moved to the new one. */
export const movedLineScreens = {
  old: { id: "number", ...withoutLine, greeting: "El de antes", rows: [] },
  new: {
    id: "line",
    network: "wim 5G",
    greeting: "El nuevo",
    rows: [{ name: examplePortedNumber.join(" "), text: "Tu número" }],
  },
} as const;

/** Some have a no-break space, which moves «tu» to the second line: otherwise they would touch the next label. */
const stops = [
  {
    label: "Descarga la app",
    screen: { id: "download", ...withoutLine, greeting: "Descarga la app", rows: [], button: "Abrir" },
  },
  { label: "Escoge tu\u00a0nivel", screen: planScreen },
  {
    label: "Trae tu número",
    screen: { ...numberScreen, message: `${portingRules.nip.dial}: tu NIP es ${numberScreen.nip}` },
  },
  {
    label: "Instala tu\u00a0eSIM",
    screen: { ...esimScreen, rows: [...esimScreen.rows, { ...installedRow, isLate: true }] },
  },
  {
    label: "Ya tienes línea",
    screen: {
      id: "ready",
      network: "wim 5G",
      greeting: "Ya tienes línea",
      ring: {
        share: 1,
        ...(community.dataGb === "unlimited"
          ? { figure: "∞", text: "datos" }
          : { figure: `${community.dataGb}`, text: "GB" }),
      },
      rows: [
        { name: community.name, price: paid.price, text: paid.condition },
        { name: "Llamadas y SMS", text: "Sin límite" },
        ...roamingRows,
      ],
    },
  },
] as const;

/** @returns the time of a stop, as `1:30`; the stops are at equal distances. */
function formatStopTime(index: number): string {
  const seconds = (index / (stops.length - 1)) * signUpMinutes * 60;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether the times between the stops are samples; set to false once the operator has measured them. */
export const areSignUpTimesSamples: boolean = true;

export const signUpStory = {
  /** Name of the choice of stops, for screen readers. */
  legend: "Tu línea, minuto a minuto",
  unit: "minutos",
  /** The lines of text inside the outline of the plastic SIM. */
  outlineLines: ["donde", "iba el", "plástico"],
  /**
   * The note that the times are samples: a word, and the rest, which phones leave out. Absent once the times are
   * measured.
   */
  sample: areSignUpTimesSamples ? ([sampleMark, ": tiempos por confirmar"] as const) : undefined,
  /** Exactly five, because two-minutes.module.css has a time for each of them. */
  stops: stops.map((stop, index) => ({ ...stop, time: formatStopTime(index) })),
} as const;
