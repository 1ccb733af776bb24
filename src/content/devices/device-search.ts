/**
 * Copy of the search for phones with eSIM, and of the other ways to check a phone. Source: the fact file's section on
 * eSIM devices.
 */
import { handset } from "#content/legal/legal-figures.ts";
import { appendSampleNote, createSampleMark } from "#content/site/samples/sample-mark.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { circumstanceWords } from "./circumstance-words.ts";
import { deviceSampleNotice } from "./devices.ts";

/** Length of the EID, which only an eSIM has. Source: fact file. */
export const eidLength = formatQuantity(32, "dígitos");

/** Length of the IMEI, which is unique to each phone. Source: fact file, section 5.6. */
export const imeiLength = formatQuantity(15, "dígitos");

/** Code that a phone dials to show its EID and IMEI. Source: fact file. */
export const eidDialCode = "*#06#";

/** Three ways to check a phone for eSIM without the list. Menu names differ by maker and version. */
export const eidCheckMethods = [
  {
    icon: "phone",
    heading: `Marca ${eidDialCode}`,
    text: `Hazlo como si fueras a llamar. Si aparece un EID de ${eidLength}, tu celular tiene eSIM.`,
  },
  {
    icon: "info",
    heading: "En iPhone",
    text: "Abre Configuración › General › Información. Busca «SIM disponible», «eSIM» o «EID».",
  },
  {
    icon: "search",
    heading: "En Android",
    text: "Abre Configuración › Acerca del teléfono › Estado, y busca el EID. O entra a Conexiones › Administrador de SIM › Agregar eSIM.",
  },
] as const;

/** Advice to check the phone itself, added to answers. */
const dial = `Marca ${eidDialCode}: si aparece un EID, tiene eSIM.`;

/** Source: product specification, section 9. */
const unlocking = `Pide el desbloqueo a quien te lo vendió: es gratis y tarda ${formatQuantity(handset.unlockHours, "horas")} como máximo, en día hábil.`;

export const deviceSearchCopy = {
  heading: "¿Tu celular es compatible?",
  label: "¿Qué celular tienes?",
  example: "Por ejemplo, iPhone 15",
  ask: "Consultar",
  choices: {
    choose: "Elige el tuyo",
    close: "Quizá buscas",
    siblings: "¿O es uno de estos?",
    one: "Hay {n} más: escribe otra palabra.",
    more: "Hay {n} más: sigue escribiendo.",
    told: { one: "{n} celular: {names}.", other: "{n} celulares: {names}." },
  },
  notListed: "Mi modelo no aparece",
  waiting: "wim funciona solo con eSIM. Escribe tu modelo y te decimos si la tiene.",
  listed: {
    title: appendSampleNote(deviceSampleNotice, "Sí: tu {device}"),
    text: "Está en la lista de celulares compatibles con eSIM.",
  },
  conditional: {
    title: "{device} está en la lista, con una condición",
    text: "No todos los que se venden con ese nombre tienen eSIM.",
  },
  regions: Object.fromEntries(Object.entries(circumstanceWords.regions).map(([code, [name]]) => [code, name])),
  sold: {
    no: { title: "No: el {device} de {region} no tiene eSIM", text: `Así lo dice la lista. ${dial}` },
    unknown: {
      title: "{device} de {region}: depende",
      text: `El modelo está en la lista, pero no sabemos si su versión de {region} tiene eSIM. ${dial}`,
    },
    yes: {
      title: appendSampleNote(deviceSampleNotice, "Sí: tu {device} de {region}"),
      text: `Está en la lista, y su versión de {region} no es de las que no tienen eSIM. ${dial}`,
    },
  },
  holds: {
    stolen: {
      title: "¿Robado, perdido o con reporte?",
      text: "Si es tuyo, suspende tu línea en la app y pide que bloqueen el celular por su IMEI. Si lo compraste o lo encontraste así, no contrates con él: las compañías suspenden los celulares con reporte, aunque tengan eSIM.",
    },
    account: {
      title: "Primero hay que quitar la cuenta",
      text: "Ese bloqueo no es de una compañía, sino de la cuenta de Apple o de Google de quien lo usaba: solo esa persona lo quita, con su cuenta. Si lo compraste así, pídeselo antes de contratar.",
    },
    locked: {
      title: "Primero hay que desbloquearlo",
      text: `En un celular bloqueado por una compañía la eSIM de wim no se activa. ${unlocking}`,
    },
    carrier: {
      title: "Sí: tu {device}, si está desbloqueado",
      text: `Está en la lista. Si lo vendió otra compañía, puede seguir bloqueado. ${unlocking}`,
    },
  },
  refurbished: `Un reacondicionado puede venir de otro país, y ahí no siempre tiene eSIM. ${dial}`,
  twoChips: `Algunos celulares llevan dos chips en lugar de eSIM, como muchos iPhone de Hong Kong. ${dial}`,
  dial,
  unread: `No sabemos qué cambia «{words}». ${dial}`,
  locked: "Falta que esté desbloqueado; si no, la eSIM no se puede activar.",
  free: "Escribiste que está desbloqueado.",
  notes: "Antes de contratar",
  exact: "Vale para el modelo que se llama exactamente así.",
  unsure: `No sabemos dónde se vendió el tuyo. ${dial}`,
  choose: {
    title: "¿Cuál es el tuyo?",
    text: "Elige el que se llame exactamente igual. Si no es ninguno, tu modelo no está en la lista.",
  },
  chooseOne: {
    title: "¿Es {device}?",
    text: "Elígelo solo si tu celular se llama exactamente así. Si no, tu modelo no está en la lista.",
  },
  close: {
    title: "Ese nombre no está en la lista",
    text: "Estos se le parecen. Elige uno solo si tu celular se llama exactamente así.",
  },
  unknown: {
    title: "«{text}» no está en la lista",
    empty: "Tu modelo no está en la lista",
    text: "Eso no significa que no tenga eSIM. Compruébalo de una de estas formas:",
  },
  ways: eidCheckMethods.map(({ heading, text }) => ({ heading, text })),
  noWay: "Si en ninguna aparece, tu celular no tiene eSIM y wim no funciona en él.",
  lacking: {
    title: "No: tu {device} no tiene eSIM",
    text: "wim funciona solo con eSIM. Para usarla necesitas otro celular, con eSIM y desbloqueado.",
  },
  ...createSampleMark(deviceSampleNotice),
} as const;

export const deviceSearchNote =
  "La respuesta del buscador sale de esta lista. Lo que escribes ahí no se envía ni se guarda.";

/** Labels of the links after an answer that is not a plain yes. */
export const deviceSearchLinkLabels = {
  check: "Comprueba el tuyo",
  ways: "Tres formas de comprobarlo",
  list: "Mira cuáles sí están",
  others: "Con cuáles no se puede",
  stolen: "Qué hacer por robo o extravío",
} as const;
