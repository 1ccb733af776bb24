/**
 * `npm run dependencies:check`: finds known vulnerabilities in the packages of the site, of its build and of its
 * server. Fails on severity `high` or above. If the registry does not respond, warns or, with `-- --required` as for
 * releases, fails.
 */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { listSitePackages, readLockfilePackages } from "./release/imported-packages.ts";

/** `holes`: vulnerabilities; `unknown`: no response. */
export type AuditVerdict = { outcome: "clean" | "holes" | "unknown"; text: string };

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string().optional(), nodes: z.array(z.string()) }),
  ),
});

const failing = ["high", "critical"];

/**
 * Evaluates the result of an audit.
 *
 * @param output - of `npm audit --json`.
 * @param places - lockfile paths of the packages to consider.
 */
export function evaluateAudit(output: string, places: ReadonlySet<string>): AuditVerdict {
  const read = report.safeParse(parseJson(output));
  if (!read.success)
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
  const known = Object.entries(read.data.vulnerabilities).map(([name, hole]) => ({ name, ...hole }));
  const found = known.filter(({ nodes }) => nodes.some((place) => places.has(place)));
  const bad = found.filter(({ severity }) => failing.includes(severity));
  const lines = found.map(({ name, severity, range = "" }) => `  ${severity}: ${name} ${range}`.trimEnd());
  if (bad.length > 0)
    return {
      outcome: "holes",
      text: [`Dependencias con fallas graves conocidas: ${bad.length} de ${places.size}.`, ...lines].join("\n"),
    };
  return {
    outcome: "clean",
    text: [`Dependencias revisadas: ${places.size}, sin fallas graves conocidas.`, ...lines].join("\n"),
  };
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

const refusal = z.object({ message: z.string() });

function parseReason(output: string): string {
  const { success, data } = refusal.safeParse(parseJson(output));
  // Omits the registry's address, which depends on the machine.
  return (success ? data.message.replace(/ - .*/s, "") : "") || "no hubo respuesta legible";
}

const limitMs = 60_000;

async function audit(): Promise<string> {
  const args = ["audit", "--json", "--fetch-retries=0", `--fetch-timeout=${limitMs / 2}`];
  const child = spawn("npm", args, {
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
    timeout: limitMs,
  });
  const failed = new Promise<string>((resolve) => child.once("error", ({ message }) => resolve(message)));
  return Promise.race([text(child.stdout), failed]);
}

if (import.meta.main) {
  // Packages that only tests use are left out.
  const places = listSitePackages(readLockfilePackages());
  const { outcome, text: said } = evaluateAudit(await audit(), places);
  const isRequired = process.argv.includes("--required");
  if (outcome === "clean") console.log(said);
  else console.error(said);
  if (outcome === "holes" || (outcome === "unknown" && isRequired)) process.exitCode = 1;
}
