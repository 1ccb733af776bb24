import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";
const ownDocuments = "src/content/data/own-documents.ts";

test("«Comprobar» and «Publicar» compare a draft with the published state, even a draft written by hand", async () => {
  const { root, workspace, ask } = await openTestSite();
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
  for (const isTrial of [{ isTrial: true }, {}]) {
    const { status, body } = await ask("POST", "/api/publish", { title: "Otro PDF", ...isTrial });
    expect(status).toBe(409);
    expect(body.message).toContain("elige hoy: este archivo se muestra desde que lo publicas");
    expect(body.message).toContain("cambiaste el archivo: escribe el motivo de este");
    expect(body.fixes).toEqual([{ label: expect.stringMatching(/^Ve a «/), location: expect.any(String) }]);
  }
});
