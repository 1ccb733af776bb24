/**
 * LemonLDAP::NG of Debian, the OpenID Connect provider of many ministries, for tests: a process in a temporary folder,
 * with people in an SQLite database. Their passwords are their keys.
 */
import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { findExecutableOnPath } from "#scripts/machine/executable.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { installAptPackages } from "./apt.ts";

const perlLibraries = ["crypt-openssl-rsa", "dbd-sqlite3", "gd-securityimage", "image-magick", "io-string", "plack"];
const packageNames = [
  "nginx",
  "liblemonldap-ng-portal-perl",
  ...[...perlLibraries, "mime-tools", "string-random"].map((name) => `lib${name}-perl`),
];
const installedConfigFile = "/var/lib/lemonldap-ng/conf/lmConf-1.json";
const installedFolder = "/var/lib/lemonldap-ng/";
const client = { id: "editor", secret: "clave-del-editor" };

export type LemonLdap = NonNullable<Awaited<ReturnType<typeof openLemonLdap>>>;

/**
 * @param folder - for its files.
 * @param origin - of the editor.
 * @returns undefined if it cannot be installed here.
 */
export async function openLemonLdap(folder: string, origin: string) {
  if (!installAptPackages("signing in at a company's provider", ...packageNames)) return undefined;
  const plackup = findExecutableOnPath("plackup");
  if (plackup === undefined) return undefined;
  const issuer = new URL(`http://localhost:${await findFreePort()}/`);
  const buildStore = (name: string) => {
    mkdirSync(join(folder, name, "lock"), { recursive: true });
    return { Directory: join(folder, name), LockDirectory: join(folder, name, "lock") };
  };
  mkdirSync(join(folder, "conf"));
  const people = new DatabaseSync(join(folder, "people.sqlite"));
  people.exec("CREATE TABLE people (uid TEXT PRIMARY KEY, password TEXT, cn TEXT, mail TEXT, teams TEXT)");
  const installed = JSON.parse(readFileSync(installedConfigFile, "utf8"));
  let config = {
    ...installed,
    ...{ portal: issuer.href, domain: issuer.hostname, authentication: "DBI", userDB: "Same", notification: 0 },
    ...{ passwordDB: "Null", registerDB: "Null", portalDisplayRegister: 0, portalDisplayResetPassword: 0 },
    dbiAuthChain: `dbi:SQLite:dbname=${join(folder, "people.sqlite")}`,
    ...{ dbiAuthTable: "people", dbiUserTable: "people", dbiAuthLoginCol: "uid", dbiAuthPasswordCol: "password" },
    ...{ userPivot: "uid", dbiExportedVars: { uid: "uid", cn: "cn", mail: "mail", teams: "teams" } },
    groups: { Marketing: "$teams =~ /Marketing/", Gerencia: "$teams =~ /Gerencia/", Todos: "1" },
    ...{ globalStorageOptions: buildStore("sessions"), persistentStorageOptions: buildStore("psessions") },
    localSessionStorageOptions: { ...installed.localSessionStorageOptions, cache_root: join(folder, "cache") },
    issuerDBOpenIDConnectActivation: 1,
    oidcRPMetaDataExportedVars: { editor: { email: "mail", name: "cn", groups: "groups" } },
  };
  const options = {
    ...{ ClientID: client.id, ClientSecret: client.secret, RedirectUris: `${origin}/entrar/vuelta` },
    PostLogoutRedirectUris: `${origin}/entrar/salida`,
    ...{ IDTokenSignAlg: "RS256", RequirePKCE: 1, BypassConsent: 1, RefreshToken: 1, AllowOffline: 1 },
  };
  /** Changes the application's options, and makes a new key, as the provider's manager and its command do. */
  const configure = async (changes: Readonly<Record<string, string | number>> = {}) => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pairs = Object.entries({ ...options, ...changes });
    config = {
      ...config,
      cfgNum: config.cfgNum + 1,
      oidcServicePrivateKeySig: privateKey.export({ type: "pkcs1", format: "pem" }),
      oidcServicePublicKeySig: publicKey.export({ type: "spki", format: "pem" }),
      oidcServiceKeyIdSig: `key-${config.cfgNum}`,
      oidcRPMetaDataOptions: {
        editor: Object.fromEntries(pairs.map(([name, value]) => [`oidcRPMetaDataOptions${name}`, value])),
      },
    };
    writeFileSync(join(folder, `conf/lmConf-${config.cfgNum}.json`), JSON.stringify(config));
    // It reads its configuration every second, and otherwise this copy.
    rmSync(join(folder, "cache"), { recursive: true, force: true });
    await delay(2_100);
  };
  await configure();
  const iniText = readFileSync("/etc/lemonldap-ng/lemonldap-ng.ini", "utf8");
  writeFileSync(join(folder, "lemonldap-ng.ini"), iniText.replaceAll(installedFolder, `${folder}/`));
  const app = "use Lemonldap::NG::Portal::Main; Lemonldap::NG::Portal::Main->run({})";
  const args = ["--host", "127.0.0.1", "--port", issuer.port, "--no-default-middleware", "-e", app];
  const server = spawn(plackup, args, {
    env: { ...process.env, LLNG_DEFAULTCONFFILE: join(folder, "lemonldap-ng.ini") },
    stdio: "ignore",
  });
  const discovery = new URL(".well-known/openid-configuration", issuer);
  for (let triesLeft = 100; triesLeft > 0; triesLeft--) {
    if ((await fetch(discovery).catch(() => undefined))?.ok) break;
    await delay(200);
  }
  const settings = {
    issuer,
    ...{ clientId: client.id, clientSecret: client.secret, groupsClaim: "groups" },
    scope: "openid profile email offline_access",
  };
  return { settings, people, configure, close: () => server.kill() };
}
