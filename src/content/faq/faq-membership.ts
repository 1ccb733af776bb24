/** Questions about getting started and the memberships. Source: product specification, sections 1 to 4 and 9. */

import { contractTime } from "#content/pages/home.ts";
import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { planCount, plans } from "#content/plans/plans.ts";
import { appConfirms, portingSaving } from "#content/promotions/current-offer.ts";
import { measure } from "#domain/measure.ts";
import { pesos } from "#domain/money.ts";
import type { FaqGroup } from "./faq-model.ts";

const days = measure(membershipDays, "días");
const [cheapest] = plans;

/** The memberships, each with its own fact. */
const eachPlan = (factOf: (plan: (typeof plans)[number]) => string) =>
  plans.map((plan) => `${plan.name}, ${factOf(plan)}`).join("; ");
const dataEach = eachPlan(({ dataGb }) => (dataGb === "unlimited" ? "ilimitados" : measure(dataGb, "GB")));
const priceEach = eachPlan(({ regularPesos }) => pesos(regularPesos));

const compare = { label: "Compara las membresías", to: "/membresias" } as const;

export const membershipQuestions = {
  id: "empezar",
  topic: "Empezar",
  title: "Empezar y membresías",
  questions: [
    {
      id: "que-es-wim",
      question: "¿Qué es wim?",
      answer: [
        "wim es una compañía celular 100% digital, de prepago y con eSIM. No hay chip de plástico ni plazo forzoso.",
        "Contratas y administras tu línea en la app.",
      ],
      links: [{ label: "Conoce a wim", to: "/conocenos" }],
      asked: "operadora telefonía quiénes son",
    },
    {
      id: "como-contrato",
      question: "¿Cómo contrato una línea?",
      answer: [
        `Descarga la app, elige tu membresía e instala tu eSIM. Contratas en ${contractTime}, desde tu celular.`,
        "Antes de pagar, revisa que tu celular sea compatible y esté desbloqueado.",
      ],
      links: [{ label: "Revisa tu celular", to: "/esim#compatibilidad-eSIM" }, compare],
      asked: "comprar registrarme alta activar línea nueva chip",
    },
    {
      id: "que-incluye",
      question: "¿Qué incluye una membresía?",
      answer: [
        `Datos, más llamadas y SMS ilimitados en ${homeCountries}, durante ${days}.`,
        `Los datos de cada una: ${dataEach}.`,
        "Según tu membresía, también hay roaming y beneficios.",
      ],
      links: [compare],
      asked: "planes paquetes minutos mensajes megas",
    },
    {
      id: "cuanto-cuesta",
      question: "¿Cuánto cuesta?",
      answer: [
        `Desde ${pesos(cheapest.regularPesos)} por ${days}.`,
        `Los precios regulares, en MXN: ${priceEach}.`,
        ...(portingSaving ? [`Si traes tu número, pagas ${portingSaving.text}.`] : []),
        appConfirms,
      ],
      links: [compare, { label: "Trae tu número", to: "/portabilidad" }],
      asked: "precio tarifa costo pesos promoción descuento",
    },
    {
      id: "cual-me-conviene",
      question: "¿Cuál membresía me conviene?",
      answer: [
        "Depende de cuántos GB usas, a dónde viajas y qué beneficios quieres.",
        "La herramienta «Encuentra la tuya» te hace tres preguntas y te dice la más barata que te sirve.",
      ],
      links: [{ label: "Encuentra la tuya", to: "/membresias#encuentra-la-tuya" }],
      asked: "recomiendan mejor plan elegir",
    },
    {
      id: "plazo-forzoso",
      question: "¿Puedo cambiar o cancelar mi membresía?",
      answer: [
        `Sí: no hay plazo forzoso. Pagas ${days} y después decides.`,
        `Para cambiar, elige otra de las ${planCount} cuando contrates la siguiente. Para cancelarla, no contrates la siguiente.`,
      ],
      links: [{ label: "Qué pasa si no renuevas", to: "/preguntas-frecuentes#no-renuevo" }],
      asked: "contrato cancelar dejar baja permanencia plan",
    },
  ],
} as const satisfies FaqGroup;
