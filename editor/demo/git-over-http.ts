/** A git server for tests and trials: `git http-backend` behind HTTP, with one token. */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname } from "node:path";

const token = "the-key-of-the-editor";

/** @param bareRepository - folder of the repository, served as `wim/sitio.git`. */
export async function openGitServer(bareRepository: string) {
  const state = {
    bare: bareRepository,
    /** HTTP status of each response; if it is 200, git handles the request. */
    status: 200,
    /** Address to which each request is redirected; empty for none. */
    location: "",
    /** All requests so far, with the `authorization` header. */
    requests: [] as { method: string; url: string; authorization: string }[],
  };
  const path = "/wim/sitio.git";
  const server = createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const { authorization = "" } = headers;
    state.requests.push({ method, url, authorization });
    if (state.status !== 200) return void response.writeHead(state.status).end();
    const { pathname, search } = new URL(url, "http://git");
    if (state.location !== "")
      return void response
        .writeHead(301, { location: `${state.location}${pathname.slice(path.length)}${search}` })
        .end();
    if (!Buffer.from(authorization.slice(6), "base64").toString().endsWith(`:${token}`))
      return void response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
    if (!pathname.startsWith(`${path}/`)) return void response.writeHead(404).end();
    const query = search.slice(1);
    serveGitOverHttp({
      request,
      response,
      bareRepository,
      path: pathname.slice(path.length),
      query,
      user: "editor",
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(state, {
    /** Environment variables for the editor to use this server. */
    env: {
      EDITOR_REPOSITORY: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      EDITOR_REPOSITORY_TOKEN: token,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

type GitRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  bareRepository: string;
  path: string;
  query: string;
  /** Name of a user with permission to push. */
  user: string;
};

function serveGitOverHttp({ request, response, bareRepository, path, query, user }: GitRequest): void {
  const { headers, method = "GET" } = request;
  const child = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: dirname(bareRepository),
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: `/${basename(bareRepository)}${path}`,
      REQUEST_METHOD: method,
      QUERY_STRING: query,
      REMOTE_USER: user,
      REMOTE_ADDR: "127.0.0.1",
      CONTENT_TYPE: headers["content-type"] ?? "",
      ...(headers["content-length"] && { CONTENT_LENGTH: headers["content-length"] }),
      ...(headers["content-encoding"] && { HTTP_CONTENT_ENCODING: headers["content-encoding"] }),
      ...(headers["git-protocol"] && { GIT_PROTOCOL: String(headers["git-protocol"]) }),
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  request.pipe(child.stdin);
  // Git may exit before it has read the whole request, whose rest is then ignored.
  child.stdin.on("error", () => {});
  let bufferedBytes = Buffer.alloc(0);
  child.stdout.on("data", (part: Buffer) => {
    if (response.headersSent) return void response.write(part);
    bufferedBytes = Buffer.concat([bufferedBytes, part]);
    const headerEnd = bufferedBytes.indexOf("\r\n\r\n");
    if (headerEnd < 0) return;
    const headerLines = bufferedBytes
      .subarray(0, headerEnd)
      .toString()
      .split("\r\n")
      .map((line) => line.split(/:\s*(.*)/s));
    const status = headerLines.find(([name]) => name === "Status")?.[1] ?? "200";
    for (const [name = "", value = ""] of headerLines) if (name !== "Status") response.setHeader(name, value);
    response.writeHead(Number.parseInt(status, 10));
    response.write(bufferedBytes.subarray(headerEnd + 4));
  });
  child.once("close", () => response.end());
}
