/**
 * Installs the site on a bare Debian with the commands in `deploy/README.md`, and builds the site there with its
 * systemd unit, and the editor for a team. Run separately: `node scripts/release/release-install.ts`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { bootDebian, type Debian, ensureDebian } from "#scripts/machine/debian.ts";
import { writeArtefact } from "#scripts/package/write-artefact.ts";
import { findEditorProblems } from "./editor-install.ts";
import { buildCommands, findCommands, findFailures, type Step, writeNodeArchive } from "./guide-commands.ts";
import { formatSection, type Section } from "./release-report.ts";

const name = "Instalación en Debian";
const installing = findCommands("## Install, publish, roll back");
const building = buildCommands;

const keepingLeads = findCommands("**Leads** are in");
const backingUp = findCommands("The copy is whole");

/** The packages that the guide installs, and openssl, because this machine cannot get a real certificate. */
const packages = [...`${installing}${building}`.matchAll(/^apt-get install --yes (.*)$/gm)]
  .flatMap(([, list = ""]) => list.split(" "))
  .concat("openssl");

const page = (path: string) =>
  `curl --silent --insecure --max-time 20 --resolve www.wim.mx:443:127.0.0.1 https://www.wim.mx${path}`;
const buildStatusCommand = (path: string) => `${page(path)} --output /dev/null --write-out '%{http_code}'`;
const coverage = buildStatusCommand(coverageOverlays[0].path);
const lead = `${page(collectorPaths.leadForm)} --data "Name=Ana&Email=ana@wim.example&Terminos=on&CheckPublicidad=on"`;
const owner = "Operadora de la Prueba";
const owners = `${page("/legal")} | grep --only-matching "${owner}"`;
const greeting = "Hola de la máquina que construye. ";
const ownName = `WIM_LEGAL_NAME="${owner}"`;

const installed: readonly Step[] = [
  ["la portada, por nginx", buildStatusCommand("/"), /^200$/],
  ["la salud del servidor", buildStatusCommand("/api/health"), /^200$/],
  [
    "una cobertura sin el servidor",
    `systemctl stop wim.socket wim.service; ${coverage}; systemctl start wim.socket wim.service`,
    /^200$/,
  ],
  [
    "una cobertura con el servidor colgado",
    `systemctl kill --signal=STOP wim; ${coverage}; systemctl kill --signal=CONT wim`,
    /^200$/,
  ],
  ["páginas con 3,000 conexiones calladas", "/srv/wim/current/bin/node /root/silent.mjs", /^200 200 200 200 200$/],
];

const kept: readonly Step[] = [
  ["un registro, en el CSV", `${lead}; ${keepingLeads} cat /root/leads.csv`, /ana@wim\.example/],
  ["el respaldo del día", backingUp, /wim-[\d-]+\.sqlite$/],
];

const built: readonly Step[] = [
  ["la construcción del día", "journalctl --unit wim-build --output cat", /^En uso: wim-/m],
  ["un texto que cambió", `${page("/conocenos")} | grep --only-matching "${greeting}"`, new RegExp(greeting.trim())],
  ["un valor del operador", owners, new RegExp(owner)],
  ["la publicación anterior", "wim-release list", /^Anterior: wim-/m],
  [
    "los secretos del servidor, lejos de la construcción",
    "runuser -u wim-build -- cat /srv/wim/.env || true",
    /Permission denied$/,
  ],
];

const stays = [
  ["la publicación de antes sigue", owners, new RegExp(owner)],
  ["no quedó a medias", buildStatusCommand("/"), /^200$/],
] as const satisfies readonly Step[];

const build = "systemctl start wim-build; journalctl --unit wim-build --output cat --lines 40";

const withoutValue: readonly Step[] = [
  [
    "una construcción sin un valor del operador",
    `sed -i /WIM_LEGAL_NAME/d /srv/wim/site.env; ${build}`,
    /^WIM_LEGAL_NAME$/m,
  ],
];

/** Run after a change of package-lock.json: the build must then download packages, which fails without network. */
const withoutPackages: readonly Step[] = [
  ["una construcción sin sus paquetes", `echo '${ownName}' > /srv/wim/site.env; ${build}`, /npm (?:error|ERR!)/],
];

export async function checkInstallation(distDir: string): Promise<Section> {
  if (!ensureDebian(packages)) return createSkippedSection("Pide root en Debian, con debootstrap y systemd-nspawn.");
  const folder = mkdtempSync(join(tmpdir(), "wim-install-"));
  try {
    const debian = await bootDebian({ "/opt/modules": "node_modules" }).catch((error: Error) => error);
    if (debian instanceof Error) return createSkippedSection(debian.message);
    try {
      const problems = await problemsOn(debian, distDir, folder);
      const seen =
        "por las palabras de deploy/README.md, con su construcción diaria, el editor para un equipo y un certificado hecho ahí mismo.";
      return { name, summary: seen, problems };
    } finally {
      await debian.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const createSkippedSection = (why: string): Section => ({
  name,
  summary: `⚠⚠⚠ No se probó. ${why}`,
  problems: [],
  weight: "skipped",
});

async function problemsOn(debian: Debian, distDir: string, folder: string): Promise<string[]> {
  const { archive } = await writeArtefact(folder, { distDir, nodeFile: process.execPath });
  for (const file of [archive, `${archive}.sha256`]) cpSync(file, join(debian.root, "root", basename(file)));
  writeFileSync(join(debian.root, "usr/local/bin/certbot"), certificate, { mode: 0o755 });
  writeFileSync(join(debian.root, "root/silent.mjs"), silentConnections);
  const own = withoutUpdate(installing).replace(/^(archive=)\S+/m, `$1/root/${basename(archive)}`);
  const first = await debian.run(own);
  if (!first.output.endsWith("It serves")) return [`La guía no instala:\n${first.output}`];
  const problems = await findFailures(debian, [...installed, ...kept]);

  const commit = repository(debian, folder);
  writeNodeArchive(debian, folder);
  const [before = "", start = ""] = withoutUpdate(building).split(/^(?=systemctl start wim-build)/m);
  const prepared = await debian.run(before);
  if (prepared.code !== 0) return [...problems, `La guía no prepara la construcción:\n${prepared.output}`];
  const packed = await debian.run(withoutNetwork);
  if (packed.code !== 0) throw new Error(packed.output);
  await debian.run(`echo '${ownName}' >> /srv/wim/site.env; echo MAIL_SECRET=${"x".repeat(32)} >> /srv/wim/.env`);
  commit("src/content/data/words/about.ts", (text) => text.replace('"intro": "', `$&${greeting}`));
  const { output } = await debian.run(start);
  const afterwards = await findFailures(debian, built);
  if (afterwards.length > 0) return [...problems, ...afterwards, output.slice(-2_000)];
  problems.push(...(await findFailures(debian, [...withoutValue, ...stays])), ...(await findEditorProblems(debian)));
  commit("package-lock.json", (text) => `${text} `);
  return [...problems, ...(await findFailures(debian, [...withoutPackages, ...stays]))];
}

/** Removes `apt-get update`, because there is no network and the packages are already installed. */
const withoutUpdate = (commands: string) => commands.replace(/^apt-get update\n/m, "");

/** Runs in place of certbot, and makes a certificate for the guide's host. */
const certificate = `#!/bin/sh
folder=/etc/letsencrypt/live/www.wim.mx
mkdir -p $folder
exec openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.wim.mx -keyout $folder/privkey.pem -out $folder/fullchain.pem 2>/dev/null
`;

/** Opens silent connections from one address, and requests five pages from another address. */
const silentConnections = `import { connect } from "node:net";
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

/** Puts the sources at the repository address of the guide. @returns a function that commits a change to a file. */
function repository(debian: Debian, folder: string): (file: string, change: (text: string) => string) => void {
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  };
  const [address] = /https:\S+\.git/.exec(building) ?? [];
  const [place, checkout] = [join(debian.root, "srv/sitio.git"), join(folder, "checkout")];
  git("clone", "--quiet", "--bare", ".", place);
  git("clone", "--quiet", place, checkout);
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

/** Copies the packages of this machine, as if npm had just installed them. */
const withoutNetwork = `
  cp --archive /opt/modules /srv/wim-build/node_modules
  cp /srv/wim-build/package-lock.json /srv/wim-build/node_modules/.installed
  chown --recursive wim-build: /srv/wim-build/node_modules
  echo fetch-retries=0 > /usr/local/etc/npmrc`;

if (import.meta.main) {
  const section = await checkInstallation(process.env.WIM_DIST ?? "dist");
  console.log(formatSection(section));
  process.exitCode = section.problems.length > 0 ? 1 : 0;
}
