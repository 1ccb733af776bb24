import { planIds } from "#domain/plans/plan.ts";
import { computePrefixEditDistances } from "#domain/text/prefix-edit-distances.ts";
import { commandVariables, formatSkuKey, type Setting, type SettingKey, settings } from "./settings.ts";

export type Config = {
  readonly [Key in SettingKey]: (typeof settings)[Key]["kind"] extends "pending" | "known"
    ? string
    : string | undefined;
};

/**
 * `own`: the variables that hold the operator's own values; `unset`: those that must still be set before release, in the
 * table's order.
 */
export type LoadedConfig = { config: Config; own: string[]; unset: string[] };

/** The value that declines a `decision`, a setting that the site can do without. */
const refusal = "no";

/** Matches values that are evidently placeholders: reserved hosts, texts in brackets, numbers that do not exist. */
const plainlyMadeUp = /\.example\b|^\[|pendiente$|0000 0000$/i;

/**
 * Reads the configuration from an environment. A missing or blank variable counts as unset, and so does one that
 * repeats a placeholder.
 *
 * @param env - such as `process.env`; nothing else is read.
 * @throws {Error} at the first wrong name or value, or values that contradict each other: one line in Spanish with the
 *   variable, the value and what is expected.
 */
export function loadConfig(env: Record<string, string | undefined>): LoadedConfig {
  refuseUnknownNames(Object.keys(env));
  const rows = Object.entries(settings).map(([key, setting]) => ({ key, setting, value: read(setting, env) }));
  // Every key of the table is present, so the record is complete.
  const config = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Config;
  refuseContradictions(config, env);
  const own = rows.filter(({ setting, value }) => isOwn(setting, env, value)).map((row) => row.setting);
  const unset = Object.values<Setting>(settings).filter((row) => isAwaited(row) && !own.includes(row));
  return { config, own: own.map((row) => row.env), unset: unset.map((row) => row.env) };
}

const ourNames: readonly string[] = [...Object.values(settings).map(({ env }) => env), ...commandVariables];

function refuseUnknownNames(names: readonly string[]): void {
  const unknown = names.find((name) => name.startsWith("WIM_") && !ourNames.includes(name));
  if (unknown === undefined) return;
  const slips = (name: string) => computePrefixEditDistances(unknown, name)[name.length] ?? unknown.length;
  const nearest = ourNames.toSorted((a, b) => slips(a) - slips(b))[0];
  throw new Error(`No existe ${unknown}: ¿es ${nearest}? Todos los nombres están en docs/configuration.md.`);
}

function refuseContradictions(config: Config, env: Record<string, string | undefined>): void {
  const { clevertapRegion: region, clevertapAccount: account } = settings;
  if (config.clevertapAccount && !config.clevertapRegion) {
    throw new Error(`Falta ${region.env}: con ${account.env} se esperaba ${region.check.expected}.`);
  }
  const hasAccount = (env[account.env]?.trim() ?? "") !== "";
  if (config.clevertapRegion && !hasAccount) {
    throw new Error(`Falta ${account.env}: con ${region.env} se esperaba ${account.check.expected}.`);
  }
  const { edgeAddresses: addresses, edgeHeader: header } = settings;
  if (config.edgeHeader && !config.edgeAddresses) {
    throw new Error(`Falta ${addresses.env}: con ${header.env} se esperaba ${addresses.check.expected}.`);
  }
  const seen = new Map<string, string>();
  for (const key of planIds.map(formatSkuKey)) {
    const { env: name } = settings[key];
    const twin = seen.get(config[key]);
    if (twin) throw new Error(`${name} y ${twin} valen "${config[key]}": se esperaba un SKU distinto por membresía.`);
    seen.set(config[key], name);
  }
}

function read(setting: Setting, env: Record<string, string | undefined>): string | undefined {
  const given = env[setting.env]?.trim() ?? "";
  if (given === "") {
    if (setting.kind === "pending") return setting.placeholder;
    return setting.kind === "known" ? setting.value : undefined;
  }
  if (setting.kind === "decision" && given.toLowerCase() === refusal) return undefined;
  if (setting.kind === "pending" && given === setting.placeholder && plainlyMadeUp.test(given)) return given;
  const checked = setting.check.schema.safeParse(given);
  if (checked.success) return checked.data;
  throw new Error(`${setting.env} vale ${JSON.stringify(given)}: se esperaba ${setting.check.expected}.`);
}

const isAwaited = ({ kind }: Setting) => kind === "pending" || kind === "decision";

function isOwn(setting: Setting, env: Record<string, string | undefined>, value: string | undefined): boolean {
  const isBlank = (env[setting.env]?.trim() ?? "") === "";
  return !isBlank && !(value !== undefined && plainlyMadeUp.test(value));
}
