/**
 * Installs the editor for a team with the commands in `deploy/editor.md`, on a machine with Node and without the site.
 * The team is a demo company with accounts, a git server and a site.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Debian } from "#scripts/machine/programs/debian.ts";
import { buildCommands, findCommands, findFailures, type Step } from "./guide-commands.ts";
import { editorSteps } from "./runbook-steps.ts";

/** Replaces the commands that need a network; the container uses this machine's packages instead. */
const checkoutCommands = findCommands("2. As root, create a separate user").replace(
  /^.*npm ci$/m,
  "cp --archive /opt/modules node_modules && chown --recursive wim-editor: node_modules",
);
const environmentCommands = findCommands("4. Make `/srv/wim-editor/.env`");
const alertCommands = findCommands("**On a machine without the site**");
const unitCommands = findCommands("Then, on any machine");
const backupCommands = findCommands("On the machine of the editor, every hour");
const restoreCommands = findCommands("The other machine gets `/var/lib/wim-editor/.ssh");

const editorOrigin = "http://localhost:3100";
/** Builds a command that follows the redirects of the sign-in, to the provider and back. */
const buildStatusCommand = (path: string) =>
  `curl --silent --max-time 200 --location --cookie /root/ana --cookie-jar /root/ana --output /dev/null --write-out '%{http_code}' ${editorOrigin}${path}`;
const draftPath = "/srv/wim-editor/.editor/drafts/ana-*";
const noticesFile = "src/content/data/notices.ts";
const waitForEditor = `for _ in $(seq 60); do test "$(${buildStatusCommand("/entrar")})" = 200 && break; sleep 1; done`;

const steps: readonly Step[] = [
  [
    "el aviso de prueba donde no está el sitio, o lo guardado de operations.env",
    "stat --format=%a /srv/wim/operations.env; sleep 3; cat /srv/heard.txt",
    /^600\n\[wim\] Prueba de aviso: prueba en [\s\S]*: \/root\/wim\/deploy\/runbooks\/README\.md/,
  ],
  [
    "el editor para un equipo, o lo que dice al arrancar",
    unitCommands,
    /Cuentas, \S+: contesta;[\s\S]*Repositorio, \S+: bien\.[\s\S]*Sitio: bien\.[\s\S]*Disco: bien\./,
  ],
  [
    "la salud del editor",
    "systemctl start wim-editor-health; journalctl --unit wim-editor-health --output cat",
    /^\{"problems":\[\],"notices":\[\]\}/m,
  ],
  [
    "el aviso de un disco lleno, con el editor encendido",
    `sed -i 's/--retry-delay 70/--retry-delay 1/' /etc/systemd/system/wim-editor-health.service; systemctl daemon-reload
    mount -t tmpfs -o size=1m tmpfs /srv/wim-editor/data/coverage; sleep 61; systemctl start wim-editor-health; sleep 3; umount /srv/wim-editor/data/coverage
    systemctl is-active wim-editor; cat /srv/heard.txt; journalctl --unit wim-editor --output cat --lines 5`,
    /^active$[\s\S]*FALLA: wim-editor-health\.service[\s\S]*"problems":\["Disco"\][\s\S]*Disco: queda menos de 1 GB/m,
  ],
  [
    "el nombre de una variable que no existe",
    `echo EDITOR_WORKSPACE=3 >> /srv/wim-editor/.env; systemctl restart wim-editor; sleep 5
    journalctl --unit wim-editor --output cat --lines 8 | grep -E '^EDITOR_WORKSPACE,|^ *at ' | sort --unique
    sed -i /EDITOR_WORKSPACE=/d /srv/wim-editor/.env; systemctl restart wim-editor; ${waitForEditor}`,
    /^EDITOR_WORKSPACE, en la línea \d+ de \.env, no existe[^\n]*$/,
  ],
  [
    "la entrada de una persona, o su borrador",
    `${buildStatusCommand("/entrar/ir")}; echo; ${buildStatusCommand("/api/menu")}`,
    /^\d+\n200$/,
  ],
  [
    "la línea de un espacio de trabajo que termina solo, o su reinicio",
    `pkill --signal KILL --full workspace-process; sleep 3; ${buildStatusCommand("/api/menu")}
    echo; journalctl --unit wim-editor --output cat --grep workspace-ended`,
    /^200\n\{"audit":\{"event":"workspace-ended",.*"reason":"SIGKILL"/m,
  ],
  [
    "entrar, con un editor en main que no arranca",
    `git clone --quiet /srv/sitio.git /root/developer && cd /root/developer && sed -i '1i import "nothing";' editor/server/start-editor.ts
    git -c user.name=D -c user.email=d@wim.example commit --quiet -am Broken && git push --quiet origin HEAD:main
    pkill --signal KILL --full workspace-process; sleep 3; ${buildStatusCommand("/api/menu")}; sleep 61; curl --silent ${editorOrigin}/entrar/salud`,
    /^200\{"problems":\[\],"notices":\["Versión: hay una versión nueva que instalar/,
  ],
  [
    "el respaldo del editor",
    `runuser -u wim-editor -- sh -c 'cd ${draftPath} && echo // >> ${noticesFile}'
    install -d -o wim-editor /srv/otra; echo 'EDITOR_BACKUP_COPY="rsync --archive ./ /srv/otra/"' >> /srv/wim/operations.env
    mkdir -p /etc/systemd/system/wim-editor-backup.service.d; printf '[Service]\\nReadWritePaths=/srv/otra\\n' > /etc/systemd/system/wim-editor-backup.service.d/other.conf
    ${backupCommands}ls -l /srv/otra`,
    /editor-[\d-]+\.bundle$[\s\S]*editor-[\d-]+\.bundle$/m,
  ],
  [
    "el editor después de un final repentino",
    `kill -KILL $(systemctl show --property=MainPID --value wim-editor); sleep 5; ${waitForEditor}; ${buildStatusCommand("/entrar")}; tail -n 1 ${draftPath}/${noticesFile}`,
    /^200\/\/$/,
  ],
  [
    "restaurar un borrador, de la copia de la otra máquina",
    `rm /var/backups/wim-editor/*; mv /srv/otra/editor-*.bundle /var/backups/wim-editor/editor.bundle; ${restoreCommands.replace(/^systemctl stop .*$/m, `$&\nrm -rf ${draftPath}`)}tail -n 1 ${draftPath}/${noticesFile}`,
    /^ana-\S+: restaurado\.$[\s\S]*^\/\/$/m,
  ],
];

/** Script that starts the company, then writes its settings for the editor to a file. */
const companyScript = `import { writeFileSync } from "node:fs";
import { openDemoCompany } from "/srv/wim-editor/editor/demo/demo-company.ts";
const people = { ana: { name: "Ana", email: "ana@wim.example", groups: ["Marketing"] } };
const { identityProvider, environment } = await openDemoCompany({ bareRepository: "/srv/sitio.git", port: 3100, people });
identityProvider.visitor = "ana";
writeFileSync("/root/editor.env", Object.entries(environment).map((pair) => pair.join("=") + "\\n").join(""));
`;

const nodeCommand = /^tar .*node.*$/m.exec(buildCommands)?.[0];

/** @param archive - name of a release's archive in `/root`. @returns a problem for each failed step of the guide. */
export async function findEditorProblems(debian: Debian, archive: string): Promise<string[]> {
  writeFileSync(join(debian.root, "root/company.mjs"), companyScript);
  const ownAlertCommands = alertCommands
    .replace(/^apt-get update\n/m, "")
    .replace(/^(archive=)\S+/m, `$1/root/${archive}`)
    .replace(/^# Now say.*$/m, `echo 'ALERT_COMMAND="cat >> /srv/heard.txt"' > /srv/wim/operations.env`);
  const preparation = await debian.run(`${nodeCommand}
    ${checkoutCommands}
    echo 127.0.0.1 localhost >> /etc/hosts
    systemd-run --quiet --unit=company --setenv=HOME=/root node /root/company.mjs
    for _ in $(seq 60); do test -s /root/editor.env && break; sleep 1; done
    ${environmentCommands}
    cat /root/editor.env >> /srv/wim-editor/.env
    ${ownAlertCommands}`);
  if (preparation.code !== 0) return [`La guía no prepara el editor para un equipo:\n${preparation.output}`];
  return findFailures(debian, [...steps, ...editorSteps]);
}
