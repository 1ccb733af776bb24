/**
 * How to add Deezer. Source: product specification, sections 2 and 3; facts, section 9. Whether the app gives a link or
 * a code, and whether Deezer accepts accounts that already pay, is not confirmed: the guide says so.
 */
import { appInHand, askSupport, type Guide } from "./guide-model.ts";

export const deezerGuide = {
  benefitId: "deezer",
  path: "/activa-cuenta-dezeer",
  heading: ["Activa ", "Deezer", ""],
  intro: "Agrega Deezer a tu línea en la app y sigue su activación. Se contrata aparte, con cualquier membresía.",
  action: "Activa Deezer",
  verb: "Actívalo",
  needs: [
    appInHand,
    "Una cuenta de Deezer, o el correo con el que la vas a crear.",
    "Si ya pagas Deezer, revisa antes qué plan tienes en tu cuenta.",
  ],
  steps: [
    {
      heading: "Agrégalo en la app",
      text: ["Abre la app de wim y busca Deezer. Antes de pagar, lee su precio y cuánto dura."],
    },
    {
      heading: "Sigue la activación",
      text: ["La app te dice cómo continuar: puede darte un enlace o un código."],
    },
    {
      heading: "Entra a Deezer",
      text: ["Inicia sesión en el sitio o en la app oficial de Deezer, o crea tu cuenta."],
    },
    {
      heading: "Ponle música",
      text: ["Revisa en tu cuenta de Deezer qué plan aparece. Si es el que agregaste, dale a tu primera canción."],
    },
  ],
  troubles: [
    {
      id: "ya-pago-deezer",
      question: "Ya pago Deezer por mi cuenta",
      answer: [
        "Quizá no puedas activarlo en una cuenta con suscripción de pago. Revísala en Deezer antes de agregarlo.",
        "Si tienes duda, pregunta al soporte dentro de la app antes de pagar.",
      ],
    },
    {
      id: "codigo-rechazado",
      question: "Deezer no acepta mi código",
      answer: ["Cópialo tal como aparece en la app, sin espacios antes ni después.", askSupport],
    },
    {
      id: "sigue-gratis",
      question: "Mi cuenta sigue sin cambios",
      answer: ["Cierra tu sesión en Deezer y vuelve a entrar con la cuenta que activaste.", askSupport],
    },
  ],
  ending: [
    "Deezer se contrata aparte: sus términos dicen cuánto dura y cómo se renueva.",
    "Antes de que termine, revisa en tu cuenta de Deezer qué plan te queda.",
  ],
  password: "own",
} as const satisfies Guide;
