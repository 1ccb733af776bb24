/** Names of the editor's branches: `contenido/ana-ruiz-3f9c01b2aa` for a draft, and one more for each proposal. */
import { type Account, accountIdShape } from "#editor/hosted/auth/account.ts";

export const proposalBranchPrefix = "contenido/";

/** The person's address, for readability, and the id of the account, which is unique. */
export function buildSlug({ person, id }: Account): string {
  const [local = ""] = person.email.split("@");
  const name = local
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${name || "persona"}-${id}`;
}

export const formatProposalBranch = (account: Account, commit: string): string =>
  `${proposalBranchPrefix}${buildSlug(account)}-${commit.slice(0, 10)}`;

const branchShape = new RegExp(`^${proposalBranchPrefix}[a-z0-9-]+-(${accountIdShape})-[0-9a-f]{10}$`);

/** The account that sent the proposal; undefined if the editor did not make the branch. */
export const parseAuthorId = (branch: string): string | undefined => branchShape.exec(branch)?.[1];
