/**
 * What the guides to benefits that are always bought separately have in common. Source: product specification, sections
 * 2 and 3; a partner's requirements are worded as advice, see docs/decisions/0018.
 */
import { appInHand, askSupport } from "./guide-model.ts";

/** @param name - the partner's name. */
export function addOnGuide(name: string) {
  return {
    intro: `Agrega ${name} a tu línea en la app y sigue su activación. Tiene costo aparte, con cualquier membresía.`,
    action: `Activa ${name}`,
    verb: "Actívalo",
    needs: [
      appInHand,
      `Una cuenta de ${name}, o el correo con el que la vas a crear.`,
      `Si ya pagas ${name}, revisa antes qué plan tienes en tu cuenta.`,
    ],
    firstSteps: [
      {
        heading: "Agrégalo en la app",
        text: [`Abre la app de wim y busca ${name}. Antes de pagar, lee su precio y cuánto dura.`],
      },
      {
        heading: "Sigue la activación",
        text: ["La app te dice cómo continuar: puede darte un enlace o un código."],
      },
      {
        heading: `Entra a ${name}`,
        text: [`Inicia sesión en el sitio o en la app oficial de ${name}, o crea tu cuenta.`],
      },
    ],
    firstTroubles: [
      {
        id: "ya-lo-pago",
        question: `Ya pago ${name} por mi cuenta`,
        answer: [
          `Quizá no puedas activarlo en una cuenta con suscripción de pago. Revísala en ${name} antes de agregarlo.`,
          "Si tienes duda, pregunta al soporte dentro de la app antes de pagar.",
        ],
      },
      {
        id: "codigo-rechazado",
        question: `${name} no acepta mi código`,
        answer: ["Cópialo tal como aparece en la app, sin espacios antes ni después.", askSupport],
      },
    ],
    ending: [
      `${name} tiene costo aparte: sus términos dicen cuánto dura y cómo se renueva.`,
      `Antes de que termine, revisa en tu cuenta de ${name} qué plan te queda.`,
    ],
    password: "own",
  } as const;
}
