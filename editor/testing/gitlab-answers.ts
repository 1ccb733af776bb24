/** GitLab's endpoints that the editor uses, as documented at docs.gitlab.com. */
import type { ForgeRequest, ForgeResponse, ForgeState, PullRequest } from "./forge-state.ts";

const notFound: ForgeResponse = { status: 404, json: { message: "404 Project Not Found" } };

export const gitlabSignInPath = "/oauth/authorize";

/** Access levels: Reporter is 20, Developer is 30. */
const levels = { none: 0, read: 20, push: 30 };

export function answerGitlabRequest(
  state: ForgeState,
  { method, path, query, form, json, person }: ForgeRequest,
): ForgeResponse | undefined {
  const at = `${method} ${path}`;
  if (at === "POST /oauth/token") {
    const granted = state.exchange(form);
    if (granted) return { status: 200, json: granted };
    return {
      status: 400,
      json: {
        error: "invalid_grant",
        error_description: "The provided authorization grant is invalid, expired or revoked.",
      },
    };
  }
  if (at === "POST /oauth/revoke") {
    const isOurs = state.revoke(form.get("token") ?? "", form.get("client_id") ?? "", form.get("client_secret") ?? "");
    return isOurs ? { status: 200, json: {} } : { status: 403, json: { error: "unauthorized_client" } };
  }
  if (!path.startsWith("/api/v4/")) return undefined;
  if (!person) return { status: 401, json: { message: "401 Unauthorized" } };
  const { id, login, name, email, role } = person;
  if (at === "GET /api/v4/user")
    return { status: 200, json: { id, username: login, name, email, commit_email: email } };
  const project = `/api/v4/projects/${encodeURIComponent(state.repository)}`;
  if (!path.startsWith(project) || role === "none") return notFound;
  const rest = path.slice(project.length);
  const access = { project_access: null, group_access: { access_level: levels[role] } };
  if (rest === "") return { status: 200, json: { id: 5, permissions: access } };
  if (rest === "/repository/branches/main")
    return { status: 200, json: { name: "main", commit: { id: state.main() } } };
  if (rest === "/pipelines") {
    const status = state.pipeline && { running: "running", done: "success", failed: "failed" }[state.pipeline];
    const isNewest = query.get("sha") === state.main();
    return {
      status: 200,
      json: status && isNewest ? [{ id: 9, status, web_url: "https://forge.example/pipelines/9" }] : [],
    };
  }
  if (method === "GET" && rest === "/merge_requests") {
    const isWanted = (pull: PullRequest) =>
      toGitlabState(pull) === query.get("state") && [null, String(pull.author.id)].includes(query.get("author_id"));
    return { status: 200, json: [ofNobody, ...state.pulls.filter(isWanted).map((pull) => toGitlabPull(state, pull))] };
  }
  if (role !== "push") return { status: 403, json: { message: "403 Forbidden" } };
  if (method === "POST" && rest === "/merge_requests") {
    const pull: PullRequest = {
      number: state.pulls.length + 1,
      title: String(json.title),
      author: person,
      branch: String(json.source_branch),
      state: "open",
      notes: [],
    };
    state.pulls.push(pull);
    return { status: 201, json: toGitlabPull(state, pull) };
  }
  if (method === "DELETE" && rest.startsWith("/repository/branches/")) {
    state.git("update-ref", "-d", `refs/heads/${decodeURIComponent(rest.slice("/repository/branches/".length))}`);
    return { status: 204 };
  }
  const [, number, act = ""] = /^\/merge_requests\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
  const pull = state.pulls.find((each) => each.number === Number(number));
  if (!pull) return { status: 404, json: { message: "404 Not found" } };
  if (act === "notes" && method === "POST") {
    pull.notes.push({ by: person, body: String(json.body) });
    return { status: 201, json: { id: 1 } };
  }
  if (act === "notes") {
    const said = pull.notes.map(({ by, body }) => ({ body, system: false, author: { name: by.name } }));
    return { status: 200, json: [{ body: "closed", system: true, author: { name: "-" } }, ...said.toReversed()] };
  }
  if (method === "PUT" && act === "" && json.state_event === "close") {
    pull.state = "closed";
    return { status: 200, json: toGitlabPull(state, pull) };
  }
  if (method === "GET" && act === "approvals") {
    const reviews = state.approvals.filter((each) => each.number === pull.number);
    const approved_by = reviews.map(({ login }) => ({ user: state.people.get(login) }));
    return { status: 200, json: { approved_by } };
  }
  if (method === "POST" && act === "approve") {
    // Approving a merge request twice is an error.
    if (state.approvals.some((each) => each.number === pull.number && each.login === login))
      return { status: 401, json: { message: "401 Unauthorized" } };
    if (pull.author.id === id) return { status: 401, json: { message: "401 Unauthorized" } };
    state.approvals.push({ number: pull.number, login, head: String(json.sha) });
    return { status: 201, json: { id: 1, approved: true } };
  }
  if (method === "PUT" && act === "merge") {
    if (state.mergeRefusal) return { status: 405, json: { message: state.mergeRefusal } };
    if (json.sha !== state.headOf(pull))
      return { status: 409, json: { message: "SHA does not match HEAD of source branch" } };
    state.merge(pull, String(json.squash_commit_message), person);
    if (json.should_remove_source_branch) state.git("update-ref", "-d", `refs/heads/${pull.branch}`);
    return { status: 200, json: { ...toGitlabPull(state, pull), state: "merged" } };
  }
  return { status: 404, json: { message: "404 Not found" } };
}

const toGitlabState = ({ state }: Pick<PullRequest, "state">) => (state === "open" ? "opened" : state);

/** A merge request with a deleted fork and a commit that GitLab has not read yet. */
const ofNobody = {
  iid: 900,
  title: "Fix typo",
  state: "opened",
  web_url: "https://forge.example/-/merge_requests/900",
  created_at: "2026-11-01T00:30:00.000Z",
  author: null,
  source_branch: "contenido/ajeno",
  target_branch: "main",
  source_project_id: null,
  target_project_id: 5,
  sha: null,
};

const toGitlabPull = (state: ForgeState, { number, title, author, branch, state: pullState }: PullRequest) => ({
  iid: number,
  title,
  state: toGitlabState({ state: pullState }),
  web_url: `https://forge.example/-/merge_requests/${number}`,
  created_at: "2026-11-24T00:30:00.000Z",
  author: { id: author.id, name: author.name, username: author.login },
  source_branch: branch,
  target_branch: "main",
  source_project_id: 5,
  target_project_id: 5,
  sha: state.headOf({ branch }) || null,
});
