/** Questions about porting. Source: product specification, sections 4, 5 and 9; more in `portability-page.ts`. */
import { measure } from "#domain/measure.ts";
import { portabilityRules } from "#domain/portability.ts";
import type { FaqGroup } from "./faq-model.ts";

const { executionHours, hours, nip, recoveryDays, reversionBusinessDays } = portabilityRules;

const steps = { label: "Los seis pasos", to: "/portabilidad#pasos" } as const;
const undo = { label: "Si algo no salió bien", to: "/portabilidad#revertir-o-recuperar" } as const;

export const portingQuestions = {
  id: "portabilidad",
  topic: "Portabilidad",
  title: "Portabilidad: trae tu número",
  questions: [
    {
      id: "traer-mi-numero",
      question: "¿Cómo traigo mi número a wim?",
      answer: [
        "Pide tu NIP, descarga la app, elige tu membresía y elige «Conservar mi número».",
        "Escribe tu NIP en la app y espera el aviso de que terminó. Mientras tanto, instala tu eSIM.",
      ],
      links: [steps, { label: "Revisa si puedes", to: "/portabilidad#quien-puede" }],
      asked: "cambiarme compañía conservar portar",
    },
    {
      id: "cuanto-tarda-el-cambio",
      question: "¿Cuánto tarda y cuánto cuesta cambiarme?",
      answer: [
        `Tarda ${measure(executionHours, "horas")} como máximo y es gratis. El plazo corre desde que tu solicitud cuenta como ingresada.`,
        `Cuenta al momento de ${hours.from} a ${hours.to}\u00a0h en día hábil; a otra hora, desde las ${hours.from}\u00a0h del siguiente.`,
        "El cambio se hace en la madrugada del día que eliges.",
      ],
      links: [{ label: "Cómo cuenta el tiempo", to: "/portabilidad#plazos" }],
      asked: "tiempo plazo horas costo",
    },
    {
      id: "nip-de-portabilidad",
      question: "¿Cómo consigo mi NIP?",
      answer: [
        `Envía un SMS con la palabra ${nip.sms} al ${nip.dial} desde la línea que traes, o llama al ${nip.dial}.`,
        `Tiene ${measure(nip.digits, "dígitos")} y vale ${measure(nip.days, "días naturales")}. Si vence, pide otro.`,
        "Escríbelo solo en la app: nadie de wim te lo pide por llamada ni por mensaje.",
      ],
      links: [steps],
      asked: "código clave 051",
    },
    {
      id: "deudas-y-saldo",
      question: "¿Puedo cambiarme si debo o si tengo saldo?",
      answer: [
        "Sí. Un adeudo no impide el cambio, pero lo sigues debiendo a tu compañía anterior.",
        "Tu saldo y tus beneficios se quedan allá: úsalos antes de cambiarte.",
      ],
      links: [{ label: "Qué te llevas", to: "/portabilidad#que-viene-contigo" }],
      asked: "adeudo",
    },
    {
      id: "tengo-pospago",
      question: "Tengo pospago, ¿puedo cambiarme?",
      answer: [
        "No directamente: se porta de prepago a prepago o de pospago a pospago, y wim es de prepago.",
        "Pregunta a tu compañía si puede pasarte antes a prepago.",
      ],
      links: [{ label: "Quién puede traer su número", to: "/portabilidad#quien-puede" }],
      asked: "plan renta modalidad",
    },
    {
      id: "cambio-sin-permiso",
      question: "¿Y si me cambian sin permiso, o mi línea ya se canceló?",
      answer: [
        `Un cambio que no pediste se revierte en los ${measure(reversionBusinessDays, "días hábiles")} posteriores. Acude a la compañía que tu número dejó.`,
        `Un número cancelado se puede traer en los ${measure(recoveryDays, "días naturales")} posteriores a la cancelación.`,
      ],
      links: [undo],
      asked: "revertir recuperar reversión",
    },
  ],
} as const satisfies FaqGroup;
