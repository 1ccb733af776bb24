import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";

type ChangedFiles = readonly { file: string }[];

const listFrozenPaths = (changes: ChangedFiles) =>
  changes.flatMap(({ file }) => (parseLegalPath(file)?.isSource === false ? [file] : []));

/** Finds the proposals of others that would publish the same version of a legal text: only one of them can. */
export function findRivals(
  proposals: readonly Proposal[] = [],
  changes: ChangedFiles,
  ownId?: string,
): { proposal: Proposal; version: string }[] {
  const paths = listFrozenPaths(changes);
  return proposals.flatMap((proposal) => {
    const path = listFrozenPaths(proposal.changes).find((each) => paths.includes(each));
    return path === undefined || proposal.id === ownId
      ? []
      : [{ proposal, version: parseLegalPath(path)?.version ?? "" }];
  });
}

/** `Luz Legal ya envió la versión 1: solo una se puede publicar.` */
export const formatRivals = (rivals: ReturnType<typeof findRivals>): string =>
  rivals
    .map(({ proposal, version }) => `${proposal.author} ya envió la versión ${version}: solo una se puede publicar.`)
    .join(" ");
