/** The service that has the repository: who a person is, what they may do, and what its pipeline says. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Person } from "#editor/server/workspace/git.ts";

export const forgeKinds = ["github", "gitlab"] as const;

export type ForgeSettings = {
  kind: (typeof forgeKinds)[number];
  /** `https://github.com`, or one's own. */
  url: string;
  /** `wim/sitio` */
  repository: string;
};

/** Published from here. */
export const mainBranch = "main";

/** Of the editor's own branches; each is of one proposal. */
export const proposalPrefix = "contenido/";

/** In the place of the name of an account that was deleted. */
export const goneAccount = "Una cuenta que ya no existe";

/** Who is at the forge, and as whom they publish. */
export type Account = { id: string; login: string; person: Person };

/** Git refuses names without letters and numbers, which the services allow. */
export const nameOr = (login: string, name: string | null | undefined): string =>
  /[\p{L}\p{N}]/u.test(name ?? "") ? `${name}` : login;

/** What a person lent the editor: it acts as them, until it expires. */
export type Grant = {
  token: string;
  refreshToken?: string | undefined;
  /** In milliseconds, as the clock has them; undefined: until the person takes it back. */
  expiresAt?: number | undefined;
};

export type Leaving = { clientId: string; redirectUri: string; state: string; challenge: string };
export type Returning = {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  code: string;
  verifier: string;
};
export type Revoking = { clientId: string; clientSecret: string; token: string };
export type Renewing = { clientId: string; clientSecret: string; refreshToken: string };

/** Of the newest commit of the main branch. */
export type PipelineState = {
  commit: string;
  state: "none" | "running" | "done" | "failed";
  link?: string | undefined;
};

/** A change that waits for a second person. */
export type ForgeProposal = {
  number: number;
  title: string;
  /** Of the account that opened it. */
  author: { id: string; name: string };
  branch: string;
  /** The commit that is proposed. */
  head: string;
  link: string;
  openedOn: IsoDay;
  /** Closed without being published: by whom, and what they wrote. */
  returned?: { by: string; note: string };
};

export type NewProposal = { branch: string; title: string; body: string };
/** Whose, of those that were given back, and the branches that are still there. */
export type OAuthCallback = { account: Account; branches: readonly string[] };
/** `note`: what the commit says below its title. */
export type Approval = { note: string };

export type Forge = {
  name: "GitHub" | "GitLab";
  /** Without credentials. */
  cloneUrl: string;
  /** Git's name for whoever shows a token. */
  gitUser: string;
  /** Where a browser goes to sign in. */
  signInUrl: (leaving: Leaving) => string;
  /** @throws {ForgeError} if the code is not of this sign-in, or was used before. */
  exchange: (returning: Returning) => Promise<Grant>;
  renew: (renewing: Renewing) => Promise<Grant>;
  /** The token is worth nothing from then on. */
  revoke: (revoking: Revoking) => Promise<void>;
  account: (token: string) => Promise<Account>;
  mayPush: (token: string) => Promise<boolean>;
  pipeline: (token: string) => Promise<PipelineState>;
  proposals: (token: string) => Promise<ForgeProposal[]>;
  propose: (token: string, proposal: NewProposal) => Promise<{ number: number; link: string }>;
  /** Names, by their accounts' ids, of who approved it. */
  approvers: (token: string, proposal: ForgeProposal) => Promise<ReadonlyMap<string, string>>;
  /** Approves exactly this commit. */
  approve: (token: string, proposal: ForgeProposal) => Promise<void>;
  /** Brings exactly this commit to the main branch. Answers why not, where the repository's rules do not allow it yet. */
  merge: (token: string, proposal: ForgeProposal, approval: Approval) => Promise<string | undefined>;
  /** Those that somebody closed, and whose branch is still there. */
  returned: (token: string, to: OAuthCallback) => Promise<ForgeProposal[]>;
  /** Closes it with these words; its branch stays for its author. */
  giveBack: (token: string, proposal: ForgeProposal, note: string) => Promise<void>;
  /** Closes it without merging; its branch goes. */
  close: (token: string, proposal: ForgeProposal) => Promise<void>;
};
