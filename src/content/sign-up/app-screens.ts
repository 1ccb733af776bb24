/**
 * The four pictures of the app for a carousel. They are generated from data, so that they agree with the memberships;
 * the line's owner, the remaining data and the remaining days are made up.
 */

import { data } from "#content/data/copy/home.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { homeCopyForm } from "#content/pages/home-copy-form.ts";
import { benefits } from "#content/plans/benefits.ts";
import { findPlan, plans } from "#content/plans/plans.ts";
import { formatDataAllowance, formatRoaming, listIncludedBenefits, type Plan } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

export type AppScreenCopy = {
  id: "usage" | "memberships" | "esim" | "benefits";
  /** Title next to the picture. */
  title: string;
  caption: string;
  /** Name of the network in the phone's status bar. */
  network: string;
  /** Whether the phone has no service yet. */
  isOffline?: boolean;
  /** First line of the picture. The fields below are the lines that follow, from top to bottom. */
  greeting: string;
  /** A ring, of which `share` (0 to 1) is filled, and the texts inside the ring. */
  ring?: { share: number; figure: string; text: string };
  /** Condition of the rows' prices. */
  note?: string | undefined;
  rows: readonly { name: string; text: string; price?: string; isChosen?: boolean }[];
  button: string;
};

const { screens } = readPageCopy(homeCopyForm, data);
const toCaption = ({ heading: title, text: caption }: typeof screens.usage) => ({
  title,
  caption,
  network: "wim 5G",
});

const community = findPlan("community");
/** Formats the price for a ported number, or the regular price if there is no such offer. */
const formatLowestPrice = ({ promoPesos, regularPesos }: Plan) => formatPesos(promoPesos ?? regularPesos);
const leftGb = 42;
const totalGb = community.dataGb === "unlimited" ? leftGb : community.dataGb;

const includedBenefits = listIncludedBenefits("legend", benefits);
const addOns = benefits.filter(({ status }) => status.legend === "addOn");

export const appScreens: readonly AppScreenCopy[] = [
  {
    id: "usage",
    ...toCaption(screens.usage),
    greeting: "Hola, wimer",
    ring: { share: leftGb / totalGb, figure: String(leftGb), text: `de ${formatQuantity(totalGb, "GB")}` },
    rows: [
      { name: community.name, text: `Se renueva en ${formatQuantity(12, "días")}` },
      { name: "Roaming", text: formatRoaming(community.roaming).replace("Roaming: hasta", "Hasta") },
    ],
    button: "Mis beneficios",
  },
  {
    id: "memberships",
    ...toCaption(screens.memberships),
    greeting: "Escoge tu nivel",
    note: community.promoPesos === undefined ? undefined : "Al traer tu número",
    rows: plans.map((plan) => ({
      name: plan.name,
      text: formatDataAllowance(plan.dataGb),
      price: formatLowestPrice(plan),
      ...(plan.id === community.id && { isChosen: true }),
    })),
    button: `Pagar ${formatLowestPrice(community)}`,
  },
  {
    id: "esim",
    ...toCaption(screens.esim),
    network: "Sin servicio",
    isOffline: true,
    greeting: "Tu eSIM",
    rows: [
      { name: "Compatible", text: "Celular: listo" },
      { name: "Desbloqueado", text: "Celular: listo" },
      { name: "Instalación", text: "Falta este paso" },
    ],
    button: "Instalar mi eSIM",
  },
  {
    id: "benefits",
    ...toCaption(screens.benefits),
    greeting: "Mis beneficios",
    rows: [
      ...includedBenefits.map(({ name, description }) => ({ name, text: description })),
      ...addOns.map(({ name }) => ({ name, text: "Con costo aparte" })),
    ],
    button: `Activar ${includedBenefits[0]?.name}`,
  },
];
