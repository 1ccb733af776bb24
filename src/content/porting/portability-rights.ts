/**
 * The rights of people who port a number. Sources: Ley en Materia de Telecomunicaciones y Radiodifusión (LMTR),
 * articles 164, 185 and 201; Reglas de Portabilidad Numérica with their amendment of 2019; product specification,
 * sections 5 and 9, for the terms.
 */
import { measure } from "#domain/measure.ts";
import { portabilityRules } from "#domain/portability.ts";
import { portabilityAnchors } from "./portability-page.ts";

const { executionHours, recoveryDays, reversionBusinessDays } = portabilityRules;
const law = "Ley en Materia de Telecomunicaciones y Radiodifusión";

export const portabilityRights = {
  heading: "El número es tuyo",
  sub: "La ley te protege. Estos son tus derechos.",
  questions: { label: "Preguntas frecuentes de portabilidad", to: "/preguntas-frecuentes#portabilidad" },
  groups: [
    {
      id: "derechos-decidir",
      summary: "Cambiarte es tu decisión",
      rights: [
        {
          id: "derecho-conservar",
          title: "Eliges compañía y conservas tu número",
          text: `Cambiarte es decisión tuya, y tu número se va contigo. Lo dice el artículo 185 de la ${law}.`,
        },
        {
          id: "derecho-gratis",
          title: "Cambiarte es gratis",
          text: `Ninguna compañía puede cobrarte por portar tu número. Lo dice el artículo 201 de la misma ley.`,
        },
        {
          id: "derecho-iniciar",
          title: "Solo tú inicias el trámite",
          text: "Lo inicias tú, o quien te representa legalmente, con tu NIP. Ninguna compañía puede pedir el NIP por ti.",
        },
        {
          id: "derecho-tramitar",
          title: "Lo tramitas con la compañía a la que llegas",
          text: "No tienes que avisar a tu compañía anterior ni pedirle permiso.",
        },
        {
          id: "derecho-datos",
          title: "Tus datos se usan solo para el trámite",
          text: "Lo que entregas para portar tu número no se usa para nada más.",
        },
      ],
    },
    {
      id: "derechos-cambio",
      summary: "Nadie puede frenarte",
      rights: [
        {
          id: "derecho-plazo",
          title: `El cambio tarda ${measure(executionHours, "horas")} como máximo`,
          text: "O se hace en la fecha que elijas. El plazo corre desde que tu solicitud cuenta como ingresada.",
        },
        {
          id: "derecho-retener",
          title: "Tu compañía anterior no puede retenerte",
          text: "No puede condicionar, retrasar ni bloquear el cambio. Tampoco puede exigirte que te quedes.",
        },
        {
          id: "derecho-adeudo",
          title: "Un adeudo no impide que te cambies",
          text: "Puedes portarte aunque debas. La deuda con la compañía anterior sigue siendo tuya.",
        },
      ],
    },
    {
      id: portabilityAnchors.undo,
      summary: "Si algo no salió bien",
      rights: [
        {
          id: "derecho-revertir",
          title: "Puedes revertir un cambio que no pediste",
          text: `Tienes ${measure(reversionBusinessDays, "días hábiles")} desde que se ejecutó. Acude a tu compañía anterior.`,
          more: [
            "Lleva tu identificación oficial y una carta con fecha y firma. Cuenta lo que pasó y anota tu número a 10\u00a0dígitos.",
            "Después de ese plazo, haz una portabilidad normal para regresar.",
          ],
        },
        {
          id: "derecho-recuperar",
          title: "Puedes recuperar un número cancelado",
          text: `Tienes ${measure(recoveryDays, "días naturales")} desde la cancelación para traerlo a otra compañía.`,
          more: [
            "Si desde la línea cancelada ya no puedes pedir el NIP, escribe al soporte en la app.",
            "Después de ese plazo ya no se puede portar.",
          ],
        },
        {
          id: "derecho-reclamar",
          title: "Puedes reclamar si algo no se cumple",
          text: "Escribe al soporte en la app. También puedes acudir a la Procuraduría Federal del Consumidor (PROFECO).",
        },
      ],
    },
  ],
} as const;
