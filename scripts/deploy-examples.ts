/**
 * Generates nginx's configuration from the tables of the site's own server. The build writes it with the operator's
 * values next to the site; `npm run deploy:examples` writes an example into `deploy/`.
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type NginxConfigOptions, renderNginxConfig } from "#deploy/nginx/nginx-config.ts";
import { renderNginxErrorPages } from "#deploy/nginx/nginx-errors.ts";
import { toggleWww } from "#deploy/nginx/nginx-hosts.ts";
import { type ConfiguredSite, loadConfiguredSite } from "#server/configured-site.ts";
import { buildFileHeaderRules } from "#server/files/file-headers.ts";
import { indexCanonicalPaths } from "#server/files/redirects.ts";
import { buildSecurityPolicy } from "#server/http/csp-hosts.ts";
import { formatDatabaseVersion, knownDatabaseVersions } from "#server/store/database-version.ts";

/** The project's folder and its server's address, as in `deploy/README.md`. */
const deployPlace = { folder: "/srv/wim/current", collector: "127.0.0.1:3000" } as const;

/** Folder of the error pages in `deploy`; git ignores the example's. */
const errorsFolder = "nginx/errors/";

type DeploySite = ConfiguredSite & { siteUrl: string; edge?: NginxConfigOptions["edgeProxy"] };

/** Reads the configured site: its pages, its address, and the load balancer in front, if any. */
async function readDeploySite(): Promise<DeploySite> {
  const { config } = await import("#platform/config/config.ts");
  const { siteUrl, edgeAddresses, edgeHeader: header = "X-Forwarded-For" } = config;
  const edge = edgeAddresses && { addresses: edgeAddresses.split(","), header };
  return { ...(await loadConfiguredSite()), siteUrl, ...(edge && { edge }) };
}

/** @returns the texts of the files, by their path in the folder `deploy`. */
function createDeployFiles(site: DeploySite): Record<string, string> {
  const { hostname: host, origin } = new URL(site.siteUrl);
  const nginx = renderNginxConfig({
    headerRules: buildFileHeaderRules(site),
    canonicalPaths: indexCanonicalPaths(site.pagePaths),
    clientDir: `${deployPlace.folder}/dist/client`,
    errorsDir: `${deployPlace.folder}/dist/deploy/nginx/errors`,
    collectorAddress: deployPlace.collector,
    accessLog: "/var/log/wim/nginx.log",
    statusAddress: "127.0.0.1:9080",
    stateDir: "/var/lib/wim-status",
    ...(site.edge && { edgeProxy: site.edge }),
    listenLines: [
      ...tlsAddresses.map((address) => `listen ${address};`),
      `server_name ${host};`,
      ...formatCertificateLines(host),
    ],
    otherHosts: {
      listenAddresses: tlsAddresses,
      otherHostName: toggleWww(host),
      certificateLines: formatCertificateLines(host),
      siteUrl: origin,
    },
  });
  const pages = Object.entries(renderNginxErrorPages()).map(
    ([name, page]) => [`${errorsFolder}${name}`, page] as const,
  );
  return { "nginx/wim.conf": `${renderPlainHttpServer(host)}\n${nginx}`, ...Object.fromEntries(pages) };
}

/**
 * Writes the files into `distDir`/deploy, and two files that `release.sh` compares with the running release:
 * `release.txt`, and `database.txt` with the database versions that the release knows.
 */
export async function writeDeployFiles(distDir: string): Promise<void> {
  const folder = join(distDir, "deploy");
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, {
    ...createDeployFiles(await readDeploySite()),
    "release.txt": await formatReleaseLines(),
    "database.txt": `${knownDatabaseVersions.map(formatDatabaseVersion).join("\n")}\n`,
  });
}

/**
 * Formats the build day, and a line for each variable that the operator has set and each sample that the operator has
 * replaced.
 */
async function formatReleaseLines(): Promise<string> {
  const { buildDay } = await import("#content/site/dates/build-day.ts");
  const { replacedSampleFiles } = await import("#content/site/samples/samples.ts");
  const { ownVariables } = await import("#platform/config/config.ts");
  return [`day=${buildDay}`, ...ownVariables, ...replacedSampleFiles, ""].join("\n");
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const tlsAddresses = ["443 ssl http2", "[::]:443 ssl http2"];

function formatCertificateLines(host: string): string[] {
  return [
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:wim:10m;",
    "ssl_session_tickets off;",
  ];
}

function renderPlainHttpServer(host: string): string {
  const addresses = ["80", "[::]:80"];
  return [
    "# Hecho por la construcción: no se edita. Se explica en deploy/README.md.",
    "server {",
    ...addresses.map((address) => `  listen ${address} default_server;`),
    "  server_name _;",
    "  server_tokens off;",
    "  access_log off;",
    "  return 444;",
    "}",
    "server {",
    ...addresses.map((address) => `  listen ${address};`),
    `  server_name ${host} ${toggleWww(host)};`,
    "  server_tokens off;",
    "  access_log off;",
    "  location ^~ /.well-known/acme-challenge/ {",
    "    root /var/www/letsencrypt;",
    "  }",
    "  location / {",
    `    return 301 https://${host}$request_uri;`,
    "  }",
    "}",
  ].join("\n");
}

if (import.meta.main) {
  const site = await readDeploySite();
  // The examples omit the pages of registrations, because these change with the lists that staff edit.
  const pagePaths = site.pagePaths.filter((page) => !/^\/registro-[^/]+\//.test(page));
  // The examples also omit the hosts of shared documents, because staff share documents without updating the examples.
  const { config } = await import("#platform/config/config.ts");
  const files = createDeployFiles({ ...site, pagePaths, securityPolicy: buildSecurityPolicy(config) });
  const changedNames = Object.keys(files).filter((name) => {
    const file = join("deploy", name);
    return !existsSync(file) || readFileSync(file, "utf8") !== files[name];
  });
  await writeFiles("deploy", files);
  const isKept = (name: string) => !name.startsWith(errorsFolder);
  for (const name of changedNames.filter(isKept)) console.log(`Se escribió ${join("deploy", name)}.`);
  if (!changedNames.every(isKept)) console.log("Se escribieron las páginas de error, que git ignora.");
  if (changedNames.length === 0) console.log("Los ejemplos de deploy/nginx ya estaban al día.");
}
