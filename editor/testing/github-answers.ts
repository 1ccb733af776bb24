/** GitHub's endpoints that the editor uses, as documented at docs.github.com. */
import type { ForgePerson, ForgeRequest, ForgeResponse, ForgeState, PullRequest } from "./forge-state.ts";

const notFound: ForgeResponse = { status: 404, json: { message: "Not Found" } };

export const githubSignInPath = "/login/oauth/authorize";

export function answerGithubRequest(
  state: ForgeState,
  { method, path, query, form, json, basic, person }: ForgeRequest,
): ForgeResponse | undefined {
  const at = `${method} ${path}`;
  if (at === "POST /login/oauth/access_token")
    return {
      status: 200,
      json: state.exchange(form) ?? {
        error: "bad_verification_code",
        error_description: "The code passed is incorrect or expired.",
      },
    };
  if (!path.startsWith("/api/v3/")) return undefined;
  if (method === "DELETE" && path === `/api/v3/applications/${basic.user}/token`)
    return state.revoke(String(json.access_token), basic.user, basic.password) ? { status: 204 } : notFound;
  if (!person) return { status: 401, json: { message: "Bad credentials" } };
  if (at === "GET /api/v3/user")
    return { status: 200, json: { id: person.id, login: person.login, name: person.name, email: null } };
  const repo = `/api/v3/repos/${state.repository}`;
  if (!path.startsWith(repo) || person.role === "none") return notFound;
  const rest = `${method} ${path.slice(repo.length)}`;
  const mayPush = person.role === "push";
  if (rest === "GET ")
    return {
      status: 200,
      json: { full_name: state.repository, permissions: { pull: true, push: mayPush, admin: false } },
    };
  const main = state.main();
  if (rest === "GET /commits/main") return { status: 200, json: { sha: main } };
  if (rest === `GET /commits/${main}/check-runs`)
    return { status: 200, json: { total_count: 1, check_runs: state.pipeline ? [run(state.pipeline)] : [] } };
  if (rest === `GET /commits/${main}/status`)
    return { status: 200, json: { state: "pending", total_count: 0, statuses: [] } };
  if (rest === "GET /pulls") {
    const isWanted = ({ state: pullState }: PullRequest) => (pullState === "open") === (query.get("state") === "open");
    return { status: 200, json: [ofNobody, ...state.pulls.filter(isWanted).map((pull) => toGithubPull(state, pull))] };
  }
  if (!mayPush) return { status: 403, json: { message: "Must have push access" } };
  if (rest === "POST /pulls") {
    const pull: PullRequest = {
      number: state.pulls.length + 1,
      title: String(json.title),
      author: person,
      branch: String(json.head),
      state: "open",
      notes: [],
    };
    state.headOf(pull);
    state.pulls.push(pull);
    return { status: 201, json: toGithubPull(state, pull) };
  }
  if (method === "DELETE" && path.startsWith(`${repo}/git/refs/heads/`)) {
    state.git("update-ref", "-d", path.slice(`${repo}/git/`.length));
    return { status: 204 };
  }
  const [, issue] = /^\/issues\/(\d+)\/comments$/.exec(path.slice(repo.length)) ?? [];
  const discussed = state.pulls.find((each) => each.number === Number(issue));
  if (discussed && method === "POST") {
    discussed.notes.push({ by: person, body: String(json.body) });
    return { status: 201, json: { id: 1 } };
  }
  if (discussed)
    return {
      status: 200,
      json: [{ user: null }, ...discussed.notes.map(({ by, body }) => ({ body, user: userOf(state, by) }))],
    };
  const [, number, act = ""] = /^\/pulls\/(\d+)(?:\/(\w+))?$/.exec(path.slice(repo.length)) ?? [];
  const pull = state.pulls.find((each) => each.number === Number(number));
  if (!pull) return notFound;
  if (method === "PATCH" && json.state === "closed") {
    pull.state = "closed";
    return { status: 200, json: toGithubPull(state, pull) };
  }
  if (act === "reviews" && method === "GET") {
    const reviews = state.approvals.filter((each) => each.number === pull.number);
    const createApproval = (head: string, user: object | null) => ({ state: "APPROVED", commit_id: head, user });
    const json = reviews.map(({ login, head }) => createApproval(head, userOf(state, state.people.get(login))));
    return { status: 200, json: [createApproval(state.headOf(pull), null), ...json] };
  }
  if (act === "reviews" && method === "POST") {
    if (pull.author.id === person.id)
      return {
        status: 422,
        json: { message: "Unprocessable Entity", errors: ["Can not approve your own pull request"] },
      };
    state.approvals.push({ number: pull.number, login: person.login, head: String(json.commit_id) });
    return { status: 200, json: { id: 1, state: "APPROVED" } };
  }
  if (act === "merge" && method === "PUT") {
    if (state.mergeRefusal) return { status: 405, json: { message: state.mergeRefusal } };
    if (json.sha !== state.headOf(pull))
      return { status: 409, json: { message: "Head branch was modified. Review and try the merge again." } };
    state.merge(pull, `${json.commit_title}\n\n${json.commit_message}`, person);
    return { status: 200, json: { merged: true, message: "Pull Request successfully merged" } };
  }
  return notFound;
}

const run = (state: "running" | "done" | "failed") => ({
  status: state === "running" ? "in_progress" : "completed",
  conclusion: { running: null, done: "success", failed: "failure" }[state],
  html_url: "https://forge.example/runs/1",
});

/** GitHub documents `null` for a deleted account. */
const userOf = (state: ForgeState, person: ForgePerson | undefined) =>
  person && state.people.has(person.login) ? { id: person.id, login: person.login } : null;

/** A pull request with deleted fork and author. */
const ofNobody = {
  number: 900,
  title: "Fix typo",
  state: "open",
  html_url: "https://forge.example/pull/900",
  created_at: "2026-11-01T00:30:00Z",
  merged_at: null,
  user: null,
  head: { ref: "contenido/ajeno", sha: "0".repeat(40), repo: null },
  base: { ref: "main" },
};

const toGithubPull = (state: ForgeState, { number, title, author, branch, state: pullState }: PullRequest) => ({
  number,
  title,
  state: pullState === "open" ? "open" : "closed",
  html_url: `https://forge.example/pull/${number}`,
  created_at: "2026-11-24T00:30:00Z",
  merged_at: pullState === "merged" ? "2026-11-24T00:40:00Z" : null,
  user: userOf(state, author),
  head: {
    ref: branch,
    sha: state.headOf({ branch }),
    repo: { full_name: state.repository },
  },
  base: { ref: "main" },
});
