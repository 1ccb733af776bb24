import { type Setting, type SettingKey, settings } from "./settings.ts";

export type Config = {
  readonly [Key in SettingKey]: (typeof settings)[Key]["kind"] extends "pending" | "known"
    ? string
    : string | undefined;
};

/** Declines a `decision`: the site does without it. */
const refusal = "no";

/** Matches placeholder values: reserved hosts, texts in brackets, numbers that do not exist. */
const plainlyMadeUp = /\.example\b|^\[|pendiente$|0000 0000$/i;

/**
 * Reads the configuration from an environment. A missing or blank variable counts as unset, and so does one that
 * repeats a placeholder.
 *
 * @param env - such as `process.env`; nothing else is read.
 * @returns the values, and the names of the variables that must still be set before release, in the table's order.
 * @throws {Error} at the first wrong value: one line in Spanish with the variable, the value and what is expected.
 */
export function loadConfig(env: Record<string, string | undefined>): { config: Config; unset: string[] } {
  const rows = Object.entries(settings).map(([key, setting]) => ({ key, setting, value: read(setting, env) }));
  // Every key of the table is present, so the record is complete.
  const config = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Config;
  if (config.clevertapAccount && !config.clevertapRegion) {
    const { clevertapRegion: region, clevertapAccount: account } = settings;
    throw new Error(`Falta ${region.env}: con ${account.env} se esperaba ${region.check.expected}.`);
  }
  return {
    config,
    unset: rows.filter(({ setting, value }) => isUnset(setting, env, value)).map((row) => row.setting.env),
  };
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

function isUnset(setting: Setting, env: Record<string, string | undefined>, value: string | undefined): boolean {
  if (setting.kind !== "pending" && setting.kind !== "decision") return false;
  const isBlank = (env[setting.env]?.trim() ?? "") === "";
  return isBlank || (value !== undefined && plainlyMadeUp.test(value));
}
