/** Questions about membership benefits. Source: product specification, sections 2 and 3; more in `guides.ts`. */

import { phoneDigits } from "#content/legal/legal-facts.ts";
import { benefitOf, plansWhere } from "#content/plans/benefit-standing.ts";
import { benefits } from "#content/plans/benefits.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { plans } from "#content/plans/plans.ts";
import { measure } from "#domain/measure.ts";
import { spanishList } from "#domain/spanish-list.ts";
import type { FaqGroup } from "./faq-model.ts";

/** Benefits that no membership includes: they can only be added. */
const apart = benefits.filter(({ standing }) => plans.every(({ id }) => standing[id] === "addOn"));
const { amazonPrime, paramount, loungekey, bigbox } = {
  amazonPrime: benefitOf("amazonPrime"),
  paramount: benefitOf("paramount"),
  loungekey: benefitOf("loungekey"),
  bigbox: benefitOf("bigbox"),
};

export const benefitQuestions = {
  id: "beneficios",
  topic: "Beneficios",
  title: "Beneficios y entretenimiento",
  questions: [
    {
      id: "beneficios-incluidos",
      question: "¿Qué beneficios trae cada membresía?",
      answer: [
        `${amazonPrime.name} viene con ${plansWhere("amazonPrime", "included")}. ${spanishList([paramount.name, loungekey.name])} vienen con ${plansWhere("paramount", "included")}.`,
        `${bigbox.name} viene con ${plansWhere("bigbox", "included")}. ${spanishList(apart.map(({ name }) => name))} tienen costo aparte, con cualquier membresía.`,
      ],
      links: [{ label: "Lo que trae tu membresía", to: "/entretenimiento#por-membresia" }],
      asked: "streaming películas música salas aeropuerto",
    },
    {
      id: "activar-un-beneficio",
      question: "¿Cómo activo mis beneficios?",
      answer: [
        "Cada beneficio tiene su guía, paso a paso: la mayoría empieza en la app.",
        `Los incluidos se renuevan cada ${measure(membershipDays, "días")}, con tu membresía.`,
      ],
      links: [{ label: "Elige tu beneficio", to: "/entretenimiento#beneficios" }],
      asked: "canjear Prime Deezer Bigbox",
    },
    {
      id: "usuario-de-paramount",
      question: "¿Con qué usuario y contraseña entro a Paramount+?",
      answer: [
        `Tu usuario es el correo de tu suscripción. Tu contraseña es tu número a ${measure(phoneDigits, "dígitos")}, sin +52.`,
        "El correo está en la app: toca tu perfil, arriba a la izquierda, y léelo debajo de tu avatar.",
      ],
      links: [{ label: "Activa Paramount+", to: "/activa-cuenta-paramount" }],
      asked: "cuenta clave sesión",
    },
  ],
} as const satisfies FaqGroup;
