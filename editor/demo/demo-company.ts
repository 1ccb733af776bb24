/**
 * The services that a team's editor needs, on this machine, for tests and for `npm run edit:try`: an identity provider,
 * a git server and the published site.
 */
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openCertifiedProvider } from "./certified-provider.ts";
import { openGitServer } from "./git-over-http.ts";
import type { DemoPerson } from "./people-page.ts";

type DemoCompanyOptions = {
  bareRepository: string;
  /** Port of the editor; the preview uses the next one. */
  port: number;
  people: Readonly<Record<string, DemoPerson>>;
};

const groups = { lists: "Marketing", legal: "Jurídico", approver: "Gerencia", reader: "Soporte" } as const;

export async function openDemoCompany({ bareRepository, port, people }: DemoCompanyOptions) {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: bareRepository, encoding: "utf8" }).trim();
  const [origin, previewOrigin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  const state = {
    /**
     * Returns the commit that the site claims to show; by default the newest, as if each publication was visible at
     * once.
     */
    readServedCommit: () => git("rev-parse", "main"),
  };
  const site = createServer((_request, response) => {
    response.end(JSON.stringify({ commit: state.readServedCommit() }));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const gitServer = await openGitServer(bareRepository);
  const identityProvider = await openCertifiedProvider({ origin });
  for (const [id, person] of Object.entries(people)) identityProvider.people.set(id, person);
  return Object.assign(state, {
    origin,
    previewOrigin,
    identityProvider,
    git,
    environment: {
      EDITOR_PORT: String(port),
      EDITOR_URL: origin,
      EDITOR_PREVIEW_URL: previewOrigin,
      EDITOR_OIDC_ISSUER: identityProvider.settings.issuer.href,
      EDITOR_CLIENT_ID: identityProvider.settings.clientId,
      EDITOR_CLIENT_SECRET: identityProvider.settings.clientSecret,
      EDITOR_WORKSPACES: String(Object.keys(people).length),
      EDITOR_ROLE_LISTS: groups.lists,
      EDITOR_ROLE_LEGAL: groups.legal,
      EDITOR_ROLE_APPROVER: groups.approver,
      EDITOR_ROLE_READER: groups.reader,
      EDITOR_SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
      ...gitServer.env,
    },
    close: async () => {
      site.closeAllConnections();
      site.close();
      await Promise.all([identityProvider.close(), gitServer.close()]);
    },
  });
}
