/**
 * How LoungeKey works. Source: product specification, section 3; facts, section 9, from the terms of another partner of
 * the programme. What our pass looks like is up to the operator: the guide refers to the app.
 */

import { plansWhere } from "#content/plans/benefit-standing.ts";
import { appInHand, askSupport, type Guide, renewal } from "./guide-model.ts";
import { lounges } from "./lounges.ts";

export const loungekeyGuide = {
  benefitId: "loungekey",
  path: "/activa-loungekey",
  heading: ["Cómo funciona ", "LoungeKey", ""],
  intro: `LoungeKey anuncia más de ${lounges} de aeropuerto en el mundo. En la app está tu pase y cómo se usa.`,
  action: "Cómo funciona LoungeKey",
  verb: "Úsalo",
  needs: [
    appInHand,
    "El pase o la tarjeta que te indique la app.",
    "Las condiciones de tu sala: cada una tiene su horario y su cupo.",
  ],
  keys: [
    { term: "En el mundo", value: `Más de ${lounges}`, note: "Según LoungeKey. Busca las de tu ruta en su sitio." },
    {
      term: "En la recepción, di",
      value: "«LoungeKey»",
      note: "Y muestra el pase o la tarjeta que te indique la app.",
    },
  ],
  steps: [
    {
      heading: "Actívalo en la app",
      text: ["Abre la app de wim, busca LoungeKey y ten listo tu pase antes de viajar."],
    },
    {
      heading: "Busca tu sala antes de viajar",
      text: ["En el sitio de LoungeKey revisa dónde está, su horario y sus condiciones."],
    },
    {
      heading: "Di «LoungeKey» y muestra tu pase",
      text: ["En la recepción de la sala muestra el pase o la tarjeta que te indique la app."],
    },
    {
      heading: "Pregunta antes de entrar",
      text: ["Las visitas extra y tus invitados pueden tener costo. Confírmalo en la recepción antes de pasar."],
    },
  ],
  troubles: [
    {
      id: "no-me-dejan-entrar",
      question: "No me dejan entrar a la sala",
      answer: [
        "La entrada depende del cupo y del horario de cada sala.",
        "Busca en el sitio de LoungeKey otra sala de tu terminal, o regresa más tarde.",
      ],
    },
    {
      id: "no-reconocen",
      question: "En la recepción no reconocen wim",
      answer: ["Di «LoungeKey», no wim: así se llama el programa. Muestra tu pase o tu tarjeta.", askSupport],
    },
    {
      id: "sin-pase",
      question: "No veo mi pase en la app",
      answer: [
        `Confirma que tu membresía está activa. LoungeKey viene con ${plansWhere("loungekey", "included")}.`,
        `En ${plansWhere("loungekey", "addOn")} tiene costo aparte.`,
        askSupport,
      ],
    },
    {
      id: "me-cobraron",
      question: "Me cobraron una visita",
      answer: [
        "Las visitas extra y los invitados pueden tener costo. Compara el cargo con los términos del beneficio.",
        "Si no coincide, repórtalo al soporte dentro de la app.",
      ],
    },
  ],
  ending: [
    renewal,
    "Si tu viaje cae cerca de tu renovación, revisa antes que tu membresía siga activa el día del vuelo.",
  ],
  password: "none",
} as const satisfies Guide;
