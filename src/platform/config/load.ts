import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { planIds } from "#domain/plans/plan.ts";
import { explainRetiredName } from "./retired-names.ts";
import { commandVariables, formatSkuKey, type Setting, type SettingKey, settings } from "./settings.ts";

export type Config = {
  readonly [Key in SettingKey]: (typeof settings)[Key]["kind"] extends "pending" | "known"
    ? string
    : string | undefined;
};

/**
 * The configuration. `ownVariables`: the variables that hold the operator's own values; `unsetVariables`: those that
 * must still be set before release, in the table's order.
 */
export type LoadedConfig = { config: Config; ownVariables: string[]; unsetVariables: string[] };

/** The value that declines a `decision`, a setting that the site can do without. */
const declineValue = "no";

/** Matches values that are evidently placeholders: reserved hosts, texts in brackets, numbers that do not exist. */
const placeholderPattern = /\.example\b|^\[|pendiente$|0000 0000$/i;

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
  const rows = Object.entries(settings).map(([key, setting]) => ({ key, setting, value: readValue(setting, env) }));
  // Every key of the table is present, so the record is complete.
  const config = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Config;
  refuseContradictions(config, env);
  const ownSettings = rows
    .filter(({ setting, value }) => isOperatorValue(setting, env, value))
    .map((row) => row.setting);
  const unsetSettings = Object.values<Setting>(settings).filter((row) => isAwaited(row) && !ownSettings.includes(row));
  return {
    config,
    ownVariables: ownSettings.map((row) => row.env),
    unsetVariables: unsetSettings.map((row) => row.env),
  };
}

const knownNames: readonly string[] = [...Object.values(settings).map(({ env }) => env), ...commandVariables];

function refuseUnknownNames(names: readonly string[]): void {
  const unknown = names.find((name) => name.startsWith("WIM_") && !knownNames.includes(name));
  if (unknown === undefined) return;
  const explanation = explainRetiredName(unknown);
  if (explanation) throw new Error(`${unknown} ${explanation}.`);
  const countTypos = (name: string) => computePrefixEditDistances(unknown, name)[name.length] ?? unknown.length;
  const nearest = knownNames.toSorted((a, b) => countTypos(a) - countTypos(b))[0];
  throw new Error(`No existe ${unknown}: ¿es ${nearest}? Todos los nombres están en docs/configuration.md.`);
}

function refuseContradictions(config: Config, env: Record<string, string | undefined>): void {
  const { clevertapRegion: region, clevertapAccount: account } = settings;
  if (config.clevertapAccount && !config.clevertapRegion) {
    throw new Error(`Falta ${region.env}: con ${account.env} se esperaba ${region.check.expectedText}.`);
  }
  const hasAccount = (env[account.env]?.trim() ?? "") !== "";
  if (config.clevertapRegion && !hasAccount) {
    throw new Error(`Falta ${account.env}: con ${region.env} se esperaba ${account.check.expectedText}.`);
  }
  const { edgeAddresses: addresses, edgeHeader: header } = settings;
  if (config.edgeHeader && !config.edgeAddresses) {
    throw new Error(`Falta ${addresses.env}: con ${header.env} se esperaba ${addresses.check.expectedText}.`);
  }
  const variablesBySku = new Map<string, string>();
  for (const key of planIds.map(formatSkuKey)) {
    const { env: name } = settings[key];
    const sameSkuVariable = variablesBySku.get(config[key]);
    if (sameSkuVariable)
      throw new Error(
        `${name} y ${sameSkuVariable} valen "${config[key]}": se esperaba un SKU distinto por membresía.`,
      );
    variablesBySku.set(config[key], name);
  }
}

function readValue(setting: Setting, env: Record<string, string | undefined>): string | undefined {
  const text = env[setting.env]?.trim() ?? "";
  if (text === "") {
    if (setting.kind === "pending") return setting.placeholder;
    return setting.kind === "known" ? setting.value : undefined;
  }
  if (setting.kind === "decision" && text.toLowerCase() === declineValue) return undefined;
  if (setting.kind === "pending" && text === setting.placeholder && placeholderPattern.test(text)) return text;
  const parsedText = setting.check.schema.safeParse(text);
  if (parsedText.success) return parsedText.data;
  throw new Error(`${setting.env} vale ${JSON.stringify(text)}: se esperaba ${setting.check.expectedText}.`);
}

const isAwaited = ({ kind }: Setting) => kind === "pending" || kind === "decision";

function isOperatorValue(
  setting: Setting,
  env: Record<string, string | undefined>,
  value: string | undefined,
): boolean {
  const isBlank = (env[setting.env]?.trim() ?? "") === "";
  return !isBlank && !(value !== undefined && placeholderPattern.test(value));
}
