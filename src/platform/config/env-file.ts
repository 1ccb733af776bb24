import { existsSync } from "node:fs";

/** Completes the environment by `.env` in the folder where the process was started; the environment wins. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
