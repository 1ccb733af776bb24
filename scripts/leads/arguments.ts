import { parseArgs } from "node:util";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { parsePastedEmail } from "#domain/text/pasted-email.ts";

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
                                       borra los mensajes recibidos, o bloqueados, hace más de tantos días
  npm run leads -- --register          qué se hizo y cuándo, sin datos personales

  npm run leads -- --backup FILE       respaldo completo, también con el sitio en marcha
  npm run leads -- --restore FILE      pone ese respaldo en DATABASE_FILE, con el sitio detenido`;

export type LeadsCommand =
  | { kind: "summary" }
  | { kind: "csv"; ofUnsubscriptions: boolean; isRaw: boolean; out: string | undefined }
  | { kind: "copy" }
  | { kind: "register" }
  | { kind: "person"; email: string; receivedOn: IsoDay | undefined; act: PersonAction }
  | { kind: "erase-older"; days: number }
  | { kind: "backup"; file: string }
  | { kind: "restore"; file: string };

export type PersonAction =
  | { kind: "hand-out"; asJson: boolean; out: string | undefined }
  | { kind: "block" }
  | { kind: "confirm" }
  | { kind: "erase"; forgetsUnsubscription: boolean };

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;
const options = {
  ...{ csv: flag, raw: flag, unsubscribed: flag, copy: flag, out: text, register: flag, backup: text, restore: text },
  ...{ person: text, json: flag, block: flag, confirm: flag, erase: flag, "forget-opt-out": flag, received: text },
  "older-than": text,
} as const;

type Given = { [Name in keyof typeof options]?: (typeof options)[Name]["type"] extends "string" ? string : boolean };

const commands: readonly { needs: readonly (keyof Given)[]; mayHave?: readonly (keyof Given)[] }[] = [
  { needs: [] },
  { needs: ["csv"], mayHave: ["unsubscribed", "raw", "out"] },
  ...(["copy", "register", "backup", "restore"] as const).map((name) => ({ needs: [name] })),
  { needs: ["person"], mayHave: ["json", "out", "received"] },
  { needs: ["person", "block"], mayHave: ["received"] },
  { needs: ["person", "confirm"] },
  { needs: ["person", "erase"], mayHave: ["forget-opt-out", "received"] },
  { needs: ["older-than", "erase"] },
];

/** Parses the command line. @throws {Error} with the usage in Spanish. */
export function parseLeadsArguments(args: readonly string[]): LeadsCommand {
  try {
    const given: Given = parseArgs({ args: [...args], options }).values;
    const names = Object.keys(given) as (keyof Given)[];
    const isKnown = commands.some(
      ({ needs, mayHave = [] }) =>
        needs.every((name) => names.includes(name)) && names.every((name) => [...needs, ...mayHave].includes(name)),
    );
    if (!isKnown) throw new Error("these options do not go together");
    return parseCommand(given);
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

function parseCommand(given: Given): LeadsCommand {
  const { csv, raw, unsubscribed, copy, out, register, backup, restore, person } = given;
  if (person !== undefined)
    return {
      kind: "person",
      email: parseAddress(person),
      receivedOn: parseDay(given.received),
      act: parseAction(given),
    };
  if (given["older-than"] !== undefined) return { kind: "erase-older", days: parseDayCount(given["older-than"]) };
  if (backup !== undefined) return { kind: "backup", file: requireFileName(backup) };
  if (restore !== undefined) return { kind: "restore", file: requireFileName(restore) };
  if (copy) return { kind: "copy" };
  if (register) return { kind: "register" };
  if (!csv) return { kind: "summary" };
  return { kind: "csv", ofUnsubscriptions: unsubscribed === true, isRaw: raw === true, out };
}

function parseAction({ json, out, block, confirm, erase, ...given }: Given): PersonAction {
  if (block) return { kind: "block" };
  if (confirm) return { kind: "confirm" };
  if (erase) return { kind: "erase", forgetsUnsubscription: given["forget-opt-out"] === true };
  return { kind: "hand-out", asJson: json === true, out };
}

/**
 * Validates an address. An address with other text around it is refused, because it would match no data, as if there
 * were none. Addresses stored under an earlier, less strict rule are accepted.
 */
function parseAddress(email: string): string {
  const read = parsePastedEmail(email);
  if (read.problem === undefined) return read.email;
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
