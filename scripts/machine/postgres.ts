import { findPostgresPrograms } from "#server/testing/test-postgres.ts";
import { installAptPackages } from "./apt.ts";

/** Finds PostgreSQL, or installs it as root on Debian. @returns whether PostgreSQL is now available. */
export function ensurePostgres(): boolean {
  const isInstalled = () => findPostgresPrograms() !== undefined;
  return (
    isInstalled() || (installAptPackages("tests of the store for several machines", "postgresql") && isInstalled())
  );
}
