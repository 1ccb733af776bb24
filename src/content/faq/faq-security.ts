/** Questions about safety, theft and emergencies. Source: product specification, sections 1, 2, 4 and 9. */

import { retiredNumbers } from "#content/help/emergencies.ts";
import { recoveryDays } from "#content/legal/legal-facts.ts";
import { operator } from "#content/site/operator.ts";
import { measure } from "#domain/measure.ts";
import { spanishList } from "#domain/spanish-list.ts";
import type { FaqGroup } from "./faq-model.ts";

const retired = spanishList(retiredNumbers.rows.map(({ number }) => number));
const theft = { label: "Guía de robo o extravío", to: "/reportar-robo-equipo" } as const;

export const securityQuestions = {
  id: "seguridad",
  topic: "Seguridad",
  title: "Seguridad, robo y emergencias",
  questions: [
    {
      id: "robo-o-extravio",
      question: "Perdí mi celular o me lo robaron, ¿qué hago?",
      answer: [
        "Suspende tu línea en la app: perfil, administrar mi línea, ¿perdiste tu celular?",
        `Tienes ${measure(recoveryDays, "días naturales")} para recuperarla con la reposición de tu eSIM.`,
      ],
      links: [theft],
      asked: "robaron perdido suspender bloquear chip teléfono",
    },
    {
      id: "bloquear-imei",
      question: "¿Cómo bloqueo el celular que me robaron?",
      answer: [
        `Pide el bloqueo del IMEI por correo a ${operator.email}, con la factura de compra digitalizada.`,
        "Si lo recuperas, el desbloqueo se pide igual. Suspender la línea es otro trámite: hazlo primero, en la app.",
      ],
      links: [{ label: "Bloquea el celular, paso a paso", to: "/reportar-robo-equipo#bloquea-el-celular" }],
      asked: "equipo teléfono reporte",
    },
    {
      id: "llamada-sospechosa",
      question: "Me llamaron de parte de wim, ¿es de verdad?",
      answer: [
        "Desconfía: las comunicaciones oficiales llegan al correo que registró la persona titular.",
        "wim no tiene promotores ni distribuidores. No compartas con nadie tu NIP ni tu contraseña.",
        "Si sospechas de un fraude, repórtalo al soporte dentro de la app.",
      ],
      links: [{ label: "Habla con soporte", to: "/ayuda" }],
      asked: "fraude estafa extorsión mensaje promotor",
    },
    {
      id: "llamar-al-911",
      question: "¿Puedo llamar al 911 sin membresía?",
      answer: [
        "Sí: las llamadas al 911 son gratis, también sin membresía o con la línea suspendida.",
        `Es el número único de emergencias en todo el país: sustituye al ${retired}.`,
      ],
      links: [{ label: "Emergencias: marca 911", to: "/emergencias-911" }],
      asked: "policía ambulancia bomberos saldo emergencia",
    },
  ],
} as const satisfies FaqGroup;
