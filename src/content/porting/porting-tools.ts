/** Copy of the porting page's two tools; the figures come from `portingRules` and the business calendar. */
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import type { MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import { maxBusinessDaysAfterEntry } from "#domain/porting/porting.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { portingRequirements, portingTimeRules } from "./porting-page.ts";

const { hours, recoveryDays } = portingRules;
const { years } = federalCalendar;
const openingHour = `${hours.from}\u00a0h`;
const [{ requested, latest }] = portingTimeRules.table.rows;
const officialAnswer = "Es una estimación: la respuesta que cuenta es la de la app.";

/** Source: Ley de los Husos Horarios, 28 October 2022. */
const zoneLabels = {
  centre: "Casi todo el país",
  pacific: "Pacífico",
  northwest: "Baja California",
  southeast: "Quintana Roo",
  northBorder: "Ciudad Juárez",
  northeastBorder: "Frontera noreste",
} as const satisfies Record<MexicanZoneId, string>;

const zoneTimes = {
  centre: "Hora del centro de México",
  pacific: "Hora del Pacífico",
  northwest: "Hora de Baja California",
  southeast: "Hora de Quintana Roo",
  northBorder: "Hora de Ciudad Juárez",
  northeastBorder: "Hora de la frontera noreste",
} as const satisfies Record<MexicanZoneId, string>;

export const portingPlannerCopy = {
  heading: "¿Cuándo haces tu solicitud?",
  intro: "Usa la hora actual o escribe otra: te damos tus fechas.",
  waiting: {
    title: "Por ejemplo",
    text: `Si haces tu solicitud un ${requested.day} a las ${requested.time}, queda a más tardar el ${latest.day}, ${latest.time}.`,
  },
  detailsLabel: "Cambia la zona, el NIP o el día",
  day: "Día de tu solicitud",
  time: "Hora",
  currentTime: "Usar la hora actual",
  zone: "¿Dónde estás?",
  zoneHint:
    "Lees y escribes las horas de esta zona. Pacífico: Sonora, Sinaloa, Nayarit y Baja California Sur. Frontera noreste: Matamoros, Reynosa, Nuevo Laredo y Ojinaga.",
  zones: zoneLabels,
  zoneTimes,
  nip: { legend: "¿Cuándo generas tu NIP?", same: "Al solicitar", before: "Antes" },
  nipDay: "Día de tu NIP",
  nipTime: "Hora de tu NIP",
  date: { legend: "¿Cuándo quieres tu cambio?", soonest: "Lo antes posible", chosen: "Elijo un día" },
  chosenDay: "Día de tu cambio",
  chosenHint: "La app te dice hasta qué día puedes elegir.",
  result: {
    soonest: {
      ahead: "Tu número queda a más tardar el {moment}",
      passed: "Tu número debió quedar a más tardar el {moment}",
    },
    chosen: {
      ahead: "Tu número llega en la madrugada del {day}",
      passed: "Tu número debió llegar en la madrugada del {day}",
    },
    atCentre: "En el centro de México: {moment}",
  },
  timing: {
    past: "El día de tu solicitud ya pasó. Si todavía no la haces, escribe uno de hoy en adelante.",
    far: "Falta mucho: los descansos o las reglas pueden cambiar. Calcula otra vez unos días antes.",
  },
  timeline: {
    entered: "Tu solicitud cuenta",
    latest: "A más tardar queda",
    chosen: "Se hace el cambio",
    chosenDawn: "Madrugada del {day}",
    nip: "Tu NIP vale hasta",
    reversible: "Último día para revertir",
  },
  reasons: {
    inHours: "La haces en horario: cuenta al momento.",
    beforeHours: `Antes de las ${openingHour} del centro cuenta hasta el siguiente día hábil. Si la haces desde las ${openingHour}, cuenta ese mismo día.`,
    afterHours: `Después de las ${hours.to}\u00a0h del centro cuenta hasta el siguiente día hábil.`,
    weekend: "En fin de semana cuenta hasta el siguiente día hábil.",
    restDay: "Ese día es descanso obligatorio: cuenta hasta el siguiente día hábil.",
  },
  details: {
    notBusinessDay: "Ese día no es hábil: confirma en la app que el cambio se hace entonces.",
    lateDay: `Ese día está a más de ${formatQuantity(maxBusinessDaysAfterEntry, "días hábiles")} de tu solicitud: quizá la app no te deje elegirlo.`,
  },
  nipWarning: {
    title: "Genera otro NIP",
    text: "El tuyo vence antes de que tu solicitud cuente como ingresada. Pide otro: no te cuesta.",
  },
  problem: {
    title: "Revisa las fechas",
    text: "En cuanto las corrijas, te mostramos tus plazos.",
    incomplete: "Escribe un día y una hora que existan.",
    nipMissing: "Escribe el día y la hora de tu NIP",
    dayMissing: "Elige el día de tu cambio",
    outOfCalendar: `Elige un día de ${years.first} a ${years.last}.`,
    endsOutOfCalendar: `Elige un día anterior: con este, algún plazo termina después de ${years.last}.`,
    nipAfterRequest: "Tu NIP tiene que existir antes de tu solicitud.",
    nipExpired: "Ese NIP venció el {moment}. Pide otro: no te cuesta.",
    dayTooEarly: "Elige el {day} o un día posterior.",
  },
  save: "Guardar en mi calendario",
  dates: "Las fechas de tu cambio",
  saveFailed: "No pudimos preparar el archivo. Revisa tu conexión y reintenta.",
  note: officialAnswer,
  file: {
    name: "portabilidad-wim.ics",
    calendar: "Mi cambio a wim",
    entered: "Tu portabilidad cuenta como ingresada",
    latest: "Límite de tu portabilidad",
    chosen: "Tu número llega a wim en la madrugada",
    nip: "Vence tu NIP de portabilidad",
    reversible: "Último día para revertir tu portabilidad",
    description: officialAnswer,
  },
} as const;

export const portingEligibilityCopy = {
  heading: "¿Puedes traer tu número?",
  kind: { legend: "¿De qué es tu número?", mobile: "Celular", landline: "Teléfono fijo" },
  status: { legend: "¿Cómo está tu línea?", active: "Activa", cancelled: "Cancelada" },
  cancelledOn: "¿Qué día se canceló?",
  cancelledHint: "Con el día aproximado basta; la app lo confirma.",
  billingType: {
    legend: "¿Cómo la pagas?",
    prepaid: "Prepago",
    prepaidDetail: "Recargas",
    postpaid: "Pospago",
    postpaidDetail: "Pagas cada mes",
  },
  waiting: { title: "Contesta y te decimos. Esto es lo que cuenta:", points: portingRequirements.points },
  verdicts: {
    yes: "Sí, puedes traerlo",
    ask: "Primero pregunta a tu compañía",
    no: "No se puede traer",
  },
  reasons: {
    landline: "Se porta de celular a celular: un número fijo no puede llegar a wim.",
    lineActive: "Tu línea está activa.",
    cancelledInTime: `Se canceló hace ${formatQuantity(recoveryDays, "días naturales")} o menos. Puedes traerla hasta el {day}.`,
    cancelledTooLongAgo: `Pasaron más de ${formatQuantity(recoveryDays, "días naturales")} desde la cancelación. El plazo terminó el {day}.`,
    samePrepaid: "Es de prepago, como las membresías de wim.",
    postpaid: "wim es de prepago y se porta en la misma modalidad. Pregunta a tu compañía si puede pasarte a prepago.",
  },
  futureDay: "Elige hoy o un día anterior.",
  next: {
    yes: "Ahora revisa tu celular. Después, pide tu NIP.",
    ask: "Mientras tanto, revisa tu celular.",
    no: "También puedes empezar con un número nuevo.",
  },
  compatibility: "Revisa tu celular",
  steps: "Mira los pasos",
  plans: "Compara las membresías",
  note: `${officialAnswer} Lo que contestas se queda en tu navegador.`,
} as const;
