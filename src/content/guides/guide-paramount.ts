/** How to open a Paramount+ account. Source: product specification, section 2 (both steps and their data) and 9. */
import { measure } from "#domain/measure.ts";
import { askSupport, type Guide, renewal } from "./guide-model.ts";

const digits = measure(10, "dígitos");

export const paramountGuide = {
  benefitId: "paramount",
  path: "/activa-cuenta-paramount",
  heading: ["Activa ", "Paramount+", ""],
  intro: "Entra con wim como proveedor y crea tu cuenta nueva. Usas tu correo de suscripción y tu número.",
  action: "Activa Paramount+",
  verb: "Actívalo",
  needs: [
    "El correo de tu suscripción a wim.",
    `Tu número de celular, a ${digits}.`,
    "Un correo sin otra suscripción a Paramount+: uno ya ligado a una suscripción no se puede usar.",
  ],
  keys: [
    {
      term: "Usuario",
      value: "Tu correo de suscripción",
      note: "Está en la app: toca tu perfil, arriba a la izquierda. El correo aparece debajo de tu avatar.",
    },
    {
      term: "Contraseña",
      value: `Tu número a ${digits}`,
      note: "Sin +52. Si tu número es +52\u00a055\u00a01234\u00a05678, escribe 5512345678.",
    },
  ],
  steps: [
    {
      heading: "Identifícate con tu proveedor",
      text: [
        "En el sitio de Paramount+ elige «Iniciar sesión con tu proveedor». Tu proveedor es wim: elígelo.",
        `Tu usuario es el correo de tu suscripción. Tu contraseña es tu número de ${digits}, sin +52.`,
      ],
    },
    {
      heading: "Crea tu cuenta nueva",
      text: [
        "Crea una cuenta nueva de Paramount+ con los mismos datos: el mismo correo y la misma contraseña.",
        "Un correo ya ligado a una suscripción existente no se puede volver a usar.",
      ],
    },
  ],
  troubles: [
    {
      id: "correo-ya-usado",
      question: "Dice que mi correo ya tiene una cuenta",
      answer: [
        "Un correo ligado a una suscripción existente no se puede volver a usar en Paramount+.",
        "Escribe al soporte dentro de la app y pregunta qué correo puedes usar.",
      ],
    },
    {
      id: "contrasena-rechazada",
      question: "No acepta mi contraseña",
      answer: [
        `Escribe solo los ${digits} de tu número: sin +52, sin espacios y sin guiones.`,
        "Revisa también el usuario: es el correo que ves en la app, debajo de tu avatar.",
        askSupport,
      ],
    },
    {
      id: "proveedor",
      question: "Me pide pagar una suscripción",
      answer: [
        "Regresa y elige «Iniciar sesión con tu proveedor», con wim como proveedor. No escribas los datos de tu tarjeta.",
        askSupport,
      ],
    },
  ],
  ending: [renewal, "Qué pasa con tu cuenta de Paramount+ al terminar el beneficio lo dicen sus términos."],
  password: "given",
  pastPromotions: ["paramount-community-mar-25"],
} as const satisfies Guide;

/** Where the subscription's e-mail is; the picture next to it shows the same. */
export const emailPlace = {
  heading: "¿Cuál es mi correo de suscripción?",
  steps: ["Abre la app de wim.", "Toca tu perfil, arriba a la izquierda.", "Lee tu correo: está debajo de tu avatar."],
  /** In the picture. */
  sampleEmail: "tu-correo@ejemplo.mx",
} as const;
