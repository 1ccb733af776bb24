import { findExecutableOnPath } from "#scripts/machine/executable.ts";
import { installAptPackages } from "./apt.ts";

/** Programs that read the files of `deploy/monitoring`, and their packages in Debian. */
const packageNames = {
  promtool: "prometheus",
  amtool: "prometheus-alertmanager",
  mtail: "mtail",
  "prometheus-blackbox-exporter": "prometheus-blackbox-exporter",
  "prometheus-nginx-exporter": "prometheus-nginx-exporter",
  logrotate: "logrotate",
} as const;

type Program = keyof typeof packageNames;

/** Finds the programs, or installs them as root on Debian. @returns whether all are now available. */
export function ensureMonitoringPrograms(...programs: readonly Program[]): boolean {
  const isInstalled = () => programs.every((program) => findExecutableOnPath(program) !== undefined);
  const packages = programs.map((program) => packageNames[program]);
  return isInstalled() || (installAptPackages("tests of alerts and logs", ...packages) && isInstalled());
}
