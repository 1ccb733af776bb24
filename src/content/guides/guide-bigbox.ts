/** How to redeem a Bigbox experience. Source: product specification, sections 2 (the five steps), 3 and 9. */

import { plansWhere } from "#content/plans/benefit-standing.ts";
import { measure } from "#domain/measure.ts";
import { appInHand, askSupport, type Guide, renewal } from "./guide-model.ts";

const code = measure(1, "código");

export const bigboxGuide = {
  benefitId: "bigbox",
  path: "/canjea-experiencias-bigbox",
  heading: ["Canjea tu experiencia ", "Bigbox", ""],
  intro: "En la app entra a mis beneficios, elige experiencias Bigbox y toca «Canjear». Luego escoges del catálogo.",
  action: "Canjea Bigbox",
  verb: "Canjéalo",
  needs: [appInHand, `Tu código sin usar: ${plansWhere("bigbox", "included")} incluye ${code}.`],
  keys: [
    {
      term: `Con ${plansWhere("bigbox", "included")}`,
      value: code,
      note: `Es tu cupón de regalo. En ${plansWhere("bigbox", "addOn")} tiene costo aparte.`,
    },
  ],
  steps: [
    { heading: "Abre la app", text: ["Entra a la app de wim con tu cuenta."] },
    { heading: "Entra a mis beneficios", text: ["Ahí está lo que trae tu membresía."] },
    { heading: "Elige experiencias Bigbox", text: ["Es el beneficio donde está tu código."] },
    { heading: "Toca «Canjear»", text: ["Hazlo cuando tengas unos minutos para escoger con calma."] },
    {
      heading: "Elige tu experiencia del catálogo",
      text: ["Antes de confirmar, lee dónde es, para cuántas personas y qué fechas tiene."],
    },
  ],
  troubles: [
    {
      id: "no-aparece",
      question: "No veo experiencias Bigbox en la app",
      answer: [
        `Confirma que tu membresía está activa. Bigbox viene con ${plansWhere("bigbox", "included")}.`,
        `En ${plansWhere("bigbox", "addOn")} tiene costo aparte.`,
        askSupport,
      ],
    },
    {
      id: "codigo-usado",
      question: "Dice que mi código ya se usó",
      answer: [
        "Revisa tus beneficios y tu correo: quizá ya lo canjeaste.",
        "Si no fuiste tú, repórtalo al soporte dentro de la app.",
      ],
    },
    {
      id: "cambiar-experiencia",
      question: "Quiero cambiar la experiencia que elegí",
      answer: ["Depende de Bigbox y de la experiencia: revisa sus términos antes de canjear.", askSupport],
    },
  ],
  ending: [renewal, "Canjea tu código mientras tu membresía esté activa. Cuánto dura el código lo dicen sus términos."],
  password: "none",
  pastPromotions: ["legend-bigbox-marzo-25", "legend-bigbox-febrero-25"],
} as const satisfies Guide;
