/**
 * The operator's values for this process: its environment, completed by `.env` in the folder where it was started,
 * which is the project's root for every npm command. The environment wins over the file.
 *
 * @throws {Error} on import, if a value is wrong: see {@link loadConfig}.
 */
import { readEnvFile } from "./env-file.ts";
import { loadConfig } from "./load.ts";

readEnvFile();

/** Variables: `ownSettings` hold the operator's own values, `unsetSettings` must still be set before release. */
export const { config, own: ownSettings, unset: unsetSettings } = loadConfig(process.env);
