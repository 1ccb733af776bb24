/** The editor as a team uses it: behind its proxy, with a stub of GitHub in front of a real repository. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type ForgeStandIn, openForgeStandIn } from "#editor/testing/forge-stand-in.ts";
import { oauthClient } from "#editor/testing/forge-state.ts";
import { createSiteCopy, findFreePortPair, startEditor } from "./editor-process.ts";

export type HostedEditorProcess = {
  origin: string;
  previewOrigin: string;
  forge: ForgeStandIn;
  close: () => Promise<void>;
};

const people = [
  { id: 7, login: "ana", name: "Ana Ruiz", email: "ana@example.org", role: "push" as const },
  { id: 8, login: "beto", name: "Beto Díaz", email: "beto@example.org", role: "push" as const },
  { id: 9, login: "lector", name: "Lector", email: "lector@example.org", role: "read" as const },
];

export async function startHostedEditor(): Promise<HostedEditorProcess> {
  const place = mkdtempSync(join(tmpdir(), "wim-editor-team-"));
  const [folder, bare] = [join(place, "host"), join(place, "site.git")];
  const git = createSiteCopy(resolve(import.meta.dirname, "../.."), folder);
  git("clone", "--quiet", "--bare", folder, bare);
  const forge = await openForgeStandIn("github", bare);
  for (const person of people) forge.people.set(person.login, person);
  const port = await findFreePortPair();
  const [origin, previewOrigin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  forge.redirectUri = `${origin}/entrar/vuelta`;
  const server = await startEditor(folder, {
    port,
    ready: origin,
    more: {
      EDITOR_URL: origin,
      EDITOR_PREVIEW_URL: previewOrigin,
      EDITOR_FORGE: "github",
      EDITOR_FORGE_URL: forge.settings.url,
      EDITOR_REPOSITORY: forge.repository,
      EDITOR_CLIENT_ID: oauthClient.id,
      EDITOR_CLIENT_SECRET: oauthClient.secret,
      EDITOR_WORKSPACES: "2",
    },
  });
  return {
    origin,
    previewOrigin,
    forge,
    close: async () => {
      await new Promise<void>((done) => {
        server.once("exit", () => done());
        server.kill("SIGTERM");
      });
      await forge.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
