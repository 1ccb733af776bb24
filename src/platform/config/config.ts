/**
 * The operator's values for this process: its environment, completed by `.env` in the folder where it was started,
 * which is the project's root for every npm command. The environment wins over the file.
 *
 * @throws {Error} on import, if a value is wrong: see {@link loadConfig}.
 */
import { readEnvFile } from "./env-file.ts";
import { type Config, loadConfig } from "./load.ts";
import { type Setting, type SettingKey, settings } from "./settings.ts";

readEnvFile();

/** Variables: `ownSettings` hold the operator's own values, `unsetSettings` must still be set before release. */
export const { config, own: ownSettings, unset: unsetSettings } = loadConfig(process.env);

/** A value for programs, which cannot tell a placeholder from the operator's own: undefined until it is set. */
export const getOwnValue = <Key extends SettingKey>(key: Key): Config[Key] | undefined =>
  unsetSettings.includes(settings[key].env) ? undefined : config[key];

/** The placeholders still in use, except that of the site's address, without which no absolute address is possible. */
export const placeholders: readonly string[] = Object.values<Setting>(settings).flatMap((row) =>
  row.kind === "pending" && row !== settings.siteUrl && unsetSettings.includes(row.env) ? [row.placeholder] : [],
);
