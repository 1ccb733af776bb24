/**
 * One workspace per person who edits: a process with that person's draft, started on demand and stopped when idle.
 * People who do not edit share another one, which does not count towards the maximum.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { AuditLog } from "#editor/hosted/audit-log.ts";
import { type Account, sharedAccount } from "#editor/hosted/auth/account.ts";
import { generateSecret } from "#editor/hosted/auth/secrets.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import { endGroup } from "#editor/server/checks/child-process.ts";
import { findSearchesFile } from "#editor/server/lists/unfound-searches.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";
import type { PersonalWorktrees } from "./personal-worktrees.ts";

/** The messages between the proxy and a workspace, on the process's IPC channel. */
export type WorkspaceMessage = {
  account: Account;
  /** Variables with the repository's key, which the workspace passes only to git. */
  gitEnvironment: Readonly<Record<string, string>>;
  previewUrl: string;
  key: string;
  webhook: { address: string | undefined; editorUrl: string };
};
export type WorkspacePorts = { editorPort: number; previewPort: number };

export type RunningWorkspace = WorkspacePorts & { key: string };

export type WorkspacePool = ReturnType<typeof openWorkspacePool>;

type WorkspacePoolOptions = {
  worktrees: PersonalWorktrees;
  gitEnvironment: Readonly<Record<string, string>>;
  previewUrl: string;
  webhook: WorkspaceMessage["webhook"];
  maxWorkspaces: number;
  audit: AuditLog;
  /** The program of a workspace. It is the installed one, because a draft's commit may be newer. */
  program?: string;
  now?: () => number;
};

type PoolEntry = {
  child: ChildProcess;
  workspace: Promise<RunningWorkspace>;
  readyWorkspace?: RunningWorkspace;
  lastUsedAt: number;
  activeRequests: number;
};

const minuteMs = 60_000;
/** A workspace takes almost half a gigabyte and starts in seconds, so it ends soon; its draft stays on disk. */
const idleMs = 5 * minuteMs;
const maxStartMs = 2 * minuteMs;
const maxStopMs = 10_000;
/** Time in ms for which failures count, and how many workspaces may end by themselves in it. */
const failureMs = 60 * minuteMs;
const maxEnds = 2;

/**
 * Makes the C library and the bundler's allocator return freed memory, which they otherwise keep per thread and in huge
 * pages. Half of a workspace's memory is outside the JavaScript heap.
 */
const allocatorSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MIMALLOC_ALLOW_THP: "0",
  MIMALLOC_PURGE_DELAY: "0",
} as const;

/** Makes V8 collect garbage before the heap has grown to twice its content, for a tenth more time in a save. */
const heapOptions = ["--max-semi-space-size=8", "--heap-growing-percent=20"];

export function openWorkspacePool({
  worktrees,
  gitEnvironment,
  previewUrl,
  webhook,
  maxWorkspaces,
  audit,
  program = join(import.meta.dirname, "workspace-process.ts"),
  now = Date.now,
}: WorkspacePoolOptions) {
  const entries = new Map<string, PoolEntry>();
  /** Workspaces that did not start, or that ended by themselves. */
  let failures: { email: string; at: number; isStart: boolean }[] = [];
  const endWorkspace = async (id: string) => {
    const entry = entries.get(id);
    entries.delete(id);
    if (entry) await stopProcess(entry.child);
  };
  const endIdleWorkspaces = () =>
    Promise.all(
      [...entries].map(([id, { activeRequests, lastUsedAt }]) =>
        activeRequests === 0 && now() - lastUsedAt >= idleMs ? endWorkspace(id) : undefined,
      ),
    );
  const sweepTimer = setInterval(() => void endIdleWorkspaces(), minuteMs);
  sweepTimer.unref();

  const requireRoom = async () => {
    await endIdleWorkspaces();
    if ([...entries.keys()].filter((id) => id !== sharedAccount.id).length < maxWorkspaces) return;
    throw new ProxyError(
      503,
      `No hay lugar por ahora: ya ${maxWorkspaces === 1 ? "edita una persona" : `editan ${maxWorkspaces} personas`}. Inténtalo en unos minutos.`,
    );
  };

  const startWorkspace = (account: Account): PoolEntry => {
    const folder = worktrees.getFolder(account);
    const key = generateSecret();
    const { email } = account.person;
    /** Records an end that was not ordered: then the entry would be gone. */
    const recordEnd = (reason: string, isStart: boolean) => {
      if (entries.get(account.id) !== entry) return;
      entries.delete(account.id);
      failures.push({ email, at: now(), isStart });
      audit({ event: isStart ? "workspace-failed" : "workspace-ended", email, reason });
    };
    const child = fork(program, {
      cwd: folder,
      // All workspaces share one store of coverage files, so that each can publish files uploaded in another.
      env: {
        ...removeSecrets(process.env),
        COVERAGE_STORE: readCoverageStore()?.folder ?? "no",
        EDITOR_SEARCHES: findSearchesFile() ?? "",
        ...allocatorSettings,
      },
      execArgv: heapOptions,
      // A process group, so that the workspace's child processes end with it.
      detached: process.platform !== "win32",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.send({ account, gitEnvironment, previewUrl, key, webhook } satisfies WorkspaceMessage);
    const entry: PoolEntry = {
      child,
      workspace: waitForPorts(child).then(
        (ports) => ({ ...ports, key }),
        (cause: Error) => {
          recordEnd(cause.message, true);
          void stopProcess(child);
          throw new ProxyError(503, "El editor no pudo abrir tu borrador: avisa a quien lo administra.", { cause });
        },
      ),
      lastUsedAt: now(),
      activeRequests: 0,
    };
    entry.workspace.then(
      (workspace) => {
        entry.readyWorkspace = workspace;
        failures = failures.filter((each) => !(each.isStart && each.email === email));
      },
      () => {},
    );
    child.once("exit", (code, signal) => recordEnd(formatEnd(code, signal), !entry.readyWorkspace));
    return entry;
  };

  const runInTurn = createMutex();

  const getOrStart = (account: Account): Promise<PoolEntry> =>
    runInTurn(async () => {
      const existingEntry = entries.get(account.id);
      if (existingEntry) return existingEntry;
      // Inside the lock, because `prepare` must not change the files of a running workspace.
      await worktrees.prepare(account);
      if (account.id !== sharedAccount.id) await requireRoom();
      const entry = startWorkspace(account);
      entries.set(account.id, entry);
      return entry;
    });

  return {
    /** Finds the person's workspace if it is running; never starts one. */
    findRunning: ({ id }: Account) => entries.get(id)?.readyWorkspace,
    /**
     * Finds or starts the person's workspace. Before a workspace without unpublished changes starts, it gets the latest
     * publications.
     *
     * @throws {ProxyError} 503 if all workspaces are in use; 502 if there is no draft yet and the git server does not
     *   respond.
     */
    acquire: async (account: Account): Promise<RunningWorkspace> => {
      const entry = entries.get(account.id) ?? (await getOrStart(account));
      entry.lastUsedAt = now();
      return entry.workspace;
    },
    keepBusyWhile: async <Result>({ id }: Account, work: () => Promise<Result>): Promise<Result> => {
      const entry = entries.get(id);
      if (!entry) return work();
      entry.activeRequests += 1;
      try {
        return await work();
      } finally {
        entry.activeRequests -= 1;
        entry.lastUsedAt = now();
      }
    },
    /** @throws {Error} in Spanish, if a workspace did not start in the last hour, or several ended by themselves. */
    requireHealth: async () => {
      failures = failures.filter(({ at }) => now() - at < failureMs);
      const unopened = new Set(failures.flatMap(({ isStart, email }) => (isStart ? email : [])));
      if (unopened.size > 0) throw new Error(`no abre el de ${[...unopened].join(", ")}`);
      if (failures.length > maxEnds) throw new Error(`${failures.length} terminaron solos en una hora`);
    },
    close: async () => {
      clearInterval(sweepTimer);
      await Promise.all([...entries.keys()].map(endWorkspace));
    },
  };
}

/** A workspace runs code of the repository, so it must not get the proxy's secrets. */
function removeSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(EDITOR_|GIT_|NODE_ENV$|NOTIFY_SOCKET$|VIKE_CRAWL$)/.test(name)),
  );
}

const formatEnd = (code: number | null, signal: string | null) => signal ?? `code ${code}`;

function waitForPorts(child: ChildProcess): Promise<WorkspacePorts> {
  return new Promise((resolve, fail) => {
    const startTimer = setTimeout(() => fail(new Error("a workspace did not start in time")), maxStartMs);
    child.once("message", (ports: WorkspacePorts) => {
      clearTimeout(startTimer);
      resolve(ports);
    });
    child.on("error", fail);
    child.once("exit", (code, signal) => {
      clearTimeout(startTimer);
      fail(new Error(`a workspace ended while it started: ${formatEnd(code, signal)}`));
    });
  });
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => endGroup(child.pid, "SIGKILL"), maxStopMs);
    child.once("exit", () => {
      clearTimeout(killTimer);
      resolve();
    });
    endGroup(child.pid);
  });
}
