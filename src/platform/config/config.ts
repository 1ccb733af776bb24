/**
 * The operator's values for this process: from its environment, and from `.env` in the current folder, which is the
 * project's root for every npm command. The environment wins over the file.
 *
 * @throws {Error} on import, if a value is wrong: see {@link loadConfig}.
 */
import { loadEnvFile } from "./env-file.ts";
import { type Config, loadConfig } from "./load.ts";
import { type Setting, type SettingKey, settings } from "./settings.ts";

loadEnvFile();

/** `ownSettings` lists the variables with the operator's own values; `unsetSettings`, those to set before release. */
export const { config, own: ownSettings, unset: unsetSettings } = loadConfig(process.env);

/** Gets a value for a program: undefined until the operator has set it, as a program cannot recognize a placeholder. */
export const getOperatorValue = <Key extends SettingKey>(key: Key): Config[Key] | undefined =>
  unsetSettings.includes(settings[key].env) ? undefined : config[key];

/** The placeholders still in use, except that of the site's address, because every absolute URL needs an address. */
export const placeholders: readonly string[] = Object.values<Setting>(settings).flatMap((row) =>
  row.kind === "pending" && row !== settings.siteUrl && unsetSettings.includes(row.env) ? [row.placeholder] : [],
);
