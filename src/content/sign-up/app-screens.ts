/**
 * The four pictures of the app for a carousel, and others for the sign-up. They are generated from data, so that they
 * agree with the memberships; the line's owner, the remaining data and the remaining days are made up.
 */

import { data } from "#content/data/copy/home.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { homeCopyForm } from "#content/pages/home-copy-form.ts";
import { benefits } from "#content/plans/benefits.ts";
import { findPlan, plans } from "#content/plans/plans.ts";
import { formatDataAllowance, formatRoamingArea, listIncludedBenefits, type Plan } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const { screens } = readPageCopy(homeCopyForm, data);
const toCaption = ({ heading: title, text: caption }: typeof screens.usage) => ({ title, caption, network: "wim 5G" });

const community = findPlan("community");
/** Formats the price for a ported number, or the regular price if there is no such offer. */
const formatLowestPrice = ({ promoPesos, regularPesos }: Plan) => formatPesos(promoPesos ?? regularPesos);
const legend = findPlan("legend");
const leftDays = 3;
const leftGb = 42;
const totalGb = community.dataGb === "unlimited" ? leftGb : community.dataGb;

const renewalDay = "12\u00a0dic";
const renewal = `Se renueva el ${renewalDay}`;

/** The last seven days, today's last. */
const gbByDay = [0.6, 1.2, 0.8, 1.5, 0.9, 1.6, 0.4] as const;
const weekGb = Math.round(gbByDay.reduce((sum, gb) => sum + gb, 0));

const includedBenefits = listIncludedBenefits("legend", benefits);
const addOns = benefits.filter(({ status }) => status.legend === "addOn");

const phoneChecks = [
  { name: "Compatible", text: "Celular: listo", icon: "check" },
  { name: "Desbloqueado", text: "Celular: listo", icon: "check" },
] as const;

/** A row for each membership. */
export const membershipsScreen = {
  id: "memberships",
  network: "wim 5G",
  greeting: "Escoge tu nivel",
  note: community.promoPesos === undefined ? undefined : "Al traer tu número",
  rows: plans.map((plan) => ({
    name: plan.name,
    text: formatDataAllowance(plan.dataGb),
    price: formatLowestPrice(plan),
    ...(plan.id === community.id && { isChosen: true }),
  })),
  button: `Pagar ${formatLowestPrice(community)}`,
} as const;

/** An eSIM that waits for its installation. */
export const waitingEsimScreen = {
  id: "esim",
  network: "Sin servicio",
  isOffline: true,
  greeting: "Tu eSIM",
  rows: [...phoneChecks, { name: "Instalación", text: "Falta este paso", icon: "clock" }],
  button: "Instalar mi eSIM",
} as const;

const { roaming } = community;

export const appScreens = [
  {
    id: "usage",
    ...toCaption(screens.usage),
    greeting: "Hola, wimer",
    ring: { share: leftGb / totalGb, figure: String(leftGb), text: `de ${formatQuantity(totalGb, "GB")}` },
    rows: [
      { name: `Esta semana: ${formatQuantity(weekGb, "GB")}`, text: "", days: gbByDay },
      { name: community.name, text: renewal },
    ],
    button: "Mis beneficios",
  },
  {
    id: "roaming",
    ...toCaption(screens.roaming),
    greeting: "Tu viaje",
    ...(roaming.kind !== "none" && {
      pass: {
        name: "pase de datos",
        from: "MX",
        to: "ES",
        figure: roaming.kind === "upTo" ? formatQuantity(roaming.gb, "GB") : "∞",
        texts: ["Roaming: hasta", `en ${formatRoamingArea(roaming.where)}`],
        plan: [community.name, `hasta el ${renewalDay}`],
      } as const,
    }),
    rows: roaming.kind === "none" ? [{ name: community.name, text: renewal }] : [],
    button: "Ver mi consumo",
  },
  {
    id: "renewal",
    ...toCaption(screens.renewal),
    greeting: `Quedan ${formatQuantity(leftDays, "días")}`,
    card: {
      planId: community.id,
      name: community.name,
      data: formatDataAllowance(community.dataGb),
      days: community.membershipDays,
      left: leftDays,
    },
    rows: [
      { name: `Otra vez ${community.name}`, text: formatDataAllowance(community.dataGb), isChosen: true },
      { name: `Cambiar a ${legend.name}`, text: formatDataAllowance(legend.dataGb) },
    ],
    button: "Renovar",
  },
  {
    id: "benefits",
    ...toCaption(screens.benefits),
    greeting: "Mis beneficios",
    rows: [
      ...includedBenefits.map(({ name, description, look }, index) => ({
        name,
        text: description,
        look,
        ...(index === 0 && { isChosen: true }),
      })),
      ...addOns.map(({ name, look }) => ({ name, text: "Con costo aparte", look })),
    ],
    button: `Activar ${includedBenefits[0]?.name}`,
  },
] as const;

/** The screen of any membership that ends soon; the page draws the membership. */
export const membershipScreen = {
  id: "renewal",
  network: "wim 5G",
  greeting: `Quedan ${formatQuantity(leftDays, "días")}`,
  leftDays,
  rows: [
    { name: "El mismo nivel", text: "Otra vez", isChosen: true },
    { name: "Otro nivel", text: "Tú escoges" },
  ],
  button: "Renovar",
} as const;

/** The row of the eSIM's screen that takes the place of its last one once the eSIM is installed. */
export const installedRow = { name: "Instalación", text: "Lista", icon: "check" } as const;
