/** Questions about data, usage, the APN and coverage. Source: product specification, sections 1, 2 and 9. */

import { apn } from "#content/apn/apn.ts";
import { anomalousUse, packageDays } from "#content/legal/legal-facts.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { planNames, plansWithoutLimit } from "#content/plans/plans.ts";
import { measure } from "#domain/measure.ts";
import type { FaqGroup } from "./faq-model.ts";

const usage = { label: "Conoce tus consumos", to: "/conoce-tus-consumos" } as const;
const withoutLimit = planNames(plansWithoutLimit, "o");

export const dataQuestions = {
  id: "datos-y-apn",
  topic: "Datos y APN",
  title: "Datos, consumo y APN",
  questions: [
    {
      id: "se-acaban-los-gb",
      question: "¿Qué pasa si se me acaban los GB?",
      answer: [
        "Puedes comprar un paquete de datos o contratar otra membresía.",
        `Un paquete dura ${measure(packageDays, "días naturales")} desde que lo compras. La app te dice qué incluye y cuánto cuesta antes de pagar.`,
        "Tus llamadas y SMS siguen: son ilimitados mientras dura tu membresía.",
      ],
      links: [usage, { label: "Compara las membresías", to: "/membresias" }],
      asked: "terminan megas internet recargar recarga comprar más",
    },
    {
      id: "cuanto-me-queda",
      question: "¿Cómo veo cuántos GB y días me quedan?",
      answer: [
        "En la app: ahí ves los GB y los días que te quedan.",
        "Si quieres el detalle de lo que has consumido, pídelo por correo.",
      ],
      links: [usage],
      asked: "consumo saldo megas internet consultar",
    },
    {
      id: "gb-sin-usar",
      question: "¿Qué pasa con los GB que no usé?",
      answer: [
        `Los GB son para los ${measure(membershipDays, "días naturales")} de tu membresía. Con la siguiente se renuevan.`,
        "Los que no usaste no se cambian por dinero.",
      ],
      links: [{ label: "Las reglas de tu membresía", to: "/membresias#condiciones" }],
      asked: "acumulan sobran megas siguiente mes",
    },
    {
      id: "velocidad",
      question: "¿Me bajan la velocidad si uso muchos datos?",
      answer: [
        "No: wim no reduce la velocidad, ni por los GB que usas ni por la aplicación.",
        `Con ${withoutLimit}, usar más de ${measure(anomalousUse.timesAverage, "veces")} el promedio de esa oferta es uso anómalo. Lo explica la política de uso.`,
      ],
      links: [
        { label: "Política de uso: uso anómalo", to: "/politica-de-uso#uso-anomalo" },
        { label: "Gestión de tráfico: velocidad", to: "/gestion-de-trafico#velocidad" },
      ],
      asked: "lento internet ilimitados límite tope",
    },
    {
      id: "no-puedo-navegar",
      question: "Tengo señal pero no navego, ¿qué hago?",
      answer: [
        `Revisa el APN: es el ajuste que conecta tu celular a internet y debe decir ${apn.data}.`,
        "Enciende los datos, apaga el modo avión y reinicia. Si sigue igual, escribe el APN con la guía de tu marca.",
      ],
      links: [
        { label: "Actualiza tu APN", to: "/actualiza-tu-apn" },
        { label: "Manual por marca", to: "/manual-de-conexion-apn" },
      ],
      asked: "sin internet falla conexión configurar",
    },
    {
      id: "cobertura",
      question: "¿Hay señal donde vivo?",
      answer: [
        "Búscalo en el mapa: muestra la cobertura 3G, 4G y 5G de México.",
        "Dentro de edificios, en sótanos, en elevadores o entre mucha gente, la señal puede bajar.",
      ],
      links: [{ label: "Mapa de cobertura", to: "/mapa-de-cobertura" }],
      asked: "red antena zona",
    },
  ],
} as const satisfies FaqGroup;
