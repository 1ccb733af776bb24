/**
 * How to link Amazon Prime. Source: product specification, sections 2 and 3; facts, section 9. How the app leads to
 * Amazon, what Amazon charges people who already pay for Prime, and what it charges after the benefit, is not confirmed: the guide advises
 * checking, and states nothing.
 */

import { plansWhere } from "#content/plans/benefit-standing.ts";
import { appInHand, askSupport, type Guide, renewal } from "./guide-model.ts";

export const amazonGuide = {
  benefitId: "amazonPrime",
  path: "/activa-cuenta-amazon",
  heading: ["Activa ", "Amazon Prime", ""],
  intro: "Busca Amazon Prime en la app y entra con tu cuenta de Amazon México. Así queda ligada a tu membresía.",
  action: "Activa Amazon Prime",
  verb: "Actívalo",
  needs: [
    appInHand,
    "Tu cuenta de Amazon México. Si no tienes, créala antes en su sitio.",
    "Si ya pagas Prime, revisa en Amazon cuándo se te vuelve a cobrar.",
  ],
  steps: [
    { heading: "Abre la app de wim", text: ["Entra con tu cuenta y busca el beneficio Amazon Prime."] },
    {
      heading: "Actívalo desde la app",
      text: [
        "Sigue lo que la app te indique. Antes de escribir tus datos, revisa que estás en el sitio de Amazon México.",
      ],
    },
    {
      heading: "Entra a tu cuenta de Amazon",
      text: ["Usa la cuenta donde quieres tener Prime y sigue lo que Amazon te indique para ligarla."],
    },
    {
      heading: "Comprueba que quedó",
      text: ["Revisa en tu cuenta de Amazon que Prime aparezca activo. Disfruta Prime Video y tus envíos."],
    },
  ],
  troubles: [
    {
      id: "ya-pago-prime",
      question: "Ya pago Prime por mi cuenta",
      answer: [
        "Revisa en Amazon el estado de esa suscripción antes de activar: activar el beneficio podría no cancelarla.",
        "Si no quieres pagarla además de tu membresía, cancélala tú en tu cuenta de Amazon.",
      ],
    },
    {
      id: "sin-enlace",
      question: "No encuentro cómo activarlo en la app",
      answer: [
        `Confirma que tu membresía está activa y que es ${plansWhere("amazonPrime", "included", "o")}.`,
        "Actualiza la app y vuelve a entrar.",
        askSupport,
      ],
    },
    {
      id: "otra-cuenta",
      question: "Entré con otra cuenta de Amazon",
      answer: ["No repitas los pasos todavía: pregunta antes al soporte dentro de la app cómo cambiarla."],
    },
  ],
  ending: [
    renewal,
    "Antes de dejar tu membresía, revisa en Amazon tus formas de pago y la renovación de Prime. Así no te llevas sorpresas.",
  ],
  password: "own",
  pastPromotions: ["wimazon"],
} as const satisfies Guide;
