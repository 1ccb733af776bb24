import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openGit } from "#editor/server/workspace/git.ts";
import { openAuthProxy } from "#editor/testing/servers/hosted-proxy.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { openIdentityProvider } from "./auth/identity-provider.ts";
import { readRepositorySettings } from "./repository.ts";
import { checkServices, createHealthReader } from "./service-check.ts";

const readLines = async (services: Parameters<typeof checkServices>[0]) =>
  (await checkServices(services)).map(({ line }) => line);

const site = "https://www.wim.example";
const addresses = { redirectUri: "https://editor.example/a", signedOutUri: "https://editor.example/b" };

async function openServices(key?: string) {
  const { identityProvider, gitServer, host } = await openAuthProxy();
  const variables = { ...gitServer.env, ...(key && { EDITOR_REPOSITORY_TOKEN: key }) };
  const { url, environment } = readRepositorySettings(variables, "editor.example");
  const services = {
    provider: openIdentityProvider({ settings: identityProvider.settings, ...addresses }),
    issuer: identityProvider.settings.issuer,
    git: openGit(host, environment),
    repository: url,
    site,
    readServedCommit: async () => "c0ffee",
    folders: [host],
    installedCommit: runGit(host, "rev-parse", "HEAD"),
    requireHealthyWorkspaces: async () => {},
  };
  return { identityProvider, gitServer, host, services };
}

test("reports that each service responds, and sends nothing to the repository", async () => {
  const { identityProvider, gitServer, services } = await openServices();
  expect(await readLines(services)).toEqual([
    `Cuentas, ${identityProvider.settings.issuer.host}: contesta; EDITOR_CLIENT_ID y su secreto se prueban cuando entre la primera persona.`,
    `Repositorio, ${gitServer.env.EDITOR_REPOSITORY}: bien.`,
    "Sitio: bien.",
    "Disco: bien.",
    "Espacio de trabajo: bien.",
    "Versión: bien.",
  ]);
  const asked = new Set(gitServer.requests.map(({ url }) => url));
  expect([...asked]).toEqual(["/wim/sitio.git/info/refs?service=git-receive-pack"]);
});

test("reports why a service does not respond, without the key", async () => {
  const { identityProvider, services } = await openServices("not-the-key-of-the-editor");
  identityProvider.isBroken = true;
  const folders = [join(import.meta.filename, "nothing")];
  const lines = await readLines({ ...services, folders, readServedCommit: async () => undefined });
  expect(lines[0]).toMatch(/^Cuentas, localhost:\d+: revisa EDITOR_OIDC_ISSUER \| .*HTTP/);
  // The log is for the administrator, so it leaves out the sentences for people who sign in.
  expect(lines.join()).not.toMatch(/no contesta|Entra otra vez|avisa a/);
  expect(lines[1]).toMatch(
    /^Repositorio, http:.*: revisa EDITOR_REPOSITORY y su llave \| .*(?:Authentication failed|could not read)/,
  );
  expect(lines[2]).toMatch(/^Sitio: https:\/\/www\.wim\.example\/version\.json no dice qué muestra/);
  expect(lines[3]).toMatch(/^Disco: ENOTDIR.*nothing/);
  expect(lines.join()).not.toContain("not-the-key");
  const [, , without] = await readLines({ ...services, site: undefined });
  expect(without).toMatch(/^Sitio: WIM_SITE_URL falta o es de ejemplo/);
});

test("newer code on main is a notice, and newer content or tests are not", async () => {
  const { services, host } = await openServices();
  const publish = (path: string) => {
    writeFileIn(host, path, "export {};\n");
    runGit(host, "add", "--all");
    runGit(host, "commit", "--quiet", "-m", path);
    runGit(host, "update-ref", "refs/remotes/editor/main", "HEAD");
    return checkServices(services).then((all) => all.find(({ line }) => line.startsWith("Versión")));
  };
  expect(await publish("src/content/data/notices.ts")).toMatchObject({ isWell: true });
  expect(await publish("editor/server/x.test.ts")).toMatchObject({ isWell: true });
  expect(await publish("editor/server/x.ts")).toEqual({
    ...{ isWell: false, isNotice: true },
    line: "Versión: hay una versión nueva que instalar; mientras, se trabaja con esta",
  });
});

test("a git server that does not respond is told apart from a refused key", async () => {
  const { services, gitServer } = await openServices();
  await gitServer.close();
  expect((await readLines(services))[1]).toMatch(/^Repositorio, http:.*: no contesta \| /);
});

test("a monitor learns which services have a problem, the log learns why, and each check holds for a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  let line = "Repositorio, ssh://git@git.wim.example/sitio.git: revisa EDITOR_REPOSITORY y su llave";
  const check = vi.fn(async () => [
    { isWell: true, line: "Disco: bien." },
    { isWell: false, line },
    { isWell: false, isNotice: true, line: "Versión: hay una versión nueva que instalar" },
  ]);
  const report = vi.fn();
  const readHealth = createHealthReader(check, report);
  const health = { problems: ["Repositorio"], notices: ["Versión: hay una versión nueva que instalar"] };
  expect([await readHealth(), await readHealth()]).toEqual([health, health]);
  const notice = ["Versión: hay una versión nueva que instalar"];
  expect([check.mock.calls.length, report.mock.calls]).toEqual([1, [[line], notice]]);
  line = "Disco: queda menos de 1 GB para /srv/wim-editor";
  vi.setSystemTime(Date.now() + 60_001);
  expect((await readHealth()).problems).toEqual(["Disco"]);
  // A notice is logged once.
  expect(report.mock.calls.slice(1)).toEqual([notice, [line]]);
  vi.useRealTimers();
});
