/** The editor as a team uses it: behind its proxy, with an identity provider, a git server and a site. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { CertifiedProvider } from "#editor/demo/certified-provider.ts";
import { openDemoCompany } from "#editor/demo/demo-company.ts";
import { createSiteCopy, findFreePortPair, startEditorProcess } from "./editor-process.ts";

export type HostedEditorProcess = {
  origin: string;
  previewOrigin: string;
  identityProvider: CertifiedProvider;
  /** Runs git in the repository of the git server. */
  git: (...args: readonly string[]) => string;
  /** Makes the site report the newest commit. */
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
  const port = await findFreePortPair();
  const company = await openDemoCompany({ bareRepository: bare, port, people });
  const { origin, previewOrigin, identityProvider, git } = company;
  let served = git("rev-parse", "main");
  company.readServedCommit = () => served;
  const server = await startEditorProcess(folder, {
    port,
    ready: origin,
    more: { ...company.environment, EDITOR_WORKSPACES: "2" },
  });
  return {
    origin,
    previewOrigin,
    identityProvider,
    git,
    deploy: () => {
      served = git("rev-parse", "main");
    },
    close: async () => {
      await new Promise<void>((done) => {
        server.once("exit", () => done());
        server.kill("SIGTERM");
      });
      await company.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
