import { expect, test } from "vitest";
import { readHostedSettings } from "./hosted-settings.ts";

const env = {
  EDITOR_URL: "https://editor.wim.mx/",
  EDITOR_PREVIEW_URL: "https://editor.wim.mx:8443",
  EDITOR_FORGE: "gitlab",
  EDITOR_REPOSITORY: "wim/web/sitio",
  EDITOR_CLIENT_ID: "abc123",
  EDITOR_CLIENT_SECRET: "a-long-secret",
};

test("without EDITOR_URL the editor is local", () => {
  expect(readHostedSettings({ EDITOR_FORGE: "github" })).toBeUndefined();
});

test("the forge is github.com or gitlab.com unless EDITOR_FORGE_URL names a self-hosted one", () => {
  expect(readHostedSettings(env)).toEqual({
    url: "https://editor.wim.mx",
    previewUrl: "https://editor.wim.mx:8443",
    forge: { kind: "gitlab", url: "https://gitlab.com", repository: "wim/web/sitio" },
    clientId: "abc123",
    clientSecret: "a-long-secret",
    maxWorkspaces: 4,
  });
  expect(readHostedSettings({ ...env, EDITOR_FORGE_URL: "https://git.wim.mx", EDITOR_WORKSPACES: "9" })).toMatchObject({
    forge: { url: "https://git.wim.mx" },
    maxWorkspaces: 9,
  });
});

test.each([
  ["EDITOR_URL", "http://editor.wim.mx"],
  ["EDITOR_URL", "https://editor.wim.mx/editor"],
  ["EDITOR_PREVIEW_URL", ""],
  ["EDITOR_PREVIEW_URL", "https://editor.wim.mx"],
  ["EDITOR_PREVIEW_URL", "https://vista.wim.mx:8443"],
  ["EDITOR_FORGE", "bitbucket"],
  ["EDITOR_FORGE_URL", "ftp://git.wim.mx"],
  ["EDITOR_REPOSITORY", "../sitio"],
  ["EDITOR_REPOSITORY", "wim"],
  ["EDITOR_CLIENT_ID", ""],
  ["EDITOR_CLIENT_SECRET", "two words"],
  ["EDITOR_WORKSPACES", "0"],
])("refuses %s with the value %j, naming it without revealing the secret", (name, value) => {
  const read = () => readHostedSettings({ ...env, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} vale `));
  if (name === "EDITOR_CLIENT_SECRET") expect(read).not.toThrow(/two words/);
});
