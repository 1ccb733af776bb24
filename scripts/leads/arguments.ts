import { parseArgs } from "node:util";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { parsePastedEmail } from "#domain/mail/pasted-email.ts";

const usage = `Uso:
  npm run leads                        cuántos hay, el primero y el último
  npm run --silent leads -- --csv      todos, como CSV, en la salida estándar
  npm run leads -- --csv --out FILE    todos, como CSV, en un archivo
                                       los dos, para Excel; con --raw, para programas: sin marca de orden de bytes y
                                       sin el apóstrofo que impide que un nombre sea una fórmula
  npm run leads -- --unsubscribed --csv [--raw] [--out FILE]
                                       los correos que pidieron la baja, como CSV
  npm run leads -- --copy              copia lo que hay en DATABASE_FILE a la base de DATABASE_URL; se puede repetir

  Una persona, por su correo; --received AAAA-MM-DD es el día en que llegó su solicitud, si no fue hoy:
  npm run --silent leads -- --person CORREO [--json] [--out FILE]
                                       todo lo que hay de ella, como texto o JSON
  npm run leads -- --person CORREO --block
                                       bloquea sus datos: ya no salen en ninguna lista
  npm run leads -- --person CORREO --erase [--forget-opt-out]
                                       borra sus datos; de su baja queda una huella, salvo con --forget-opt-out
  npm run leads -- --person CORREO --confirm
                                       anota que confirmó, por un medio que es solo suyo, que quiere recibir correos
  npm run leads -- --older-than DÍAS --erase
                                       borra los mensajes recibidos, o bloqueados, hace más de tantos días, y lo
                                       informa
  npm run leads -- --register          qué se hizo y cuándo, sin datos personales

  npm run leads -- --backup FILE       respaldo completo, también con el sitio en marcha
  npm run leads -- --restore FILE      pone ese respaldo en DATABASE_FILE, con el sitio detenido
  npm run leads -- --merge OLD.sqlite  agrega lo que llegó a ese archivo después del respaldo, las bajas primero; se
                                       puede repetir
  npm run --silent leads -- --database-version
                                       la versión de la base de datos, para wim-release`;

export type LeadsCommand =
  | { kind: "summary" }
  | { kind: "csv"; listsUnsubscriptions: boolean; isRaw: boolean; out: string | undefined }
  | { kind: "copy" }
  | { kind: "register" }
  | { kind: "database-version" }
  | { kind: "person"; email: string; receivedOn: IsoDay | undefined; action: PersonAction }
  | { kind: "erase-older"; days: number }
  | { kind: "backup"; file: string }
  | { kind: "restore"; file: string }
  | { kind: "merge"; file: string };

export type PersonAction =
  | { kind: "hand-out"; isJson: boolean; out: string | undefined }
  | { kind: "block" }
  | { kind: "confirm" }
  | { kind: "erase"; forgetsUnsubscription: boolean };

const flagOption = { type: "boolean" } as const;
const textOption = { type: "string" } as const;
const options = {
  ...{
    csv: flagOption,
    raw: flagOption,
    unsubscribed: flagOption,
    copy: flagOption,
    out: textOption,
    register: flagOption,
    backup: textOption,
    restore: textOption,
    merge: textOption,
    "database-version": flagOption,
  },
  ...{
    person: textOption,
    json: flagOption,
    block: flagOption,
    confirm: flagOption,
    erase: flagOption,
    "forget-opt-out": flagOption,
    received: textOption,
  },
  "older-than": textOption,
} as const;

type GivenOptions = {
  [Name in keyof typeof options]?: (typeof options)[Name]["type"] extends "string" ? string : boolean;
};

const commands: readonly { required: readonly (keyof GivenOptions)[]; optional?: readonly (keyof GivenOptions)[] }[] = [
  { required: [] },
  { required: ["csv"], optional: ["unsubscribed", "raw", "out"] },
  ...(["copy", "register", "backup", "restore", "merge", "database-version"] as const).map((name) => ({
    required: [name],
  })),
  { required: ["person"], optional: ["json", "out", "received"] },
  { required: ["person", "block"], optional: ["received"] },
  { required: ["person", "confirm"] },
  { required: ["person", "erase"], optional: ["forget-opt-out", "received"] },
  { required: ["older-than", "erase"] },
];

/** Parses the command line. @throws {Error} with the usage in Spanish. */
export function parseLeadsArguments(args: readonly string[]): LeadsCommand {
  try {
    const givenOptions: GivenOptions = parseArgs({ args: [...args], options }).values;
    const names = Object.keys(givenOptions) as (keyof GivenOptions)[];
    const isKnownCommand = commands.some(
      ({ required, optional = [] }) =>
        required.every((name) => names.includes(name)) &&
        names.every((name) => [...required, ...optional].includes(name)),
    );
    if (!isKnownCommand) throw new Error("these options do not go together");
    return parseCommand(givenOptions);
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

function parseCommand(givenOptions: GivenOptions): LeadsCommand {
  const { csv, raw, unsubscribed, copy, out, register, backup, restore, merge, person } = givenOptions;
  if (person !== undefined)
    return {
      kind: "person",
      email: parseAddress(person),
      receivedOn: parseDay(givenOptions.received),
      action: parseAction(givenOptions),
    };
  if (givenOptions["older-than"] !== undefined)
    return { kind: "erase-older", days: parseDayCount(givenOptions["older-than"]) };
  if (backup !== undefined) return { kind: "backup", file: requireFileName(backup) };
  if (restore !== undefined) return { kind: "restore", file: requireFileName(restore) };
  if (merge !== undefined) return { kind: "merge", file: requireFileName(merge) };
  if (copy) return { kind: "copy" };
  if (register) return { kind: "register" };
  if (givenOptions["database-version"]) return { kind: "database-version" };
  if (!csv) return { kind: "summary" };
  return { kind: "csv", listsUnsubscriptions: unsubscribed === true, isRaw: raw === true, out };
}

function parseAction({ json, out, block, confirm, erase, ...others }: GivenOptions): PersonAction {
  if (block) return { kind: "block" };
  if (confirm) return { kind: "confirm" };
  if (erase) return { kind: "erase", forgetsUnsubscription: others["forget-opt-out"] === true };
  return { kind: "hand-out", isJson: json === true, out };
}

/**
 * Validates an address. Refuses an address with other text around it, which would match no data and look like no data.
 * Accepts addresses stored under an earlier, less strict rule.
 */
function parseAddress(email: string): string {
  const result = parsePastedEmail(email);
  if (result.problem === undefined) return result.email;
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(email.trim())) throw new Error("not an address alone");
  return email;
}

function parseDay(day: string | undefined): IsoDay | undefined {
  if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error("not a day");
  return day;
}

function parseDayCount(days: string): number {
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new Error("not a count of days");
  return Number(days);
}

function requireFileName(file: string): string {
  if (file === "") throw new Error("no name of a file");
  return file;
}
