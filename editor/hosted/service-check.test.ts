import { expect, test } from "vitest";
import { openGit } from "#editor/server/workspace/git.ts";
import { openAuthProxy } from "#editor/testing/servers/hosted-proxy.ts";
import { openIdentityProvider } from "./auth/identity-provider.ts";
import { readRepositorySettings } from "./repository.ts";
import { checkServices } from "./service-check.ts";

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
  };
  return { identityProvider, gitServer, services };
}

test("reports that each service responds, and sends nothing to the repository", async () => {
  const { identityProvider, gitServer, services } = await openServices();
  expect(await checkServices(services)).toEqual([
    `Cuentas, ${identityProvider.settings.issuer.host}: contesta; EDITOR_CLIENT_ID y su secreto se prueban cuando entre la primera persona.`,
    `Repositorio, ${gitServer.env.EDITOR_REPOSITORY}: bien.`,
    "Sitio: bien.",
  ]);
  const asked = new Set(gitServer.requests.map(({ url }) => url));
  expect([...asked]).toEqual(["/wim/sitio.git/info/refs?service=git-receive-pack"]);
});

test("reports why a service does not respond, without the key", async () => {
  const { identityProvider, services } = await openServices("not-the-key-of-the-editor");
  identityProvider.isBroken = true;
  const lines = await checkServices({ ...services, readServedCommit: async () => undefined });
  expect(lines[0]).toMatch(/^Cuentas, localhost:\d+: revisa EDITOR_OIDC_ISSUER \| .*HTTP/);
  // The log is for the administrator, so it leaves out the sentences for people who sign in.
  expect(lines.join()).not.toMatch(/no contesta|Entra otra vez|avisa a/);
  expect(lines[1]).toMatch(
    /^Repositorio, http:.*: revisa EDITOR_REPOSITORY y su llave \| .*(?:Authentication failed|could not read)/,
  );
  expect(lines[2]).toMatch(/^Sitio: https:\/\/www\.wim\.example\/version\.json no dice qué muestra/);
  expect(lines.join()).not.toContain("not-the-key");
  const [, , without] = await checkServices({ ...services, site: undefined });
  expect(without).toMatch(/^Sitio: falta WIM_SITE_URL/);
});
