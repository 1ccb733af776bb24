/** How to add Deezer. Source: product specification, sections 2 and 3; shared parts are in `guide-add-on.ts`. */
import { addOnGuide } from "./guide-add-on.ts";
import { askSupport, type Guide } from "./guide-model.ts";

const { firstSteps, firstTroubles, ...common } = addOnGuide("Deezer");

export const deezerGuide = {
  benefitId: "deezer",
  path: "/activa-cuenta-dezeer",
  heading: ["Activa ", "Deezer", ""],
  ...common,
  steps: [
    ...firstSteps,
    {
      heading: "Ponle música",
      text: ["Revisa en tu cuenta de Deezer qué plan aparece. Si es el que agregaste, dale a tu primera canción."],
    },
  ],
  troubles: [
    ...firstTroubles,
    {
      id: "sigue-gratis",
      question: "Mi cuenta sigue sin cambios",
      answer: ["Cierra tu sesión en Deezer y vuelve a entrar con la cuenta que activaste.", askSupport],
    },
  ],
} as const satisfies Guide;
