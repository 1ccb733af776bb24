/**
 * Installs the site on a bare Debian with the commands in `deploy/README.md`, and builds it there with its systemd
 * unit. Then installs the editor for a team. Run separately: `node scripts/release/release-install.ts`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { bootDebian, type Debian, ensureDebian } from "#scripts/machine/programs/debian.ts";
import { writeArtefact } from "#scripts/package/write-artefact.ts";
import { findEditorProblems } from "./editor-install.ts";
import { buildCommands, findCommands, findFailures, type Step, writeNodeArchive } from "./guide-commands.ts";
import { formatSection, type ReportSection } from "./release-report.ts";
import { alertSteps, keySteps, runbookSteps } from "./runbook-steps.ts";

const sectionName = "Instalación en Debian";
const installCommands = findCommands("## Install, publish, roll back");
const building = buildCommands;

const leadsCommands = findCommands("**Leads** are in");
const backupCommands = findCommands("The copy is whole");

/** The packages that the guide installs, and openssl, because this machine cannot get a real certificate. */
const packages = [...`${installCommands}${building}`.matchAll(/^apt-get install --yes (.*)$/gm)]
  .flatMap(([, list = ""]) => list.split(" "))
  .concat("openssl");

/** The packages that `npm ci` would download. */
const sharedFolders = { "/opt/modules": "node_modules" };

const buildPageCommand = (path: string) =>
  `curl --silent --insecure --max-time 20 --resolve www.wim.mx:443:127.0.0.1 https://www.wim.mx${path}`;
const buildStatusCommand = (path: string) => `${buildPageCommand(path)} --output /dev/null --write-out '%{http_code}'`;
const coverageCommand = buildStatusCommand(coverageOverlays[0].path);
const leadCommand = `${buildPageCommand(collectorPaths.leadForm)} --data "Name=Ana&Email=ana@wim.example&Terminos=on&CheckPublicidad=on"`;
const legalName = "Operadora de la Prueba";
const legalNameCommand = `${buildPageCommand("/legal")} | grep --only-matching "${legalName}"`;
const greeting = "Hola de la máquina que construye. ";
const legalNameVariable = `WIM_LEGAL_NAME="${legalName}"`;

const installedSteps: readonly Step[] = [
  ["la portada, por nginx", buildStatusCommand("/"), /^200$/],
  ["la salud del servidor", buildStatusCommand("/api/health"), /^200$/],
  [
    "una cobertura sin el servidor",
    `systemctl stop wim.socket wim.service; ${coverageCommand}; systemctl start wim.socket wim.service`,
    /^200$/,
  ],
  [
    "una cobertura con el servidor colgado",
    `systemctl kill --signal=STOP wim; ${coverageCommand}; systemctl kill --signal=CONT wim`,
    /^200$/,
  ],
  ["páginas con 3,000 conexiones calladas", "/srv/wim/current/bin/node /root/silent.mjs", /^200 200 200 200 200$/],
];

const keptDataSteps: readonly Step[] = [
  ["un registro, en el CSV", `${leadCommand}; ${leadsCommands} cat /root/leads.csv`, /ana@wim\.example/],
  ["el respaldo", backupCommands, /wim-[\d-]+\.backup$/],
];

const buildSteps: readonly Step[] = [
  ["la construcción del día", "journalctl --unit wim-build --output cat", /^En uso: wim-/m],
  [
    "un texto que cambió",
    `${buildPageCommand("/conocenos")} | grep --only-matching "${greeting}"`,
    new RegExp(greeting.trim()),
  ],
  ["un valor del operador", legalNameCommand, new RegExp(legalName)],
  ["la publicación anterior", "wim-release list", /^Anterior: wim-/m],
  [
    "los secretos del servidor, lejos de la construcción",
    "runuser -u wim-build -- cat /srv/wim/.env || true",
    /Permission denied$/,
  ],
];

const unchangedSteps = [
  ["la publicación de antes sigue", legalNameCommand, new RegExp(legalName)],
  ["no quedó a medias", buildStatusCommand("/"), /^200$/],
] as const satisfies readonly Step[];

const buildCommand = "systemctl start wim-build; journalctl --unit wim-build --output cat --lines 40";

const missingValueSteps: readonly Step[] = [
  [
    "una construcción sin un valor del operador",
    `sed -i /WIM_LEGAL_NAME/d /srv/wim/site.env; ${buildCommand}`,
    /^WIM_LEGAL_NAME$/m,
  ],
];

/** Steps after a change of package-lock.json: the build must then download packages, which fails without a network. */
const missingPackageSteps: readonly Step[] = [
  [
    "una construcción sin sus paquetes",
    `echo '${legalNameVariable}' > /srv/wim/site.env; ${buildCommand}`,
    /npm (?:error|ERR!)/,
  ],
];

export async function checkInstallation(distDir: string): Promise<ReportSection> {
  if (!ensureDebian(packages)) return createSkippedSection("Pide root en Debian, con debootstrap y systemd-nspawn.");
  const folder = mkdtempSync(join(tmpdir(), "wim-install-"));
  try {
    const debian = await bootDebian(sharedFolders).catch((error: Error) => error);
    if (debian instanceof Error) return createSkippedSection(debian.message);
    try {
      const problems = await findProblemsOn(debian, distDir, folder);
      const outcome =
        "por las palabras de deploy/README.md, con sus avisos, las páginas de deploy/runbooks, su construcción diaria, el editor para un equipo y un certificado hecho ahí mismo.";
      return { name: sectionName, summary: outcome, problems };
    } finally {
      await debian.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const createSkippedSection = (reason: string): ReportSection => ({
  name: sectionName,
  summary: `⚠⚠⚠ No se probó. ${reason}`,
  problems: [],
  weight: "skipped",
});

async function findProblemsOn(debian: Debian, distDir: string, folder: string): Promise<string[]> {
  const { archive } = await writeArtefact(folder, { distDir, nodeFile: process.execPath });
  copyArchive(debian, archive);
  writeFileSync(join(debian.root, "usr/local/bin/certbot"), certificateScript, { mode: 0o755 });
  writeFileSync(join(debian.root, "root/silent.mjs"), silentConnectionsScript);
  const ownInstallCommands = removeUpdate(installCommands).replace(/^(archive=)\S+/m, `$1/root/${basename(archive)}`);
  const firstInstallation = await debian.run(ownInstallCommands);
  if (!firstInstallation.output.endsWith("It serves")) return [`La guía no instala:\n${firstInstallation.output}`];
  const problems = await findFailures(debian, [...installedSteps, ...keptDataSteps, ...alertSteps, ...runbookSteps]);

  const commitChange = createRepository(debian, folder);
  writeNodeArchive(debian, folder);
  const [before = "", start = ""] = removeUpdate(building).split(/^(?=systemctl start wim-build)/m);
  const preparation = await debian.run(before);
  if (preparation.code !== 0) return [...problems, `La guía no prepara la construcción:\n${preparation.output}`];
  const packing = await debian.run(copyPackagesScript);
  if (packing.code !== 0) throw new Error(packing.output);
  await debian.run(
    `echo '${legalNameVariable}' >> /srv/wim/site.env; echo MAIL_SECRET=${"x".repeat(32)} >> /srv/wim/.env`,
  );
  commitChange("src/content/data/copy/about.ts", (text) => text.replace('"intro": "', `$&${greeting}`));
  const { output } = await debian.run(start);
  const buildProblems = await findFailures(debian, buildSteps);
  if (buildProblems.length > 0) return [...problems, ...buildProblems, output.slice(-2_000)];
  problems.push(
    ...(await findFailures(debian, [...missingValueSteps, ...unchangedSteps, ...keySteps])),
    ...(await findProblemsOfEditorMachine(archive)),
  );
  commitChange("package-lock.json", (text) => `${text} `);
  return [...problems, ...(await findFailures(debian, [...missingPackageSteps, ...unchangedSteps]))];
}

function copyArchive(debian: Debian, archive: string): void {
  for (const file of [archive, `${archive}.sha256`]) cpSync(file, join(debian.root, "root", basename(file)));
}

/** Installs the editor on a machine of its own, which has neither the site nor its users. */
async function findProblemsOfEditorMachine(archive: string): Promise<string[]> {
  const debian = await bootDebian(sharedFolders);
  const folder = mkdtempSync(join(tmpdir(), "wim-install-"));
  try {
    copyArchive(debian, archive);
    createRepository(debian, folder);
    writeNodeArchive(debian, folder);
    return await findEditorProblems(debian, basename(archive));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await debian.stop();
  }
}

/** Removes `apt-get update`, because there is no network and the packages are already installed. */
const removeUpdate = (commands: string) => commands.replace(/^apt-get update\n/m, "");

/** Replaces certbot: makes a certificate for the guide's host. */
const certificateScript = `#!/bin/sh
folder=/etc/letsencrypt/live/www.wim.mx
mkdir -p $folder
exec openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.wim.mx -keyout $folder/privkey.pem -out $folder/fullchain.pem 2>/dev/null
`;

/** Opens silent connections from one address, and requests five pages from another. */
const silentConnectionsScript = `import { connect } from "node:net";
import { request } from "node:https";
for (let count = 0; count < 3_000; count += 1) connect(443, "127.0.0.1").on("error", () => {});
await new Promise((done) => setTimeout(done, 3_000));
const headers = { host: "www.wim.mx" };
const ask = () => new Promise((done) => {
  request({ host: "127.0.0.1", localAddress: "127.0.0.2", servername: "www.wim.mx", headers, rejectUnauthorized: false, timeout: 5_000, agent: false }, (answer) => done(answer.resume().statusCode))
    .on("error", (error) => done(error.code)).on("timeout", () => done("timeout")).end();
});
const statuses = [];
for (let visit = 0; visit < 5; visit += 1) statuses.push(await ask());
console.log(statuses.join(" "));
process.exit();
`;

/**
 * Puts the sources at the guide's repository address. Its HEAD names no branch, as at many git servers.
 * a function that commits a change to a file.
 */
function createRepository(debian: Debian, folder: string): (file: string, change: (text: string) => string) => void {
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  };
  const [address] = /https:\S+\.git/.exec(building) ?? [];
  const [place, checkout] = [join(debian.root, "srv/sitio.git"), join(folder, "checkout")];
  git("clone", "--quiet", "--bare", ".", place);
  git("-C", place, "symbolic-ref", "HEAD", "refs/heads/master");
  git("clone", "--quiet", "--branch", "main", place, checkout);
  writeFileSync(
    join(debian.root, "etc/gitconfig"),
    `[safe]\n  directory = *\n[url "/srv/sitio.git"]\n  insteadOf = ${address}\n`,
  );
  return (file, change) => {
    const path = join(checkout, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
    const author = ["-c", "user.name=Ana", "-c", "user.email=ana@wim.example"];
    git("-C", checkout, ...author, "commit", "--quiet", "--all", "--message=Change what is said");
    git("-C", checkout, "push", "--quiet");
  };
}

/** Copies this machine's packages, as if npm had just installed them. */
const copyPackagesScript = `
  cp --archive /opt/modules /srv/wim-build/node_modules
  cp /srv/wim-build/package-lock.json /srv/wim-build/node_modules/.installed
  chown --recursive wim-build: /srv/wim-build/node_modules
  echo fetch-retries=0 > /usr/local/etc/npmrc`;

if (import.meta.main) {
  const section = await checkInstallation(process.env.WIM_DIST ?? "dist");
  console.log(formatSection(section));
  process.exitCode = section.problems.length > 0 ? 1 : 0;
}
