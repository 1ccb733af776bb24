/**
 * Installs the editor for a team with the commands in `deploy/README.md`, on a machine where Node is installed, with a
 * company of its own: accounts, git server and site.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Debian } from "#scripts/machine/debian.ts";
import { findCommands, findFailures, type Step } from "./guide-commands.ts";

/** Replaces what needs a network: the packages are those of this machine, which the container sees there. */
const checkout = findCommands("2. As root, create a separate user").replace(
  /^.*npm ci$/m,
  "cp --archive /opt/modules node_modules && chown --recursive wim-editor: node_modules",
);
const environment = findCommands("4. Make `/srv/wim-editor/.env`");
const unit = findCommands("5. Install its unit");
const backup = findCommands("On the machine of the editor, every hour");
const restore = findCommands("Copy the newest to another machine, and `.env` too");

const editor = "http://localhost:3100";
/** Follows the redirects of the sign-in, to the provider and back. */
const ask = (path: string) =>
  `curl --silent --max-time 200 --location --cookie /root/ana --cookie-jar /root/ana --output /dev/null --write-out '%{http_code}' ${editor}${path}`;
const draft = "/srv/wim-editor/.editor/drafts/ana-*";
const notices = "src/content/data/notices.ts";
const waitForEditor = `for _ in $(seq 60); do test "$(${ask("/entrar")})" = 200 && break; sleep 1; done`;

const steps: readonly Step[] = [
  [
    "el editor para un equipo, o lo que dice al arrancar",
    unit,
    /Cuentas, \S+: bien\.[\s\S]*Repositorio, \S+: bien\.[\s\S]*Sitio: bien\./,
  ],
  ["la entrada de una persona, o su borrador", `${ask("/entrar/ir")}; echo; ${ask("/api/menu")}`, /^\d+\n200$/],
  [
    "el respaldo del editor",
    `runuser -u wim-editor -- sh -c 'cd ${draft} && echo // >> ${notices}'; ${backup}`,
    /editor-[\d-]+\.bundle$/,
  ],
  [
    "el editor después de un final repentino",
    `kill -KILL $(systemctl show --property=MainPID --value wim-editor); sleep 5; ${waitForEditor}; ${ask("/entrar")}; tail -n 1 ${draft}/${notices}`,
    /^200\/\/$/,
  ],
  [
    "restaurar un borrador",
    `mv /var/backups/wim-editor/editor-*.bundle /var/backups/wim-editor/editor.bundle; ${restore.replace(/^systemctl stop .*$/m, `$&\nrm -rf ${draft}`)}tail -n 1 ${draft}/${notices}`,
    /^ana-\S+: restaurado\.$[\s\S]*^\/\/$/m,
  ],
];

/** The company; its settings for the editor are written to a file once it answers. */
const company = `import { writeFileSync } from "node:fs";
import { openDemoCompany } from "/srv/wim-editor/editor/demo/demo-company.ts";
const people = { ana: { name: "Ana", email: "ana@wim.example", groups: ["Marketing"] } };
const { idp, environment } = await openDemoCompany({ bare: "/srv/sitio.git", port: 3100, people });
idp.visitor = "ana";
writeFileSync("/root/editor.env", Object.entries(environment).map((pair) => pair.join("=")).join("\\n"));
`;

/** @returns a problem for each step of the guide that fails. */
export async function findEditorProblems(debian: Debian): Promise<string[]> {
  writeFileSync(join(debian.root, "root/company.mjs"), company);
  const prepared = await debian.run(`${checkout}
    echo 127.0.0.1 localhost >> /etc/hosts
    systemd-run --quiet --unit=company --setenv=HOME=/root node /root/company.mjs
    for _ in $(seq 60); do test -s /root/editor.env && break; sleep 1; done
    ${environment}
    cat /root/editor.env >> /srv/wim-editor/.env`);
  if (prepared.code !== 0) return [`La guía no prepara el editor para un equipo:\n${prepared.output}`];
  return findFailures(debian, steps);
}
