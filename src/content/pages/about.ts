/**
 * Who wim is. Source: product specification, section 2, which names mission, vision and three values but gives no
 * texts; the facts behind them are in its sections 1, 3 and 9.
 */

import { membershipDays, roamingCountries } from "#content/plans/plan-rows.ts";
import { plans } from "#content/plans/plans.ts";
import { portingSaving } from "#content/promotions/current-offer.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { rating } from "#content/site/rating.ts";
import { measure } from "#domain/measure.ts";
import { pesos } from "#domain/money.ts";

export const aboutOpening = {
  heading: ["Mucho gusto, ", "somos wim", ""],
  intro: "Telefonía celular 100% digital para México: tu línea es una eSIM, se contrata en la app y no te amarra.",
  plans: { label: "Ver membresías", to: "/membresias" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const purpose = {
  /** The wording of mission and vision is ours; the operator supplies its own and sets this to false. */
  isSample: true,
  mission: {
    title: "Misión",
    text: "Que tener tu línea sea tan fácil como usar una app.",
    more: "Sin plástico, sin plazos forzosos y con información que se entiende a la primera.",
  },
  vision: {
    title: "Visión",
    text: "Que en México cada quien se quede con su compañía por gusto.",
    more: "Porque le sirve y le conviene, no porque un contrato le obliga.",
  },
} as const;

const cheapest = pesos(Math.min(...plans.map(({ promoPesos, regularPesos }) => promoPesos ?? regularPesos)));

export const values = {
  heading: "Lo que nos mueve",
  sub: "Tres valores, y en qué se notan cuando usas tu línea.",
  items: [
    {
      id: "innovation",
      title: "Innovación",
      text: "Tu línea es una eSIM. La contratas, la instalas y la administras desde la app.",
      proof: { label: "Revisa si tu celular es compatible", to: "/esim#compatibilidad-eSIM" },
    },
    {
      id: "subscriber",
      title: "Orientación al suscriptor",
      text: "Tú mandas: solo la persona titular mueve su línea, y nadie la obliga a quedarse.",
      proof: { label: "Conoce la comunidad", to: "/wimers" },
    },
    {
      id: "competitiveness",
      title: "Competitividad",
      text: portingSaving
        ? `Precios a la vista desde ${cheapest} al traer tu número, por los primeros ${portingSaving.term}.`
        : `Precios a la vista desde ${cheapest} por ${measure(membershipDays, "días")}.`,
      proof: { label: "Compara membresías", to: "/membresias" },
    },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const aboutFigures = {
  /** The list's label for screen readers. */
  label: "wim en números",
  figures: [
    { figure: "100%", text: "digital: sin tiendas que visitar ni chip que esperar" },
    { figure: "0", text: "plazos forzosos" },
    { figure: `${roamingCountries}`, text: "países con roaming, según tu membresía" },
    { figure: `${rating.value}`, text: `de calificación ${rating.where}` },
  ],
} as const;

export const proofs = {
  heading: "No nos creas: compruébalo",
  sub: "Los planes están registrados ante el regulador y tus derechos están por escrito.",
  links: [
    {
      label: "Planes y tarifas registrados",
      text: "El portal del regulador de telecomunicaciones.",
      href: links.regulatorTariffs,
    },
    { label: "Carta de derechos mínimos", text: "Lo que te corresponde como persona usuaria.", href: links.charter },
    { label: "Legal", text: "Contrato, políticas y registros, en un solo índice.", to: "/legal" },
    { label: "Accesibilidad", text: "Cómo hacemos que el servicio sea para todas las personas.", to: "/accesibilidad" },
  ],
} as const satisfies { heading: string; [part: string]: unknown };

export const aboutClosing = {
  heading: "Ahora te toca a ti",
  text: "Tu línea empieza en la app, desde donde estés.",
} as const satisfies { heading: string; text: string };
