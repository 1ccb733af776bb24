import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import type { ContentCheckState } from "#editor/api/requests/publish-api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";
const ownDocuments = "src/content/data/own-documents.ts";

test("«Comprobar» and «Publicar» compare a draft with the published state, even a draft written by hand", async () => {
  const { root, workspace, app, headers, ask } = await openTestSite();
  const checkLists = async () => {
    const { body } = await app.inject({ method: "POST", url: "/api/check", headers });
    const { parts }: ContentCheckState = JSON.parse(body.trim().split("\n").at(-1) ?? "");
    const errors = parts[0]?.lines.filter(({ message }) => !message.startsWith("Revisa: ")) ?? [];
    return [parts[0]?.state, ...errors.map(({ message }) => message.replace(/^.* › .*?: /, ""))];
  };
  const write = (sign: string, words: object) => {
    const file = `https://drive.google.com/file/d/${sign.repeat(33)}/view`;
    writeFileIn(root, ownDocuments, formatDataModule([{ document: `/${id}#version-1`, file, ...words }]));
    workspace.invalidate(ownDocuments);
  };
  await freezeFirstVersion(ask, id);
  const replacement = { since: "2026-01-15", reason: "Es el que se firmó en 3 hojas." };
  write("a", replacement);
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Publica");

  write("b", replacement);
  expect(await checkLists()).toEqual([
    "failed",
    "elige hoy: este archivo se muestra desde que lo publicas",
    "cambiaste el archivo: escribe el motivo de este",
  ]);
  const { status, body } = await ask("POST", "/api/publish", { title: "Otro PDF" });
  expect([status, body.message]).toEqual([409, expect.stringContaining("cambiaste el archivo")]);
});
