/**
 * The operator's values for this process: from its environment, and from `.env` in the current folder, which is the
 * project's root for every npm command. The environment wins over the file. Contact data is in
 * `src/content/site/operator/contact.ts`, because staff edit it.
 *
 * @throws {Error} on import, if a value is wrong: see {@link loadConfig}.
 */

import { loadEnvFile } from "./env-file.ts";
import { type Config, loadConfig } from "./load.ts";
import { type SettingKey, settings } from "./settings.ts";

loadEnvFile();

const loaded = loadConfig(process.env);

export const { config, ownVariables, unsetVariables } = loaded;

/** Gets a value for programs: undefined until it is set, because a program cannot recognize a placeholder. */
export const getOperatorValue = <Key extends SettingKey>(key: Key): Config[Key] | undefined =>
  unsetVariables.includes(settings[key].env) ? undefined : config[key];
