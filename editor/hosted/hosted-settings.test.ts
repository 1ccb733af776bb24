import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { findSettingWarnings, readHostedSettings } from "./hosted-settings.ts";

const env = {
  EDITOR_URL: "https://editor.wim.mx/",
  EDITOR_PREVIEW_URL: "https://editor.wim.mx:8443",
  EDITOR_OIDC_ISSUER: "https://cuentas.wim.mx/realms/wim",
  EDITOR_CLIENT_ID: "abc123",
  EDITOR_CLIENT_SECRET: "a-long-secret",
  EDITOR_ROLE_LISTS: "Marketing, ana@wim.mx",
  EDITOR_ROLE_APPROVER: "Gerencia",
  EDITOR_REPOSITORY: "https://git.wim.mx/wim/sitio.git",
  EDITOR_REPOSITORY_TOKEN: "a-long-token",
};

test("without EDITOR_URL the editor is local", () => {
  expect(readHostedSettings({ EDITOR_OIDC_ISSUER: "https://cuentas.wim.mx" })).toBeUndefined();
});

test("scope, claim, committer and key user have defaults, and the token is only in git's environment", () => {
  const { repository, ...settings } = readHostedSettings(env) ?? {};
  expect(settings).toEqual({
    url: "https://editor.wim.mx",
    previewUrl: "https://editor.wim.mx:8443",
    oidc: {
      issuer: new URL(env.EDITOR_OIDC_ISSUER),
      clientId: "abc123",
      clientSecret: "a-long-secret",
      scope: "openid profile email",
      groupsClaim: "groups",
    },
    roles: { lists: ["Marketing", "ana@wim.mx"], legal: [], approver: ["Gerencia"], reader: [] },
    maxWorkspaces: 4,
  });
  expect(repository?.url).toBe(env.EDITOR_REPOSITORY);
  expect(repository?.environment).toMatchObject({
    GIT_COMMITTER_NAME: "Editor de wim",
    GIT_COMMITTER_EMAIL: "editor@editor.wim.mx",
    GIT_CONFIG_KEY_0: `http.${env.EDITOR_REPOSITORY}.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${btoa("git:a-long-token")}`,
    GIT_CONFIG_KEY_1: "http.followRedirects",
    GIT_CONFIG_VALUE_1: "false",
  });
});

test.each(["git@git.wim.mx:wim/sitio.git", "ssh://git@git.wim.mx:2222/wim/sitio.git"])("%s needs a key", (address) => {
  const folder = createTestFolder();
  const [key, hosts] = [join(folder, "key"), join(folder, "hosts")];
  const ssh = { ...env, EDITOR_REPOSITORY: address, EDITOR_REPOSITORY_KEY: key, EDITOR_REPOSITORY_KNOWN_HOSTS: hosts };
  expect(() => readHostedSettings(ssh)).toThrow(/^EDITOR_REPOSITORY_KEY vale .*: no se puede leer/);
  writeFileIn(folder, "key", "");
  writeFileIn(folder, "hosts", "");
  expect(readHostedSettings(ssh)?.repository.environment.GIT_SSH_COMMAND).toMatch(
    new RegExp(`^ssh -i ${key} .*-o StrictHostKeyChecking=yes -o UserKnownHostsFile=${hosts} `),
  );
  expect(() => readHostedSettings({ ...ssh, EDITOR_REPOSITORY_KEY: `${key} -o x` })).toThrow(/^EDITOR_REPOSITORY_KEY/);
});

test.each([
  ["EDITOR_URL", "http://editor.wim.mx"],
  ["EDITOR_URL", "https://editor.wim.mx/editor"],
  ["EDITOR_PREVIEW_URL", ""],
  ["EDITOR_PREVIEW_URL", "https://editor.wim.mx"],
  ["EDITOR_PREVIEW_URL", "https://vista.wim.mx:8443"],
  ["EDITOR_OIDC_ISSUER", "http://cuentas.wim.mx"],
  ["EDITOR_OIDC_ISSUER", "https://login.microsoftonline.com/common/v2.0"],
  ["EDITOR_OIDC_SCOPE", "profile email"],
  ["EDITOR_ROLE_LISTS", " , "],
  ["EDITOR_REPOSITORY", "wim/sitio"],
  ["EDITOR_REPOSITORY", "https://user:password@git.wim.mx/wim/sitio.git"],
  ["EDITOR_REPOSITORY", "http://git.wim.mx/wim/sitio.git"],
  ["EDITOR_REPOSITORY", "ext::sh -c id"],
  ["EDITOR_REPOSITORY", "ssh://-oProxyCommand=id/x"],
  ["EDITOR_REPOSITORY_TOKEN", "two words"],
  ["EDITOR_REPOSITORY_TOKEN", "short"],
  ["EDITOR_COMMITTER", "Editor"],
  ["EDITOR_CLIENT_ID", ""],
  ["EDITOR_CLIENT_SECRET", "two words"],
  ["EDITOR_WORKSPACES", "0"],
])("refuses %s with the value %j, naming it without revealing a secret", (name, value) => {
  const read = () => readHostedSettings({ ...env, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} vale `));
  expect(read).not.toThrow(/two words|password/);
});

test.each([
  ["EDITOR_PREVIEW_URL", "", "https://editor.wim.mx con otro puerto, como https://editor.wim.mx:8443"],
  ["EDITOR_OIDC_ISSUER", "https://login.microsoftonline.com/common/v2.0", "la dirección de una sola empresa"],
  ["EDITOR_CLIENT_SECRET", "short", "de 8 letras o más"],
  ["EDITOR_REPOSITORY_TOKEN", "short", "de 8 letras o más"],
])("the error for %s with the value %j says what is expected", (name, value, expected) => {
  expect(() => readHostedSettings({ ...env, [name]: value })).toThrow(expected);
});

test("warns about settings that everybody on the machine can read", () => {
  const file = join(createTestFolder(), ".env");
  const roles = { lists: ["a"], legal: [], approver: ["b"], reader: [] };
  writeFileSync(file, "", { mode: 0o600 });
  expect(findSettingWarnings({ roles }, file)).toEqual([]);
  chmodSync(file, 0o644);
  expect(findSettingWarnings({ roles }, file)).toEqual([expect.stringMatching(/^Aviso: cualquiera .* \.env/)]);
});

test("warns about a team without an approver", () => {
  const warn = (approver: string[]) =>
    findSettingWarnings({ roles: { lists: ["a"], legal: [], approver, reader: [] } });
  expect(warn(["Gerencia"])).toEqual([]);
  expect(warn([])).toEqual([expect.stringMatching(/^Aviso: EDITOR_ROLE_APPROVER está vacía: nadie puede aprobar/)]);
});
