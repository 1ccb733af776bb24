/**
 * Questions about the line's life, personal data and rights. Source: product specification, sections 4 and 9; laws
 * where named.
 */

import { authorities } from "#content/legal/laws.ts";
import { arcoTerms, compensation, lineLife } from "#content/legal/legal-facts.ts";
import { lineIdentification } from "#content/legal/line-identification.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import { measure } from "#domain/measure.ts";
import type { FaqGroup } from "./faq-model.ts";

const { regulator, consumers } = authorities;
const support = { label: "Habla con soporte", to: "/ayuda" } as const;

export const rightsQuestions = {
  id: "tus-derechos",
  topic: "Tus derechos",
  title: "Tu línea, tus datos y tus derechos",
  questions: [
    {
      id: "no-renuevo",
      question: "¿Qué pasa con mi número si no renuevo?",
      answer: [
        `No lo pierdes de inmediato: tu línea sigue activa ${measure(lineLife.withoutMembershipDays, "días naturales")} y recibe llamadas y SMS.`,
        `Después se suspende ${measure(lineLife.suspendedDays, "días naturales")} y al final se cancela. Si antes compras una membresía, conservas tu línea.`,
      ],
      links: [
        { label: "Calcula las fechas de tu línea", to: "/ayuda#linea-del-tiempo" },
        { label: "Términos: ciclo de la línea", to: "/terminos-y-condiciones-accesible#ciclo-de-la-linea" },
      ],
      asked: "perder línea suspendida cancelada vence renovar",
    },
    {
      id: "identificacion-de-lineas",
      question: "¿Tengo que identificar mi línea ante la CRT?",
      answer: [
        `Sí: ${lineIdentification.duty.replace("La", "la")}`,
        "Ten a la mano tu identificación oficial y tu CURP.",
        `${lineIdentification.procedure} Para tu línea, pregunta al soporte dentro de la app.`,
      ],
      links: [{ label: `Página de la ${regulator.short}`, href: regulator.href }, support],
      asked: "registro CURP INE vincular padrón",
    },
    {
      id: "derechos-arco",
      question: "¿Cómo pido ver, corregir o borrar mis datos?",
      answer: [
        `Llena el formato de derechos ARCO y envíalo a ${operator.privacyEmail}, con tu identificación.`,
        `Se te responde en ${measure(arcoTerms.answerDays, "días hábiles")} como máximo. Si procede, se hace en los ${measure(arcoTerms.carryOutDays, "días hábiles")} siguientes.`,
      ],
      links: [{ label: "Derechos ARCO y su formato", to: "/derechos-arco" }],
      asked: "privacidad eliminar cancelar acceso",
    },
    {
      id: "dejar-de-recibir-correos",
      question: "¿Cómo dejo de recibir publicidad?",
      answer: [
        "De nuestros correos te das de baja en este sitio.",
        `Contra llamadas y mensajes comerciales, inscribe tu número en el ${consumers.noAdvertising.name} de ${consumers.short}.`,
      ],
      links: [
        { label: "Deja de recibir nuestros correos", to: "/desuscribir-email" },
        { label: "Inscríbete en el REPEP", href: consumers.noAdvertising.href },
      ],
      asked: "spam baja REPEP suscripción",
    },
    {
      id: "fallas-del-servicio",
      question: "Mi servicio falló, ¿me devuelven algo?",
      answer: [
        "Sí, si falló por causa nuestra: se te compensa el tiempo sin servicio.",
        `Además se te bonifica al menos ${compensation.bonusPercent}% del monto de ese periodo. Repórtalo al soporte cuanto antes.`,
      ],
      links: [{ label: "Compensaciones y bonificaciones", to: "/compensaciones-y-bonificaciones" }, support],
      asked: "compensación bonificación sin señal",
    },
    {
      id: "soporte-y-quejas",
      question: "¿Cuándo atiende soporte y dónde me quejo?",
      answer: [
        `Soporte atiende de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}, en la app, por correo y por teléfono.`,
        `Si no se resuelve, acude a la ${consumers.name} (${consumers.short}). Su Teléfono del Consumidor es ${consumers.phones.join(" o ")}.`,
      ],
      links: [support, { label: `Queja en línea: ${consumers.conciliation.name}`, href: consumers.conciliation.href }],
      asked: "teléfono contacto horario ayuda reclamo PROFECO",
    },
  ],
} as const satisfies FaqGroup;
