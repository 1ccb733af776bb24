/**
 * Questions about eSIM and phones. Source: product specification, sections 2, 5 and 9; the fact file on devices and
 * unlocking.
 */

import { eidCode, eidDigits } from "#content/devices/device-search.ts";
import { deviceCount } from "#content/devices/devices.ts";
import { handset } from "#content/legal/legal-facts.ts";
import { measure } from "#domain/measure.ts";
import type { FaqGroup } from "./faq-model.ts";

const unlockGuide = { label: "Guía para revisar el bloqueo", to: "/saber-si-mi-celular-esta-desbloqueado" } as const;
const steps = { label: "Los pasos de instalación", to: "/esim#instala-tu-esim" } as const;

export const phoneQuestions = {
  id: "esim-y-celular",
  topic: "eSIM",
  title: "eSIM y tu celular",
  questions: [
    {
      id: "que-es-esim",
      question: "¿Qué es una eSIM?",
      answer: [
        "Es un chip que ya viene dentro de tu celular. Instalas tu línea en él desde la app, sin plástico.",
        "wim funciona solo con eSIM.",
      ],
      links: [{ label: "Conoce la eSIM", to: "/esim" }],
      asked: "SIM virtual tarjeta",
    },
    {
      id: "celular-compatible",
      question: "¿Cómo sé si mi celular es compatible?",
      answer: [
        `Búscalo en nuestra lista de ${measure(deviceCount, "modelos")}.`,
        `Si no aparece, marca ${eidCode}: si ves un EID de ${eidDigits}, tu celular tiene eSIM. También debe estar desbloqueado.`,
      ],
      links: [{ label: "Busca tu modelo", to: "/esim#compatibilidad-eSIM" }, unlockGuide],
      asked: "sirve funciona teléfono equipo marca modelo",
    },
    {
      id: "celular-desbloqueado",
      question: "¿Cómo sé si mi celular está desbloqueado?",
      answer: [
        "En iPhone, abre Configuración, General, Información. Si «Bloqueo del operador» dice «Sin restricciones», está desbloqueado.",
        "En Android, ponle el chip de otra compañía: si puedes llamar, está desbloqueado.",
        `Si está bloqueado, pide el desbloqueo a quien te lo vendió: es gratis y tarda ${measure(handset.unlockHours, "horas")} como máximo, en día hábil.`,
      ],
      links: [unlockGuide],
      asked: "liberar liberado candado teléfono",
    },
    {
      id: "instalar-esim",
      question: "¿Cómo instalo mi eSIM?",
      answer: [
        "Contrata en la app, conéctate a una red Wi-Fi y sigue ahí los pasos de instalación.",
        "Después enciende tu línea nueva y sus datos.",
      ],
      links: [steps],
      asked: "activar código QR escanear",
    },
    {
      id: "cambio-de-celular",
      question: "Cambié de celular o borré mi eSIM, ¿qué hago?",
      answer: [
        "Pide en la app la reposición de tu eSIM.",
        "Si el celular es nuevo, revisa antes que sea compatible y esté desbloqueado.",
        "Mientras la uses, no borres tu eSIM: sin ella, tu celular se queda sin línea.",
      ],
      links: [{ label: "Revisa el celular nuevo", to: "/esim#compatibilidad-eSIM" }],
      asked: "teléfono nuevo equipo cambio reposición borrar eliminar transferir pasar",
    },
    {
      id: "dos-lineas",
      question: "¿Puedo tener dos líneas en mi celular?",
      answer: [
        "Depende de tu modelo. Desde el iPhone 13, por ejemplo, puedes tener dos eSIM activas.",
        "Para navegar con tus GB, deja wim como línea de datos.",
      ],
      links: [{ label: "Dudas de la eSIM", to: "/esim#dudas" }],
      asked: "doble SIM dual",
    },
  ],
} as const satisfies FaqGroup;
