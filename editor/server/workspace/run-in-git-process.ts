import { type ChildProcess, fork } from "node:child_process";

export type GitRequest = {
  id: number;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  input: string;
};

/** `code`: the exit code, or the name of a system error such as `ENOENT`. */
export type GitResponse = { id: number; code: number | string; stdout: string; stderr: string };

let gitProcess: ChildProcess | undefined;
const pending = new Map<number, (response: GitResponse) => void>();
let lastId = 0;

function startGitProcess(): ChildProcess {
  const started = fork(new URL("./git-process.ts", import.meta.url), { execArgv: [] });
  started.on("message", (response: GitResponse) => {
    pending.get(response.id)?.(response);
    settle(response.id);
  });
  started.once("exit", () => {
    gitProcess = undefined;
    for (const [id, answer] of pending) {
      answer({ id, code: 1, stdout: "", stderr: "The process that runs git has ended." });
      settle(id);
    }
  });
  return started;
}

/** Lets this process end while no git command runs. */
function settle(id: number): void {
  pending.delete(id);
  if (pending.size > 0) return;
  gitProcess?.unref();
  gitProcess?.channel?.unref();
}

/** Runs git in the process of `git-process.ts`, which starts with the first command. Never rejects. */
export function runInGitProcess(request: Omit<GitRequest, "id">): Promise<GitResponse> {
  gitProcess ??= startGitProcess();
  gitProcess.ref();
  gitProcess.channel?.ref();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    pending.set(id, resolve);
    // Ignores errors of sending, because the exit handler answers every pending request.
    gitProcess?.send({ ...request, id }, () => {});
  });
}
