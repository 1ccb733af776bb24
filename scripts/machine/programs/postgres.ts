import { findPgBouncer } from "#server/testing/databases/test-pgbouncer.ts";
import { findPostgresPrograms } from "#server/testing/databases/test-postgres.ts";
import { installAptPackages } from "./apt.ts";

/** Finds PostgreSQL and PgBouncer, or installs them as root on Debian. @returns whether both are now available. */
export function ensurePostgres(): boolean {
  const isInstalled = () => findPostgresPrograms() !== undefined && findPgBouncer() !== undefined;
  return (
    isInstalled() ||
    (installAptPackages("tests of the store for several machines", "postgresql", "pgbouncer") && isInstalled())
  );
}
