/** Interface to the service that hosts the repository: accounts, permissions, proposals and the pipeline. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Person } from "#editor/server/workspace/git.ts";

export const forgeKinds = ["github", "gitlab"] as const;

export type ForgeSettings = {
  kind: (typeof forgeKinds)[number];
  /** `https://github.com`, or the URL of a self-hosted instance. */
  url: string;
  /** `wim/sitio` */
  repository: string;
};

/** Prefix of the editor's branches; each contains one proposal. */
export const proposalBranchPrefix = "contenido/";

/** Shown instead of the name of a deleted account. */
export const deletedAccountName = "Una cuenta que ya no existe";

/** An account at the forge. `person`: git author of the account's publications. */
export type Account = { id: string; login: string; person: Person };

/** Chooses the person's name, or the login if the name has no letter or digit, because git would refuse such a name. */
export const chooseAuthorName = (login: string, name: string | null | undefined): string =>
  /[\p{L}\p{N}]/u.test(name ?? "") ? `${name}` : login;

/** Tokens with which the editor acts for a person, until they expire. */
export type Grant = {
  token: string;
  refreshToken?: string | undefined;
  /** Milliseconds since the epoch; undefined: valid until the person revokes it. */
  expiresAt?: number | undefined;
};

export type AuthorizationRequest = { clientId: string; redirectUri: string; state: string; challenge: string };
export type TokenRequest = {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  code: string;
  verifier: string;
};
export type RevocationRequest = { clientId: string; clientSecret: string; token: string };
export type RefreshRequest = { clientId: string; clientSecret: string; refreshToken: string };

/** State of the pipeline for the newest commit of the main branch. */
export type PipelineState = {
  commit: string;
  state: "none" | "running" | "done" | "failed";
  link?: string | undefined;
};

/** A change that waits for a second person's approval. */
export type ForgeProposal = {
  number: number;
  title: string;
  /** The account that opened the proposal. */
  author: { id: string; name: string };
  branch: string;
  /** The proposed commit. */
  head: string;
  link: string;
  openedOn: IsoDay;
  /** Set if the proposal was closed without a merge: the closing account's name, and the note. */
  returned?: { by: string; note: string };
};

export type NewProposal = { branch: string; title: string; body: string };
/** Selects returned proposals by author and branch. `branches`: the author's branches that still exist. */
export type ReturnedProposalsQuery = { account: Account; branches: readonly string[] };
/** `note`: body of the merge commit's message. */
export type MergeOptions = { note: string };

export type Forge = {
  name: "GitHub" | "GitLab";
  /** URL without credentials. */
  cloneUrl: string;
  /** User name that git sends with a token. */
  gitUser: string;
  /** URL that the browser opens to sign in. */
  signInUrl: (leaving: AuthorizationRequest) => string;
  /** @throws {ForgeError} if the code belongs to another sign-in, or was used before. */
  exchange: (returning: TokenRequest) => Promise<Grant>;
  renew: (renewing: RefreshRequest) => Promise<Grant>;
  revoke: (revoking: RevocationRequest) => Promise<void>;
  account: (token: string) => Promise<Account>;
  mayPush: (token: string) => Promise<boolean>;
  pipeline: (token: string) => Promise<PipelineState>;
  proposals: (token: string) => Promise<ForgeProposal[]>;
  propose: (token: string, proposal: NewProposal) => Promise<{ number: number; link: string }>;
  /** Names of the people who approved the proposal, by account id. */
  approvers: (token: string, proposal: ForgeProposal) => Promise<ReadonlyMap<string, string>>;
  /** Approves exactly the commit `head`. */
  approve: (token: string, proposal: ForgeProposal) => Promise<void>;
  /**
   * Merges exactly the commit `head` into the main branch. Returns the reason if the repository's rules forbid this for
   * now.
   */
  merge: (token: string, proposal: ForgeProposal, approval: MergeOptions) => Promise<string | undefined>;
  /** Proposals that were closed unmerged and whose branch still exists. */
  returnedProposals: (token: string, to: ReturnedProposalsQuery) => Promise<ForgeProposal[]>;
  /** Closes a proposal with a note, and keeps its branch for the author. */
  returnToAuthor: (token: string, proposal: ForgeProposal, note: string) => Promise<void>;
  /** Closes a proposal without merging it, and deletes its branch. */
  close: (token: string, proposal: ForgeProposal) => Promise<void>;
};
