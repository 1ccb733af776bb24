/** The editor as a team uses it: behind its proxy, with a provider of accounts, a git server and a site. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type CertifiedProvider, openCertifiedProvider } from "#editor/testing/certified-provider.ts";
import { openGitServer } from "#editor/testing/git-over-http.ts";
import { createSiteCopy, findFreePortPair, startEditor } from "./editor-process.ts";

export type HostedEditorProcess = {
  origin: string;
  previewOrigin: string;
  idp: CertifiedProvider;
  /** Runs git in the repository of the git server. */
  git: (...args: readonly string[]) => string;
  /** Makes the site say that it shows the newest commit. */
  deploy: () => void;
  close: () => Promise<void>;
};

const people = {
  ana: { name: "Ana Ruiz", email: "ana@example.org", groups: ["Marketing"] },
  beto: { name: "Beto Díaz", email: "beto@example.org", groups: ["Jurídico", "Gerencia"] },
  nadie: { name: "Nadie", email: "nadie@example.org", groups: [] },
};

export async function startHostedEditor(): Promise<HostedEditorProcess> {
  const place = mkdtempSync(join(tmpdir(), "wim-editor-team-"));
  const [folder, bare] = [join(place, "host"), join(place, "site.git")];
  const gitInCopy = createSiteCopy(resolve(import.meta.dirname, "../.."), folder);
  gitInCopy("clone", "--quiet", "--bare", folder, bare);
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: bare, encoding: "utf8" }).trim();
  const gitServer = await openGitServer(bare);
  let served = git("rev-parse", "main");
  const site = createServer((_request, response) => void response.end(JSON.stringify({ commit: served })));
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
  const port = await findFreePortPair();
  const [origin, previewOrigin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  const idp = await openCertifiedProvider({ origin });
  for (const [id, person] of Object.entries(people)) idp.people.set(id, person);
  const server = await startEditor(folder, {
    port,
    ready: origin,
    more: {
      EDITOR_URL: origin,
      EDITOR_PREVIEW_URL: previewOrigin,
      EDITOR_OIDC_ISSUER: idp.settings.issuer.href,
      EDITOR_CLIENT_ID: idp.settings.clientId,
      EDITOR_CLIENT_SECRET: idp.settings.clientSecret,
      EDITOR_ROLE_LISTS: "Marketing",
      EDITOR_ROLE_LEGAL: "Jurídico",
      EDITOR_ROLE_APPROVER: "Gerencia",
      ...gitServer.env,
      EDITOR_WORKSPACES: "2",
      EDITOR_SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    },
  });
  return {
    origin,
    previewOrigin,
    idp,
    git,
    deploy: () => {
      served = git("rev-parse", "main");
    },
    close: async () => {
      await new Promise<void>((done) => {
        server.once("exit", () => done());
        server.kill("SIGTERM");
      });
      site.closeAllConnections();
      site.close();
      await Promise.all([idp.close(), gitServer.close()]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
