/**
 * Checks at the start, and for monitors, whether the configured services respond, the repository is writable and the
 * disks have room. The editor starts in any case, because a service may respond later.
 */
import { access, constants, mkdir, statfs } from "node:fs/promises";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { isServerAway, mainRef } from "#editor/server/publish/upstream.ts";
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
  /** Folders of drafts, files and backups. */
  folders: readonly string[];
  /** The commit whose code runs. */
  installedCommit: string;
  requireHealthyWorkspaces: () => Promise<void>;
};

/** `line`: what the log says, in Spanish. `isNotice`: whether people can work if it is not well. */
type ServiceStatus = { isWell: boolean; line: string; isNotice?: boolean };

/** Folders and files whose code the editor runs from its own checkout, and not from drafts. */
const installedPaths = ["editor", "server", "scripts", "src/domain", "src/platform", "package-lock.json"];

export function checkServices(services: ServicesToCheck): Promise<ServiceStatus[]> {
  const { provider, issuer, git, repository, site, readServedCommit, folders, installedCommit } = services;
  const checkProvider = () =>
    provider.buildSignInUrl({ state: "-", nonce: "-", verifier: "-" }).catch((cause) => {
      throw new Error("revisa EDITOR_OIDC_ISSUER", { cause });
    });
  const checkRepository = () =>
    // A dry run checks the permission to push, and sends nothing.
    git("push", "--dry-run", "--quiet", repository, `HEAD:refs/heads/${proposalBranchPrefix}prueba`).catch((cause) => {
      const isAway = isServerAway.test(cause.message);
      throw new Error(isAway ? "no contesta" : "revisa EDITOR_REPOSITORY y su llave", { cause });
    });
  const checkVersion = async () => {
    const range = [installedCommit, mainRef, "--", ...installedPaths, ":!*.test.*"];
    // Nobody has fetched main before the first person signs in.
    if (await git.maybe("diff", "--name-only", ...range))
      throw new Error("hay una versión nueva que instalar; mientras, se trabaja con esta");
  };
  const checkSite = async () => {
    if (site === undefined)
      throw new Error("WIM_SITE_URL falta o es de ejemplo, y el editor no dirá cuándo se ve lo publicado");
    if ((await readServedCommit(site)) === undefined)
      throw new Error(`${site}/version.json no dice qué muestra, y el editor no dirá cuándo se ve lo publicado`);
  };
  return Promise.all([
    describeService(`Cuentas, ${issuer.host}`, checkProvider, untriedClient),
    describeService(`Repositorio, ${repository}`, checkRepository),
    // The editor works without the site, which has its own monitor.
    describeService("Sitio", checkSite).then((status) => ({ ...status, isNotice: true })),
    describeService("Disco", () => Promise.all(folders.map(checkFolder))),
    describeService("Espacio de trabajo", services.requireHealthyWorkspaces),
    describeService("Versión", checkVersion).then((status) => ({ ...status, isNotice: true })),
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

/** `problems`: names of services; `notices`: what is not well, but lets people work. */
export type Health = { problems: string[]; notices: string[] };

/** @returns a function that names what is not well, and logs why. A notice is logged once, until it changes. */
export function createHealthReader(check: () => Promise<ServiceStatus[]>, report: (line: string) => void) {
  let reportedLines: string[] = [];
  const readHealth = async (): Promise<Health> => {
    const ills = (await check()).filter(({ isWell }) => !isWell);
    for (const { line, isNotice } of ills) if (!isNotice || !reportedLines.includes(line)) report(line);
    reportedLines = ills.map(({ line }) => line);
    const listTexts = (isNotice: boolean, end: RegExp) =>
      ills.filter((each) => (each.isNotice ?? false) === isNotice).map(({ line }) => line.split(end, 1).join());
    return { problems: listTexts(false, /[,:]/), notices: listTexts(true, / \| /) };
  };
  return cacheFor(healthCacheMs, readHealth);
}
