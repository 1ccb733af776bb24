import { closeSync, openSync, writeFileSync } from "node:fs";
import { arcoDeadlines } from "#content/legal/facts/legal-terms.ts";
import { addBusinessDays, federalCalendar } from "#domain/calendar/business-calendar.ts";
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { eventNames } from "#domain/leads/collector-contract.ts";
import type { MailPurpose } from "#server/store/mail/mail-queue.ts";
import type {
  PersonalDataStore,
  PersonMessage,
  PersonRecords,
  RegisterEntry,
  RegisteredAction,
} from "#server/store/personal-data/personal-data.ts";
import type { LeadsCommand } from "./arguments.ts";

type PersonCommand = Extract<LeadsCommand, { kind: "person" }>;

/**
 * Carries out a request about one person's data. Writes the data to standard output or a file, and notes for the
 * operator to standard error.
 */
export async function handlePersonRequest(
  data: PersonalDataStore,
  { email, receivedOn, action }: PersonCommand,
): Promise<void> {
  // Computes the deadlines first, so that an invalid day stops the request before it has an effect.
  const terms = formatDeadlines(receivedOn ?? toLocalDay(new Date(), centralTimeZone));
  if (action.kind === "hand-out") {
    // Opens the file first, so that a failed export is not registered.
    const file = action.out === undefined ? undefined : openSync(action.out, "w", 0o600);
    const { records, entry } = await data.exportRecords(email);
    const asOf = entry.doneAt;
    const output = action.isJson
      ? `${JSON.stringify({ email, asOf, ...records }, undefined, 2)}\n`
      : `${formatRecords(email, asOf, records)}\n`;
    if (file === undefined) process.stdout.write(output);
    else {
      writeFileSync(file, output);
      closeSync(file);
    }
    return console.error([terms, formatRegisterNote(entry)].join("\n"));
  }
  if (action.kind === "confirm") {
    const entry = await data.confirm(email);
    const undoneNote = entry.unsubscriptions > 0 ? " Su baja quedó sin efecto." : "";
    return console.error(`Registros confirmados: ${entry.messages}.${undoneNote}\n${formatRegisterNote(entry)}`);
  }
  if (action.kind === "block") {
    const entry = await data.block(email);
    const blockedNote = `Mensajes bloqueados: ${entry.messages}. Ya no salen en ninguna lista; --person los muestra.`;
    return console.error([blockedNote, externalListsReminder, terms, formatRegisterNote(entry)].join("\n"));
  }
  const entry = await data.erase(email, action);
  const did = `Borrado. Mensajes: ${entry.messages}; bajas: ${entry.unsubscriptions}.`;
  const unsubscriptionNote = action.forgetsUnsubscription
    ? "Si había pedido la baja, ya no se sabe."
    : "Si había pedido la baja, queda una huella que impide escribirle y no deja leer el correo.";
  console.error(
    [did, unsubscriptionNote, externalListsReminder, backupsReminder, terms, formatRegisterNote(entry)].join("\n"),
  );
}

export const backupsReminder =
  "Los respaldos de antes todavía tienen esos datos hasta que se borren; si restauras uno, repite este comando.";

const externalListsReminder =
  "Quita ese correo también de las listas que exportaste y del proveedor que manda los correos.";

function formatDeadlines(receivedOn: IsoDay): string {
  const { answerDays, carryOutDays } = arcoDeadlines;
  const answerBy = addBusinessDays(receivedOn, answerDays, federalCalendar);
  const carryOutBy = addBusinessDays(answerBy, carryOutDays, federalCalendar);
  return [
    `Plazos de una solicitud que llegó el ${receivedOn}:`,
    `  responder si procede: a más tardar el ${answerBy} (${answerDays} días hábiles)`,
    `  hacerla efectiva: ${carryOutDays} días hábiles desde la respuesta; a más tardar el ${carryOutBy}`,
  ].join("\n");
}

const actionNames: Record<RegisteredAction, string> = {
  "hand-out": "datos entregados",
  block: "datos bloqueados",
  confirm: "consentimiento confirmado",
  "undo-opt-out": "baja deshecha por su dueño",
  erase: "datos borrados",
  "erase-older": "datos borrados por antigüedad",
};

function formatRegisterNote(entry: RegisterEntry): string {
  return `Anotado en el registro con el folio ${entry.id}: ponlo en el expediente de la solicitud.`;
}

export function formatRegisterEntry({
  id,
  doneAt,
  action,
  messages,
  unsubscriptions,
  olderThanDays,
}: RegisterEntry): string {
  const age = olderThanDays === null ? "" : ` (más de ${olderThanDays} días)`;
  return `${doneAt}  ${id}  ${actionNames[action]}${age}; mensajes: ${messages}, bajas: ${unsubscriptions}`;
}

function formatRecords(email: string, asOf: string, records: PersonRecords): string {
  const { messages, unsubscriptions, mails, erasedUnsubscriptionAt } = records;
  const lines = [`Datos de ${email} guardados en este sitio, al ${asOf}. Las horas son UTC.`, ""];
  if (messages.length === 0 && unsubscriptions.length === 0 && mails.length === 0)
    lines.push("No hay datos con este correo.", "");
  for (const message of messages) lines.push(...formatMessageLines(message), "");
  for (const { email: typedAddress, firstAt, lastAt, undoneAt, confirmedAt } of unsubscriptions)
    lines.push(
      `Baja de los correos de promoción, escrita como «${typedAddress}»`,
      `  Pedida por primera vez: ${firstAt}`,
      `  Pedida por última vez: ${lastAt}`,
      ...(confirmedAt === null ? [] : [`  Confirmada por su dueño: ${confirmedAt}`]),
      ...(undoneAt === null ? [] : [`  Sin efecto desde: ${undoneAt}, porque su dueño confirmó que quiere correos`]),
      "",
    );
  for (const { purpose, askedAt, sentAt } of mails)
    lines.push(
      mailTitles[purpose],
      `  Pedido: ${askedAt}`,
      `  Mandado por última vez: ${sentAt ?? "todavía no, o no se pudo"}`,
      "",
    );
  if (erasedUnsubscriptionAt !== null)
    lines.push(
      `Se borraron datos de este correo; queda la huella de su baja, pedida el ${erasedUnsubscriptionAt}.`,
      "",
    );
  return lines.join("\n").trimEnd();
}

const mailTitles: Record<MailPurpose, string> = {
  lead: "Correo para confirmar el formulario",
  "opt-out": "Correo para confirmar o deshacer la baja",
};

const messageTitles: Record<string, string> = {
  [eventNames.identify]: "Formulario con nombre y correo",
  [eventNames.formSubmitted]: "Aviso de que el formulario se envió",
};

const fieldLabels: Record<string, string> = {
  ...{ Name: "Nombre", Email: "Correo", Channel: "Canal", IsLead: "Es un registro del formulario" },
  ...{ Terminos: "Aceptó el aviso de privacidad", CheckPublicidad: "Aceptó recibir comunicaciones" },
  ...{ Source: "Origen", "From form": "Formulario" },
};

function formatMessageLines({ Identity, event, page, properties, ...times }: PersonMessage): string[] {
  const formatValue = (value: string | number | boolean) =>
    typeof value === "boolean" ? (value ? "sí" : "no") : value;
  return [
    messageTitles[event] ?? `Visita a una página: ${page}`,
    `  Recibido: ${times.receivedAt}`,
    ...Object.entries(properties).map(([name, value]) => `  ${fieldLabels[name] ?? name}: ${formatValue(value)}`),
    `  Identificador al azar: ${Identity}`,
    ...(times.confirmedAt === null ? [] : [`  Confirmado por su dueño: ${times.confirmedAt}`]),
    ...(times.blockedAt === null ? [] : [`  Bloqueado desde: ${times.blockedAt}`]),
  ];
}
