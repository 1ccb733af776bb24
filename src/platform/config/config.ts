/**
 * The operator's values for this process: from its environment, and from `.env` in the current folder, which is the
 * project's root for every npm command. The environment wins over the file.
 *
 * The values of `contactKeys` are in `src/content/site/operator/contact.ts`, because staff edit them.
 *
 * @throws {Error} on import, if a value is wrong: see {@link loadConfig}.
 */

import type { ContactKey } from "./contact-keys.ts";
import { loadEnvFile } from "./env-file.ts";
import { type Config, type LoadedConfig, loadConfig } from "./load.ts";
import { type SettingKey, settings } from "./settings.ts";

loadEnvFile();

const environment = loadConfig(process.env);

type MachineKey = Exclude<SettingKey, ContactKey>;

export const config: Pick<Config, MachineKey> = environment.config;

/** The contact data of the environment, which apply where staff have left a field empty. */
export const contactOfEnvironment: Pick<Config, ContactKey> = environment.config;

/** Gets a value for programs: undefined until it is set, because a program cannot recognize a placeholder. */
export const getOperatorValue = <Key extends MachineKey>(key: Key): Config[Key] | undefined =>
  environment.unsetVariables.includes(settings[key].env) ? undefined : config[key];

/** Loads all values; those that staff wrote take precedence over the environment. */
export function loadOperatorValues(storedValues: Readonly<Partial<Record<ContactKey, string>>>): LoadedConfig {
  const variables = Object.entries(storedValues).map(([key, value]) => [settings[key as ContactKey].env, value]);
  return loadConfig({ ...process.env, ...Object.fromEntries(variables) });
}
