/**
 * Checks at the start whether the configured services respond and the repository is writable, so that the log reports
 * problems before anyone signs in. The editor starts in any case, because a service may respond later.
 */
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import type { IdentityProvider } from "./auth/identity-provider.ts";
import { formatWithCauses } from "./proxy/proxy-error.ts";
import { proposalBranchPrefix } from "./review/read-proposals.ts";

type ServicesToCheck = {
  provider: Pick<IdentityProvider, "buildSignInUrl">;
  issuer: URL;
  git: Git;
  repository: string;
  /** Origin of the site; undefined if it is not set. */
  site: string | undefined;
  readServedCommit: (site: string) => Promise<string | undefined>;
};

/** @returns a line in Spanish for each service. */
export function checkServices(services: ServicesToCheck): Promise<string[]> {
  const { provider, issuer, git, repository, site, readServedCommit } = services;
  const checkProvider = () =>
    provider.buildSignInUrl({ state: "-", nonce: "-", verifier: "-" }).catch((cause) => {
      throw new Error("revisa EDITOR_OIDC_ISSUER", { cause });
    });
  const checkRepository = () =>
    // A dry run checks the permission to push, and sends nothing.
    git("push", "--dry-run", "--quiet", repository, `HEAD:refs/heads/${proposalBranchPrefix}prueba`).catch((cause) => {
      throw new Error("revisa EDITOR_REPOSITORY y su llave", { cause });
    });
  const checkSite = async () => {
    if (site === undefined) throw new Error("falta WIM_SITE_URL, y el editor no dirá cuándo se ve lo publicado");
    if ((await readServedCommit(site)) === undefined)
      throw new Error(`${site}/version.json no dice qué muestra, y el editor no dirá cuándo se ve lo publicado`);
  };
  return Promise.all([
    describeService(`Cuentas, ${issuer.host}`, checkProvider, untriedClient),
    describeService(`Repositorio, ${repository}`, checkRepository),
    describeService("Sitio", checkSite),
  ]);
}

/** Message about the client id and secret, which the provider checks only when a person signs in. */
const untriedClient = "contesta; EDITOR_CLIENT_ID y su secreto se prueban cuando entre la primera persona";

const describeService = (service: string, check: () => Promise<unknown>, answer = "bien"): Promise<string> =>
  check().then(
    () => `${service}: ${answer}.`,
    (error: unknown) => `${service}: ${error instanceof Error ? formatWithCauses(error) : getErrorMessage(error)}`,
  );
