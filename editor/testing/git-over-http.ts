/** Serves a repository over HTTP with `git http-backend`. The caller must check the token. */
import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";

type GitRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path of the bare repository. */
  bare: string;
  /** Path within the repository, such as `/info/refs`. */
  path: string;
  query: string;
  /** Name of a user with permission to push. */
  user: string;
};

export function serveGitOverHttp({ request, response, bare, path, query, user }: GitRequest): void {
  const { headers, method = "GET" } = request;
  const child = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: dirname(bare),
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: `/${basename(bare)}${path}`,
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
  // Git may exit before it has read the whole request; the rest of the request is then ignored.
  child.stdin.on("error", () => {});
  let head = Buffer.alloc(0);
  child.stdout.on("data", (part: Buffer) => {
    if (response.headersSent) return void response.write(part);
    head = Buffer.concat([head, part]);
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) return;
    const fields = head
      .subarray(0, end)
      .toString()
      .split("\r\n")
      .map((line) => line.split(/:\s*(.*)/s));
    const status = fields.find(([name]) => name === "Status")?.[1] ?? "200";
    for (const [name = "", value = ""] of fields) if (name !== "Status") response.setHeader(name, value);
    response.writeHead(Number.parseInt(status, 10));
    response.write(head.subarray(end + 4));
  });
  child.once("close", () => response.end());
}
