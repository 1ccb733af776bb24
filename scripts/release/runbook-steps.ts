/** Failures of an installed site, each repaired literally by the commands of its page in `deploy/runbooks`. */
import { readFileSync } from "node:fs";
import { siteStatusCopy } from "#content/help/site-status-copy.ts";
import type { Step } from "./guide-commands.ts";

/** @returns the blocks of commands of a runbook without their indentation, except those to run by hand. */
export function readRunbookBlocks(name: string): string[] {
  const text = readFileSync(`deploy/runbooks/${name}.md`, "utf8");
  return [...text.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent = "", commands = ""]) =>
    commands.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/**
 * Returns the commands of a block, preceded by those of the runbooks' first page. @throws {Error} if there is no such
 * block.
 */
function runBlock(name: string, position: number): string {
  const [setup = ""] = readRunbookBlocks("README");
  const block = readRunbookBlocks(name).at(position);
  if (block === undefined) throw new Error(`deploy/runbooks/${name}.md has no block ${position}`);
  return `${setup}${block.trimEnd()}`;
}

const health = "curl --silent --max-time 20 http://127.0.0.1:3000/api/health";
const sendLead = (name: string) =>
  `curl --silent --max-time 20 --output /dev/null --write-out '%{http_code}' --data "Name=${name}&Email=${name}@wim.example&Terminos=on&CheckPublicidad=on" http://127.0.0.1:3000/api/leads`;
const trustCertificate =
  "cp /etc/letsencrypt/live/www.wim.mx/fullchain.pem /usr/local/share/ca-certificates/wim.crt; update-ca-certificates 2>&1; echo 127.0.0.1 www.wim.mx >> /etc/hosts";
const printAlerts = "sleep 3; cat /srv/alerts.txt";
const page = "curl --silent --insecure --max-time 20 --resolve www.wim.mx:443:127.0.0.1 https://www.wim.mx";

/** Steps with the units that send alerts, and with the status page. */
export const alertSteps: readonly Step[] = [
  [
    "una prueba de aviso",
    `echo 'ALERT_COMMAND="cat >> /srv/alerts.txt"' > /srv/wim/operations.env; systemctl start wim-alert@prueba.service; ${printAlerts}`,
    /^\[wim\] Prueba de aviso: prueba en /m,
  ],
  [
    "el aviso de una unidad que falla, con su bitácora",
    `cp /root/wim/deploy/systemd/wim-retention.* /etc/systemd/system/; systemctl daemon-reload; systemctl start wim-retention; ${printAlerts}`,
    /^\[wim\] FALLA: wim-retention\.service en [\s\S]*Falta RETENTION_DAYS/m,
  ],
  [
    "el informe de lo borrado por antigüedad",
    `echo RETENTION_DAYS=730 >> /srv/wim/operations.env; systemctl start wim-retention; ${printAlerts}`,
    /^\[wim\] Bien: wim-retention\.service en [\s\S]*Mensajes borrados: /m,
  ],
  [
    "el aviso de un servidor que se cae y vuelve",
    `systemctl kill --signal=KILL wim; sleep 6; ${printAlerts}; ${health}`,
    /^\[wim\] FALLA: wim\.service en [\s\S]*"store":"writable"/m,
  ],
  [
    "un aviso que nadie recibe, en la bitácora",
    `mv /srv/wim/operations.env /root/; systemctl start wim-alert@prueba.service; mv /root/operations.env /srv/wim/; journalctl --priority emerg --output cat`,
    /Nadie recibió este aviso/,
  ],
  ["la página del estado antes de medir", `${page}/estado`, new RegExp(siteStatusCopy.unmeasured.heading)],
  [
    "la página del estado, medida",
    `${trustCertificate}; systemctl start wim-status; ${page}/estado`,
    /data-status="pages">Funciona desde el [\s\S]*data-status="form">Funciona[\s\S]*data-status="coverage">Funciona/,
  ],
  [
    "la página del estado sin el servidor",
    `systemctl stop wim.socket wim.service; systemctl start wim-status; ${page}/estado; systemctl start wim.socket wim.service`,
    /data-status="form">No funciona desde el /,
  ],
  ["la bitácora de nginx, y su límite", "systemctl start wim-logrotate; wc -l /var/log/wim/nginx.log", /^[1-9]\d* /m],
  ["las cifras de nginx", "curl --silent http://127.0.0.1:9080/stub_status", /^Active connections: [1-9]/],
];

/** Makes a second release, which differs by a comment, because the guide's own build comes later. */
const makeSecondArchive = `
  rm -rf /root/second && mkdir -p /root/second/wim-second && cd /root/second/wim-second
  tar -xzf "$(ls /root/wim-*.tar.gz | head -1)" --strip-components=1
  echo '# ' >> dist/client/robots.txt
  awk '{ print $2 }' FILES.sha256 > ../names && sed 's/^[0-9a-f]*  //' FILES.sha256 | tr '\\n' '\\0' | xargs -0 sha256sum > ../digests && mv ../digests FILES.sha256
  cd .. && tar -czf wim-second.tar.gz wim-second && sha256sum wim-second.tar.gz > wim-second.tar.gz.sha256`;

export const runbookSteps: readonly Step[] = [
  ["server-down: la primera orden", runBlock("server-down", 0), /^200$/m],
  ["server-down: el remedio de nginx", runBlock("server-down", 1), /successful/],
  ["server-down: el remedio y la revisión", `${runBlock("server-down", 2)}\n${runBlock("server-down", -1)}`, /^200$/m],
  [
    "corrupt-file: un archivo dañado rechaza registros",
    `systemctl start wim-backup; ${sendLead("despues")}; systemctl stop wim.socket wim.service; dd if=/dev/urandom of=/var/lib/wim/wim.sqlite bs=4096 seek=1 count=12 conv=notrunc status=none; systemctl start wim.socket wim.service; ${sendLead("danado")}`,
    /^303(?:503|000)$/,
  ],
  ["corrupt-file: la primera orden", runBlock("corrupt-file", 0), /wim-[\d-]+\.backup/],
  ["corrupt-file: el remedio", runBlock("corrupt-file", 1), /Restaurado y revisado/],
  [
    "corrupt-file: la revisión",
    `${runBlock("corrupt-file", 2)}; ${sendLead("otra-vez")}`,
    /"store":"writable"[\s\S]*303$/,
  ],
  [
    "corrupt-file: lo que llegó después del respaldo",
    `systemctl start wim-backup; ${sendLead("perdido")}; ${runBlock("corrupt-file", 1)}\n${runBlock("corrupt-file", 3)}\nleads --csv | grep -c perdido`,
    /^1$/m,
  ],
  ["disk-full: la primera orden", runBlock("disk-full", 0), /\/var\/lib\/wim/],
  [
    "disk-full: el remedio y la revisión",
    `${runBlock("disk-full", 1)}\n${runBlock("disk-full", 2)}`,
    /"store":"writable"/,
  ],
  ["database-away: las órdenes", `${runBlock("database-away", 0)}`, /^0$/m],
  [
    "database-away: preguntar como el servidor",
    `${runBlock("database-away", 2)}; ${runBlock("database-away", -1)}`,
    /"store":"writable"/,
  ],
  ["flood: quién pide más", runBlock("flood", 0), /^\d+ \d+ \S+$/m],
  [
    "flood: cerrar a una red, y abrir",
    `${runBlock("flood", 1)}; rm /etc/nginx/conf.d/00-deny.conf; nginx -t && systemctl reload nginx`,
    /successful/,
  ],
  ["certificate: hasta cuándo", runBlock("certificate", 2), /^notAfter=/m],
  ["backup-old: las órdenes", `${runBlock("backup-old", 0)}\n${runBlock("backup-old", 1)}`, /wim-[\d-]+\.backup/],
  ["mail-blocked: la primera orden", `${runBlock("mail-blocked", 0)}; echo "[$?]"`, /\[0\]$/],
  [
    "mail-blocked: dejar de mandar",
    `echo SMTP_URL=smtp://127.0.0.1:25 >> /srv/wim/.env; ${runBlock("mail-blocked", 1)}; grep SMTP /srv/wim/.env; ${health}`,
    /^#SMTP_URL=[\s\S]*writable/m,
  ],
  ["secret-leaked: qué secretos hay", runBlock("secret-leaked", 0), /=…$/m],
  [
    "secret-leaked: otra MAIL_SECRET",
    `echo MAIL_SECRET=${"x".repeat(32)} >> /srv/wim/.env; ${runBlock("secret-leaked", 1)}; grep -c xxxx /srv/wim/.env; ${health}`,
    /^0$[\s\S]*writable/m,
  ],
  ["person-data: entregar", `${sendLead("ana")}; ${runBlock("person-data", 0)}; cat /root/ana.txt`, /ana@wim\.example/],
  ["person-data: bloquear y borrar", runBlock("person-data", 1), /Borrado\./],
  ["person-data: la revisión", runBlock("person-data", 2), /datos borrados/],
  ["take-release-back: la primera orden", runBlock("take-release-back", 0), /^En uso: wim-/m],
  [
    "take-release-back: otra publicación",
    `${makeSecondArchive} && wim-release stage wim-second.tar.gz && wim-release install --force wim-second.tar.gz`,
    /^En uso: wim-second$/m,
  ],
  ["take-release-back: el remedio", runBlock("take-release-back", 1), /^En uso otra vez: wim-(?!second)/m],
  ["take-release-back: la revisión", runBlock("take-release-back", 2), /"build"/],
  [
    "coverage-withdrawn: las órdenes",
    `${runBlock("coverage-withdrawn", 0)}\n${runBlock("coverage-withdrawn", 1)}\n${runBlock("coverage-withdrawn", 2)}; mv /root/withdrawn/* /srv/wim/current/dist/client/kml/`,
    /^404$/m,
  ],
  [
    "no-leads: las órdenes",
    `${runBlock("no-leads", 0)}\n${runBlock("no-leads", 1)}\n${runBlock("no-leads", -1)}`,
    /^ *\d+ \/api\/leads 303$[\s\S]*^303$/m,
  ],
  ["slow: la primera orden", runBlock("slow", 0), /^server 200 [\s\S]*^nginx 200 [\s\S]*^visitor 200 /m],
  ["slow: el remedio y la revisión", `${runBlock("slow", 1)}\n${runBlock("slow", -1)}`, /^200 \d+\.\d+ s$/m],
  ["not-measured: la primera orden, sin cifras", runBlock("not-measured", 0), /^000 9464\/metrics$/m],
  [
    "not-measured: las cifras del servidor",
    `${runBlock("not-measured", 1)}; ${health}; echo; sleep 2; ${runBlock("not-measured", -1)}; sed -i /METRICS_PORT/d /srv/wim/.env; systemctl restart wim; ${health}`,
    /^wim_store_up 1$/m,
  ],
  ["editor-down: la primera orden", runBlock("editor-down", 0), /wim-status\.timer[\s\S]*^== wim-logrotate$/m],
  ["editor-down: el remedio de las otras", runBlock("editor-down", 2), /^They ran$/m],
  ["wrong-price: qué precios se muestran", runBlock("wrong-price", -1), /^ *\d+ \$\d/m],
];

/** Steps that require the editor for a team. */
export const editorSteps: readonly Step[] = [
  [
    "editor-down: el remedio del editor, y la revisión",
    `${runBlock("editor-down", 1)}\n${runBlock("editor-down", -1)}`,
    /^200$/m,
  ],
];

/** Steps that require the user that builds, and its checkout. */
export const keySteps: readonly Step[] = [
  ["build-old: la primera orden", runBlock("build-old", 0), /^day=\d{4}-/m],
  ["wrong-price: qué cambió", runBlock("wrong-price", 0), /"build"/],
  [
    "rotate-keys: una llave nueva",
    `${runBlock("rotate-keys", 0)}\n${runBlock("rotate-keys", 1)}\n${runBlock("rotate-keys", 2)}`,
    /^Firmas: las de \/srv\/wim\/signers$/m,
  ],
];
