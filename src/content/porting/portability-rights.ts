/**
 * The rights of people who port a number. Sources: Ley en Materia de Telecomunicaciones y Radiodifusión (LMTR),
 * articles 164, 185 and 201; Reglas de Portabilidad Numérica with their amendment of 2019; product specification,
 * sections 5 and 9, for the terms.
 */
import { measure } from "#domain/measure.ts";
import { portabilityRules } from "#domain/portability.ts";

const { executionHours, recoveryDays, reversionBusinessDays } = portabilityRules;
const law = "Ley en Materia de Telecomunicaciones y Radiodifusión";

export const portabilityRights = {
  heading: ["El número ", "es tuyo", ""],
  sub: "La ley te protege cuando cambias de compañía. Estos son tus derechos.",
  questions: { label: "Preguntas frecuentes de portabilidad", to: "/preguntas-frecuentes#portabilidad" },
  rights: [
    {
      id: "derecho-conservar",
      summary: "Eliges compañía y conservas tu número",
      text: `Cambiarte es decisión tuya, y tu número se va contigo. Lo dice el artículo 185 de la ${law}.`,
    },
    {
      id: "derecho-gratis",
      summary: "Cambiarte es gratis",
      text: `Ninguna compañía puede cobrarte por portar tu número. Lo dice el artículo 201 de la misma ley.`,
    },
    {
      id: "derecho-iniciar",
      summary: "Solo tú inicias el trámite",
      text: "Lo inicias tú, o quien te representa legalmente, con tu NIP. Ninguna compañía puede pedir el NIP por ti.",
    },
    {
      id: "derecho-tramitar",
      summary: "Lo tramitas con la compañía a la que llegas",
      text: "No tienes que avisar a tu compañía anterior ni pedirle permiso.",
    },
    {
      id: "derecho-plazo",
      summary: `El cambio tarda ${measure(executionHours, "horas")} como máximo`,
      text: "O se hace en la fecha que elijas. El plazo corre desde que tu solicitud cuenta como ingresada.",
    },
    {
      id: "derecho-retener",
      summary: "Tu compañía anterior no puede retenerte",
      text: "No puede condicionar, retrasar ni bloquear el cambio. Tampoco puede exigirte que te quedes.",
    },
    {
      id: "derecho-adeudo",
      summary: "Un adeudo no impide que te cambies",
      text: "Puedes portarte aunque debas. La deuda con la compañía anterior sigue siendo tuya.",
    },
    {
      id: "derecho-revertir",
      summary: "Puedes revertir un cambio que no pediste",
      text: `Tienes ${measure(reversionBusinessDays, "días hábiles")} desde que se ejecutó. Acude a la compañía que tu número dejó.`,
    },
    {
      id: "derecho-recuperar",
      summary: "Puedes recuperar un número cancelado",
      text: `Tienes ${measure(recoveryDays, "días naturales")} desde la cancelación para traerlo a otra compañía.`,
    },
    {
      id: "derecho-reclamar",
      summary: "Puedes reclamar si algo no se cumple",
      text: "Escribe al soporte en la app. También puedes acudir a la Procuraduría Federal del Consumidor (PROFECO).",
    },
    {
      id: "derecho-datos",
      summary: "Tus datos se usan solo para el trámite",
      text: "Lo que entregas para portar tu número no se usa para nada más.",
    },
  ],
} as const;
