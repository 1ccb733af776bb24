/** How to add ViX. Source: product specification, sections 2 and 3; shared parts are in `guide-add-on.ts`. */
import { addOnGuide } from "./guide-add-on.ts";
import { askSupport, type Guide } from "./guide-model.ts";

const { firstSteps, firstTroubles, ...common } = addOnGuide("ViX");

export const vixGuide = {
  benefitId: "vix",
  path: "/activa-cuenta-vix",
  heading: ["Activa ", "ViX", ""],
  ...common,
  steps: [
    ...firstSteps,
    {
      heading: "Dale play",
      text: ["Revisa en tu cuenta de ViX qué plan aparece. Si es el que agregaste, elige qué ver."],
    },
  ],
  troubles: [
    ...firstTroubles,
    {
      id: "otra-pantalla",
      question: "En mi televisión no aparece",
      answer: ["Cierra tu sesión en la televisión y vuelve a entrar con la cuenta que activaste.", askSupport],
    },
  ],
} as const satisfies Guide;
