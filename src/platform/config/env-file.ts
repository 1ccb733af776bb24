import { existsSync, readFileSync } from "node:fs";

/** Without quotes, Node ends a value at `#`, as in a street's number, while systemd goes on. */
const cutValue = /^\s*(?:export\s+)?(WIM_\w+)\s*=(?!\s*["'`])[^\n#]*#/m;

/**
 * Completes the environment by `.env` in the folder where the process was started; the environment wins.
 *
 * @throws {Error} with one line of Spanish, if only a part of a value would be read.
 */
export function readEnvFile(file = ".env"): void {
  if (!existsSync(file)) return;
  const [, name] = cutValue.exec(readFileSync(file, "utf8")) ?? [];
  if (name)
    throw new Error(
      `${name} tiene un # en ${file}, y no se leería lo que sigue: escribe el valor entre comillas, y los comentarios en su propia línea.`,
    );
  process.loadEnvFile(file);
}
