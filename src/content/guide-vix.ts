/**
 * How to add ViX. Source: product specification, sections 2 and 3; facts, section 9. Whether the app gives a link or a
 * code, and whether ViX accepts accounts that already pay, is not confirmed: the guide says so.
 */
import { appInHand, askSupport, type Guide } from "./guide-model.ts";

export const vixGuide = {
  benefitId: "vix",
  path: "/activa-cuenta-vix",
  heading: ["Activa ", "ViX", ""],
  intro: "Agrega ViX a tu línea en la app y sigue su activación. Se contrata aparte, con cualquier membresía.",
  action: "Activa ViX",
  verb: "Actívalo",
  needs: [
    appInHand,
    "Una cuenta de ViX, o el correo con el que la vas a crear.",
    "Si ya pagas ViX, revisa antes qué plan tienes en tu cuenta.",
  ],
  steps: [
    {
      heading: "Agrégalo en la app",
      text: ["Abre la app de wim y busca ViX. Antes de pagar, lee su precio y cuánto dura."],
    },
    { heading: "Sigue la activación", text: ["La app te dice cómo continuar: puede darte un enlace o un código."] },
    { heading: "Entra a ViX", text: ["Inicia sesión en el sitio o en la app oficial de ViX, o crea tu cuenta."] },
    {
      heading: "Dale play",
      text: ["Revisa en tu cuenta de ViX qué plan aparece. Si es el que agregaste, elige qué ver."],
    },
  ],
  troubles: [
    {
      id: "ya-pago-vix",
      question: "Ya pago ViX por mi cuenta",
      answer: [
        "Quizá no puedas activarlo en una cuenta con suscripción de pago. Revísala en ViX antes de agregarlo.",
        "Si tienes duda, pregunta al soporte dentro de la app antes de pagar.",
      ],
    },
    {
      id: "codigo-rechazado",
      question: "ViX no acepta mi código",
      answer: ["Cópialo tal como aparece en la app, sin espacios antes ni después.", askSupport],
    },
    {
      id: "otra-pantalla",
      question: "En mi televisión no aparece",
      answer: ["Cierra tu sesión en la televisión y vuelve a entrar con la cuenta que activaste.", askSupport],
    },
  ],
  ending: [
    "ViX se contrata aparte: sus términos dicen cuánto dura y cómo se renueva.",
    "Antes de que termine, revisa en tu cuenta de ViX qué plan te queda.",
  ],
  password: "own",
} as const satisfies Guide;
