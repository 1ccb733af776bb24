/**
 * A fake GitHub or GitLab with the endpoints that the editor uses, as documented, and a real repository that git
 * fetches from and pushes to over HTTP.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ForgeSettings } from "#editor/hosted/forge/forge.ts";
import { createForgeState, type ForgeRequest, type ForgeState } from "./forge-state.ts";
import { serveGitOverHttp } from "./git-over-http.ts";
import { answerGithubRequest, githubSignInPath } from "./github-answers.ts";
import { answerGitlabRequest, gitlabSignInPath } from "./gitlab-answers.ts";

export type ForgeStandIn = ForgeState & { settings: ForgeSettings; close: () => Promise<void> };

const repository = "wim/sitio";

const kinds = {
  github: { signIn: githubSignInPath, answer: answerGithubRequest },
  gitlab: { signIn: gitlabSignInPath, answer: answerGitlabRequest },
};

/** @param bare - the repository, served as `wim/sitio`. */
export async function openForgeStandIn(kind: ForgeSettings["kind"], bare: string): Promise<ForgeStandIn> {
  const state = createForgeState(bare, repository);
  const server = createServer((request, response) => {
    answer(kind, state, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    settings: { kind, url, repository },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
}

async function answer(
  kind: ForgeSettings["kind"],
  state: ForgeState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? "/", "http://forge");
  const { method = "GET" } = request;
  const authorization = request.headers.authorization ?? "";
  state.heard.push({ method, url: request.url ?? "", authorization });
  if (state.isBroken) return void response.writeHead(500).end();
  const gitPath = `/${repository}.git`;
  if (pathname.startsWith(`${gitPath}/`)) {
    const person = state.personOf(basicIn(authorization).password);
    const isPush = `${pathname}${search}`.includes("git-receive-pack");
    if (!person || person.role === "none" || (isPush && person.role !== "push")) {
      response.setHeader("www-authenticate", 'Basic realm="forge"');
      return void response.writeHead(person ? 403 : 401).end();
    }
    return serveGitOverHttp({
      request,
      response,
      bare: state.bare,
      path: pathname.slice(gitPath.length),
      query: search.slice(1),
      user: person.login,
    });
  }
  if (pathname === kinds[kind].signIn) {
    const code = state.codeFor(searchParams);
    if (code === undefined) return void response.writeHead(400).end("The redirect URI is not valid.");
    const back = new URLSearchParams({ code, state: searchParams.get("state") ?? "" });
    return void response.writeHead(302, { location: `${searchParams.get("redirect_uri")}?${back}` }).end();
  }
  const body = await text(request);
  const isJson = request.headers["content-type"]?.startsWith("application/json") ?? false;
  const said = kinds[kind].answer(state, {
    method,
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(isJson ? "" : body),
    json: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
    basic: basicIn(authorization),
    person: state.personOf(authorization.replace(/^Bearer /, "")),
  });
  if (!said) return void response.writeHead(404).end();
  response.writeHead(said.status, { "content-type": "application/json" });
  response.end(said.json === undefined ? "" : JSON.stringify(said.json));
}

/** Parses basic auth: the user name and token of git, or the id and secret of an OAuth app. */
function basicIn(authorization: string): ForgeRequest["basic"] {
  const said = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString();
  const colon = said.indexOf(":");
  return { user: said.slice(0, Math.max(0, colon)), password: said.slice(colon + 1) };
}
