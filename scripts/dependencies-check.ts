/**
 * `npm run dependencies:check`: finds known vulnerabilities in the packages of the site, its build and its server.
 * Fails on severity `high` or above. If the registry does not respond, warns; fails instead with `-- --required`, as
 * for releases.
 */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { listSitePackages, readLockfilePackages } from "./package/imported-packages.ts";

/** `unknown`: the registry did not respond. */
export type AuditVerdict = { outcome: "clean" | "vulnerable" | "unknown"; text: string };

const auditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string().optional(), nodes: z.array(z.string()) }),
  ),
});

const failingSeverities = ["high", "critical"];

/**
 * Evaluates the result of an audit.
 *
 * @param output - output of `npm audit --json`.
 * @param lockfilePaths - lockfile paths of the packages to consider.
 */
export function evaluateAudit(output: string, lockfilePaths: ReadonlySet<string>): AuditVerdict {
  const parsedReport = auditReport.safeParse(parseJson(output));
  if (!parsedReport.success)
    return {
      outcome: "unknown",
      text: [
        "!".repeat(72),
        "DEPENDENCIAS SIN REVISAR: el registro de paquetes no respondió a npm audit.",
        `Motivo: ${parseReason(output)}`,
        "No se sabe si hay fallas conocidas. Repite «npm run dependencies:check» donde haya red.",
        "!".repeat(72),
      ].join("\n"),
    };
  const vulnerabilities = Object.entries(parsedReport.data.vulnerabilities).map(([name, hole]) => ({ name, ...hole }));
  const siteVulnerabilities = vulnerabilities.filter(({ nodes }) => nodes.some((place) => lockfilePaths.has(place)));
  const severeVulnerabilities = siteVulnerabilities.filter(({ severity }) => failingSeverities.includes(severity));
  const lines = siteVulnerabilities.map(({ name, severity, range = "" }) =>
    `  ${severity}: ${name} ${range}`.trimEnd(),
  );
  if (severeVulnerabilities.length > 0)
    return {
      outcome: "vulnerable",
      text: [
        `Dependencias con fallas graves conocidas: ${severeVulnerabilities.length} de ${lockfilePaths.size}.`,
        ...lines,
      ].join("\n"),
    };
  return {
    outcome: "clean",
    text: [`Dependencias revisadas: ${lockfilePaths.size}, sin fallas graves conocidas.`, ...lines].join("\n"),
  };
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

const refusalReport = z.object({ message: z.string() });

function parseReason(output: string): string {
  const { success, data } = refusalReport.safeParse(parseJson(output));
  // Omits the registry's address, which depends on the machine.
  return (success ? data.message.replace(/ - .*/s, "") : "") || "no hubo respuesta legible";
}

const auditTimeoutMs = 60_000;

async function runAudit(): Promise<string> {
  const args = ["audit", "--json", "--fetch-retries=0", `--fetch-timeout=${auditTimeoutMs / 2}`];
  const child = spawn("npm", args, {
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
    timeout: auditTimeoutMs,
  });
  const spawnFailure = new Promise<string>((resolve) => child.once("error", ({ message }) => resolve(message)));
  return Promise.race([text(child.stdout), spawnFailure]);
}

if (import.meta.main) {
  // Leaves out packages that only tests use.
  const places = listSitePackages(readLockfilePackages());
  const { outcome, text: message } = evaluateAudit(await runAudit(), places);
  const isRequired = process.argv.includes("--required");
  if (outcome === "clean") console.log(message);
  else console.error(message);
  if (outcome === "vulnerable" || (outcome === "unknown" && isRequired)) process.exitCode = 1;
}
