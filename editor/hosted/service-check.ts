/**
 * Checks at the start, and for monitors, whether the configured services respond, the repository is writable and the
 * disks have room. The editor starts in any case, because a service may respond later.
 */
import { access, constants, mkdir, statfs } from "node:fs/promises";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { cacheFor } from "#editor/server/workspace/cache-last.ts";
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
  /** Folders of drafts and files. */
  folders: readonly string[];
};

/** `line`: what the log says, in Spanish. */
type ServiceStatus = { isWell: boolean; line: string };

export function checkServices(services: ServicesToCheck): Promise<ServiceStatus[]> {
  const { provider, issuer, git, repository, site, readServedCommit, folders } = services;
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
    if (site === undefined)
      throw new Error("WIM_SITE_URL falta o es de ejemplo, y el editor no dirá cuándo se ve lo publicado");
    if ((await readServedCommit(site)) === undefined)
      throw new Error(`${site}/version.json no dice qué muestra, y el editor no dirá cuándo se ve lo publicado`);
  };
  return Promise.all([
    describeService(`Cuentas, ${issuer.host}`, checkProvider, untriedClient),
    describeService(`Repositorio, ${repository}`, checkRepository),
    describeService("Sitio", checkSite),
    describeService("Disco", () => Promise.all(folders.map(checkFolder))),
  ]);
}

/** Message about the client id and secret, which the provider checks only when a person signs in. */
const untriedClient = "contesta; EDITOR_CLIENT_ID y su secreto se prueban cuando entre la primera persona";

/** @throws {Error} if the folder cannot be written, or its disk has little room. */
async function checkFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 1e9) throw new Error(`queda menos de 1 GB para ${folder}: libera espacio`);
}

const describeService = (service: string, check: () => Promise<unknown>, answer = "bien"): Promise<ServiceStatus> =>
  check().then(
    () => ({ isWell: true, line: `${service}: ${answer}.` }),
    (error: unknown) => ({
      isWell: false,
      line: `${service}: ${error instanceof Error ? formatWithCauses(error) : getErrorMessage(error)}`,
    }),
  );

/** Each check is reused for this time, because anyone may ask, and it asks other servers. */
const healthCacheMs = 60_000;

/** @returns a function that names the services with problems, and logs these. */
export function createHealthReader(check: () => Promise<ServiceStatus[]>, report: (line: string) => void) {
  const findProblems = async () => {
    // The editor works without the site, which has its own monitor.
    const problems = (await check()).filter(({ isWell, line }) => !isWell && !line.startsWith("Sitio"));
    for (const { line } of problems) report(line);
    return problems.map(({ line }) => line.split(/[,:]/, 1).join());
  };
  return cacheFor(healthCacheMs, findProblems);
}
