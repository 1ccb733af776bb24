/**
 * Copy of the search for phones with eSIM, and of the other ways to check a phone. Source: the fact file's section on
 * eSIM devices.
 */
import { handset } from "#content/legal/facts/legal-terms.ts";
import { createSampleMark } from "#content/site/samples/sample-mark.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { OtherDevice } from "./other-device-words.ts";
import { deviceSampleNotice } from "./phones.ts";

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
const dialAdvice = `Marca ${eidDialCode}: si aparece un EID, tiene eSIM.`;

/** Answers for things that are not phones. Source: the fact file leaves tablets, watches and laptops out on purpose. */
function describeOtherDevices() {
  const createExcludedAnswer = (deviceNames: string) => ({
    tone: "error" as const,
    title: `No: wim no es para ${deviceNames}`,
    text: "Aunque tenga eSIM, tu membresía es para una línea de celular.",
  });
  const createUnknownAnswer = (deviceName: string) => ({
    tone: "warning" as const,
    title: "Este buscador solo conoce celulares",
    text: `Tu membresía es para una línea de celular. No sabemos si su eSIM funciona en ${deviceName}: pregúntale a soporte antes de contratar.`,
  });
  return {
    tablet: createExcludedAnswer("tabletas"),
    watch: createExcludedAnswer("relojes"),
    laptop: createExcludedAnswer("computadoras"),
    modem: createUnknownAnswer("un módem o hotspot"),
    tracker: createUnknownAnswer("un GPS o rastreador"),
    alarm: createUnknownAnswer("una alarma o cámara"),
    terminal: createUnknownAnswer("una terminal de cobro"),
    television: createUnknownAnswer("una televisión"),
    vehicle: createUnknownAnswer("un vehículo"),
    gadget: createUnknownAnswer("ese aparato"),
    basic: {
      tone: "warning",
      title: "«{text}» no está en la lista",
      text: "Eso no significa que no tenga eSIM, pero la lista no tiene ninguno de teclas. Compruébalo de una de estas formas:",
      isPhone: true,
    },
  } as const satisfies Record<OtherDevice, unknown>;
}

export const deviceSearchCopy = {
  heading: "¿Tu celular es compatible?",
  label: "¿Qué celular tienes?",
  example: "Marca y modelo",
  /** Names of phones that the visitor can look up with one press. */
  examples: { label: "¿Es uno de estos?", names: ["iPhone 15", "Galaxy S24", "Moto Edge 50", "Xiaomi 14"] },
  /** Texts of the drawn phone, on which the answer is shown. */
  phone: {
    network: "Sin servicio",
    title: "Tu eSIM",
    rows: ["Compatible", "Desbloqueado", "Instalación"],
    button: "Instalar mi eSIM",
  },
  /** Title above `ways`, shown before the first answer. */
  ownCheck: "¿No sabes cuál es? Compruébalo tú",
  ask: "Consultar",
  choices: {
    choose: "Elige el tuyo",
    close: "Quizá buscas",
    siblings: "¿O es uno de estos?",
    one: "Hay {n} más: escribe otra palabra.",
    more: "Hay {n} más: sigue escribiendo.",
    announcement: { one: "{n} celular: {names}.", other: "{n} celulares: {names}." },
  },
  notListed: "Mi modelo no aparece",
  forget: ["Olvidar", "este celular"],
  forgotten: "Listo: borramos tu celular de este navegador.",
  waiting: "wim funciona solo con eSIM. Escribe tu modelo y te decimos si la tiene.",
  onList: "Está en la lista. ",
  incomplete: {
    title: "¿Y qué modelo es?",
    text: "Escribe también su nombre, como «iPhone 15», y te decimos si tiene eSIM.",
    region: `Los modelos cambian según el país. ${dialAdvice}`,
  },
  listed: {
    title: "Sí: tu {device}",
    text: "Está en la lista de celulares compatibles con eSIM.",
  },
  conditional: {
    title: "{device} está en la lista, con una condición",
    text: "No todos los que se venden con ese nombre tienen eSIM.",
  },
  sold: {
    no: { title: "No: el {device} de {region} no tiene eSIM", text: `Así lo dice la lista. ${dialAdvice}` },
    unknown: {
      title: "{device} de {region}: depende",
      text: `{listed}Los modelos cambian según el país, y no sabemos si la versión de {region} tiene eSIM. ${dialAdvice}`,
    },
    noted: {
      title: "{device} de {region}: depende",
      text: `{listed}Los modelos cambian según el país. Lo que se sabe de la versión de {region} está en la nota. ${dialAdvice}`,
    },
    yes: {
      title: "Sí: tu {sold}, si muestra un EID",
      text: `{listed}En la versión de {region} no sabemos de diferencias, pero los modelos cambian según el país. ${dialAdvice}`,
    },
    only: {
      title: "Sí: tu {sold}, si muestra un EID",
      text: `{listed}La versión de {region} solo usa eSIM: no tiene bandeja para un chip. ${dialAdvice}`,
    },
  },
  holds: {
    stolen: {
      title: "¿Robado, perdido o con reporte?",
      text: "Si es tuyo, suspende tu línea en la app y pide que bloqueen el celular por su IMEI. Si lo compraste o lo encontraste así, no contrates con él: las compañías suspenden los celulares con reporte, aunque tengan eSIM.",
    },
    account: {
      title: "Primero hay que quitar la cuenta",
      text: "Ese bloqueo no es de una compañía telefónica, sino de una cuenta de Apple, de Google o de una empresa. Solo su dueño lo quita. Si compraste el celular así, pídeselo antes de contratar.",
    },
    copy: {
      title: "Una copia no es el modelo de la lista",
      text: `La lista solo tiene celulares originales. No sabemos si el tuyo tiene eSIM. ${dialAdvice}`,
    },
    locked: {
      title: "Primero hay que desbloquearlo",
      text: "En un celular bloqueado por una compañía la eSIM de wim no se activa.",
    },
  },
  unlockable: {
    title: "Sí: tu {sold}, si está desbloqueado",
    text: "{listed}Si lo vendió otra compañía, puede seguir bloqueado.",
  },
  /** Source: product specification, section 9, for Mexican carriers. */
  unlocking: {
    unpaid: "Si todavía lo pagas, pregúntale a quien te lo vendió.",
    abroad: "No conocemos las reglas de las compañías de otros países: pregúntale a la tuya.",
    carrier: `Pide el desbloqueo a quien te lo vendió: es gratis y tarda ${formatQuantity(handset.unlockHours, "horas")} como máximo, en día hábil.`,
  },
  refurbished: `Un reacondicionado o seminuevo puede venir de otro país, y ahí no siempre tiene eSIM. ${dialAdvice}`,
  twoChips: `Algunos celulares llevan dos chips en lugar de eSIM, como muchos iPhone de Hong Kong. En otros, la segunda línea es la eSIM. ${dialAdvice}`,
  tray: `Muchos celulares tienen bandeja y además eSIM; otros, solo bandeja. ${dialAdvice}`,
  noTray: {
    known: {
      title: "Sí: tu {sold}, si muestra un EID",
      text: `{listed}Hay versiones sin bandeja, que solo usan eSIM. ${dialAdvice}`,
    },
    unknown: `No sabemos de una versión de {device} sin bandeja. ${dialAdvice}`,
  },
  dial: dialAdvice,
  unread: `No sabemos qué cambia «{words}». ${dialAdvice}`,
  locked: "Falta que esté desbloqueado; si no, la eSIM no se puede activar.",
  unlockedNote: "Escribiste que está desbloqueado.",
  notes: "Antes de contratar",
  exact: "Vale para el modelo que se llama exactamente así.",
  unsure: `No sabemos dónde se vendió el tuyo. ${dialAdvice}`,
  choose: {
    title: "¿Cuál es el tuyo?",
    text: "Elige el que se llame exactamente igual. Si no es ninguno, tu modelo no está en la lista.",
  },
  chooseOrType: {
    title: "¿Cuál es el tuyo?",
    text: "Elige el que se llame exactamente igual. Si no lo ves, escribe más de su nombre: hay más en la lista.",
  },
  chooseOne: {
    title: "¿Es {device}?",
    text: "Elígelo solo si tu celular se llama exactamente así. Si no, tu modelo no está en la lista.",
  },
  unlisted: "El celular de «{text}» no está en la lista.",
  close: {
    title: "Ese nombre no está en la lista",
    text: "Estos se le parecen. Elige uno solo si tu celular se llama exactamente así.",
  },
  unknown: {
    title: "«{text}» no está en la lista",
    empty: "Tu modelo no está en la lista",
    text: "Eso no significa que no tenga eSIM. Compruébalo de una de estas formas:",
  },
  otherThings: describeOtherDevices(),
  checks: eidCheckMethods.map(({ heading, text }) => ({ heading, text })),
  noCheck: "Si en ninguna aparece, no contrates todavía: pregúntale al fabricante si tu modelo tiene eSIM.",
  noEsim: {
    title: "No: tu {device} no tiene eSIM",
    text: "wim funciona solo con eSIM. Para usarla necesitas otro celular, con eSIM y desbloqueado.",
  },
  ...createSampleMark(deviceSampleNotice),
} as const;

export const deviceSearchNote =
  "La respuesta del buscador sale de esta lista. Lo que escribes ahí no se envía: tu respuesta se guarda solo en este navegador.";

/** Labels of the links after an answer that is not a plain yes. */
export const deviceSearchLinkLabels = {
  check: "Comprueba el tuyo",
  ways: "Tres formas de comprobarlo",
  list: "Mira cuáles sí están",
  others: "Con cuáles no se puede",
  support: "Habla con una persona",
  stolen: "Qué hacer por robo o extravío",
} as const;
