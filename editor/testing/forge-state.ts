/** State of the fake forge: people, tokens, a repository, and pull requests. */
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ForgePerson = { id: number; login: string; name: string; email: string; role: "push" | "read" | "none" };

type Code = { login: string; redirectUri: string; challenge: string };

export type PullRequest = {
  number: number;
  title: string;
  author: ForgePerson;
  branch: string;
  state: "open" | "closed" | "merged";
  notes: { by: ForgePerson; body: string }[];
};

export const oauthClient = { id: "editor-de-wim", secret: "a-secret-that-nobody-says" };

/** Reads the file of a branch's ref, because starting git for each request would be slow. */
function commitOf(bare: string, branch: string): string {
  const ref = `refs/heads/${branch}`;
  if (existsSync(join(bare, ref))) return readFileSync(join(bare, ref), "utf8").trim();
  const packed = existsSync(join(bare, "packed-refs")) ? readFileSync(join(bare, "packed-refs"), "utf8") : "";
  return (
    packed
      .split("\n")
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(" ")[0] ?? ""
  );
}

/** The PKCE challenge for a verifier (RFC 7636, section 4.6). */
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const random = () => randomBytes(20).toString("hex");

export type ForgeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  json: Record<string, unknown>;
  /** Credentials from basic auth; empty strings if there are none. */
  basic: { user: string; password: string };
  /** Owner of the token; undefined without a valid token. */
  person: ForgePerson | undefined;
};
export type ForgeResponse = { status: number; json?: unknown };

export type ForgeState = ReturnType<typeof createForgeState>;

/** @param bare - folder of the bare repository. */
export function createForgeState(bare: string, repository: string) {
  const people = new Map<string, ForgePerson>();
  const codes = new Map<string, Code>();
  const tokens = new Map<string, string>();
  const renewals = new Map<string, string>();
  const pulls: PullRequest[] = [];
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: bare, encoding: "utf8", stdio: "pipe" }).trim();
  const state = {
    bare,
    repository,
    people,
    pulls,
    approvals: [] as { number: number; login: string; head: string }[],
    /** Login of the next person to press «Authorize». */
    visitor: "",
    /** The only redirect URI registered for the app. */
    redirectUri: "",
    /** State of the CI pipeline of `main`. */
    pipeline: undefined as "running" | "done" | "failed" | undefined,
    /** Whether every response is 500. */
    isBroken: false,
    /** Error message if the repository's rules refuse merges. */
    mergeRefusal: undefined as string | undefined,
    /** All requests so far, with the `authorization` header. */
    heard: [] as { method: string; url: string; authorization: string }[],
    /** Lifetime of tokens in seconds; 0 means unlimited. */
    tokenSeconds: 0,
    git,
    /** Commit of a proposal's branch; empty if there is no such branch. */
    headOf: ({ branch }: Pick<PullRequest, "branch">) => commitOf(bare, branch),
    main: () => commitOf(bare, "main"),
    personOf: (token: string) => people.get(tokens.get(token) ?? ""),
    tokenFor: (login: string) => {
      const token = random();
      tokens.set(token, login);
      return token;
    },
    revoke: (token: string, id: string, secret: string) =>
      id === oauthClient.id && secret === oauthClient.secret && tokens.delete(token),
    /** Invalidates all refresh tokens. */
    forgetRenewals: () => renewals.clear(),
    codeFor: (query: URLSearchParams): string | undefined => {
      const redirectUri = query.get("redirect_uri") ?? "";
      const isRight =
        query.get("client_id") === oauthClient.id &&
        redirectUri === state.redirectUri &&
        query.get("code_challenge_method") === "S256" &&
        (query.get("state") ?? "") !== "";
      if (!isRight) return undefined;
      const code = random();
      codes.set(code, { login: state.visitor, redirectUri, challenge: query.get("code_challenge") ?? "" });
      return code;
    },
    /** Grants an access token for a code and its PKCE verifier, or for a refresh token; each can be used once. */
    exchange: (form: URLSearchParams) => {
      if (form.get("client_id") !== oauthClient.id || form.get("client_secret") !== oauthClient.secret)
        return undefined;
      const renewal = renewals.get(form.get("refresh_token") ?? "");
      if (form.get("grant_type") === "refresh_token") {
        renewals.delete(form.get("refresh_token") ?? "");
        return renewal === undefined ? undefined : grant(renewal);
      }
      const code = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const isRight =
        code !== undefined &&
        code.redirectUri === form.get("redirect_uri") &&
        code.challenge === challengeOf(form.get("code_verifier") ?? "");
      return isRight ? grant(code.login) : undefined;
    },
    merge: (pull: PullRequest, message: string, by: ForgePerson) => {
      const tree = git("merge-tree", "--write-tree", "refs/heads/main", state.headOf(pull));
      const { name, email } = pull.author;
      const commit = git(
        "-c",
        `user.name=${by.name}`,
        "-c",
        `user.email=${by.email}`,
        "commit-tree",
        tree,
        "-p",
        "refs/heads/main",
        "-m",
        `${message}\n\nBy ${name} <${email}>`,
      );
      git("update-ref", "refs/heads/main", commit);
      pull.state = "merged";
    },
  };
  const grant = (login: string) => {
    const renewal = random();
    renewals.set(renewal, login);
    return {
      access_token: state.tokenFor(login),
      token_type: "bearer",
      scope: "repo",
      ...(state.tokenSeconds > 0 && { expires_in: state.tokenSeconds, refresh_token: renewal }),
    };
  };
  return state;
}
