/** The editor as staff start it, in a copy of the repository from which tests may publish. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { writeSpecifiedData } from "#content/forms/testing/specified-data.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { buildEditorApp } from "#editor/server/app-build.ts";
import { findFreePort } from "#server/testing/free-port.ts";

export type EditorProcess = {
  /** Origin of the editor, such as `http://localhost:3100`. */
  origin: string;
  folder: string;
  git: (...args: readonly string[]) => string;
  /** Runs git in the bare repository that the editor publishes to. */
  sharedGit: (...args: readonly string[]) => string;
  /** Discards all drafts, so that a test starts from the published content. */
  discardAll: () => Promise<void>;
  /** Kills the editor, as if the computer were switched off. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const person = { name: "Ana Prueba", email: "ana@example.org" };

const gitIn =
  (cwd: string) =>
  (...args: readonly string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 }).trim();

/**
 * Creates a repository with a checkout's files and the specification's lists, so that edits by staff affect no journey.
 */
export function createSiteCopy(root: string, folder: string) {
  copyCheckoutFiles(root, folder);
  writeSpecifiedData(folder);
  const git = gitIn(folder);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", person.name);
  git("config", "user.email", person.email);
  git("add", "--all");
  git("commit", "--quiet", "--message=Como estaba");
  return git;
}

/**
 * Starts the editor in a copy of a checkout, with a bare repository to publish to.
 *
 * @param root - root of the checkout, whose files are copied even if uncommitted.
 */
export async function startEditorInCopy(root: string): Promise<EditorProcess> {
  const place = mkdtempSync(join(tmpdir(), "wim-editor-desk-"));
  const [folder, remote] = [join(place, "site"), join(place, "shared.git")];
  await buildEditorApp(root);
  const git = createSiteCopy(root, folder);
  execFileSync("git", ["clone", "--quiet", "--bare", folder, remote]);
  git("remote", "add", "origin", remote);
  git("fetch", "--quiet", "origin");
  git("branch", "--quiet", "--set-upstream-to=origin/main");

  const port = await findFreePortPair();
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    // Waits until the whole site is read, because on a busy machine the first page and the first save take half a
    // minute each.
    server = await startEditorProcess(folder, { port, ready: "Ya se leyó todo el sitio" });
  };
  const stopServer = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return done();
      server.once("exit", () => done());
      server.kill(signal);
    });
  const ask = (address: string, body: unknown) =>
    fetch(`${origin}${address}`, {
      method: "POST",
      headers: { "x-editor": "1", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await start();
  return {
    origin,
    folder,
    git,
    sharedGit: gitIn(remote),
    discardAll: async () => {
      // A draft that another draft needs can be discarded only after it.
      for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
        const { changes } = (await (await fetch(`${origin}/api/pending`)).json()) as PendingChanges;
        if (changes.length >= left) throw new Error(`not discarded: ${changes.map(({ file }) => file)}`);
        left = changes.length;
        for (const { file } of changes) await ask("/api/discard", { file });
      }
    },
    kill: () => stopServer("SIGKILL"),
    start,
    close: async () => {
      await stopServer("SIGTERM");
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/**
 * Generated files outside git, such as the app and documents; a copy without them would generate them during a journey.
 */
const made = [
  ".editor/app",
  ".editor/app.json",
  ".build/cache",
  ".build/documents.json",
  "public/documentos",
  "public/cambios-legales.xml",
];
/** Matches paths that the editor neither reads nor runs. */
const leftOut = /^(?:bench|docs|tests\/(?:e2e|engines|screen-reader|visual))\//;

/** Copies the files of a checkout, even uncommitted ones, and links its installed packages. */
export function copyCheckoutFiles(root: string, folder: string): void {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const path of [...listed.split("\0").filter((each) => each && !leftOut.test(each)), ...made]) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
}

type Start = {
  port: number;
  /** Text in the editor's output which shows that it is ready. */
  ready: string;
  /** Environment variables of the editor, in addition to its port. */
  more?: Readonly<Record<string, string>>;
};

export async function startEditorProcess(
  folder: string,
  { port, ready: words, more = {} }: Start,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["editor/main.ts"], {
    cwd: folder,
    env: { ...process.env, EDITOR_PORT: String(port), ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Kills the editor when this process exits, even if a journey's set-up has timed out and nothing else closes it.
  const kill = () => void server.kill("SIGKILL");
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  const problems = text(server.stderr);
  await new Promise<void>((ready, fail) => {
    let output = "";
    server.stdout.setEncoding("utf8").on("data", (piece: string) => {
      output += piece;
      if (output.includes(words)) ready();
    });
    server.once(
      "exit",
      () => void problems.then((problem) => fail(new Error(`the editor did not start: ${problem}${output}`))),
    );
  });
  return server;
}

/** @returns a free port whose successor is also free, because the editor uses both. */
export async function findFreePortPair(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = await findFreePort();
    const next = await findFreePort(port + 1).catch(() => undefined);
    if (next !== undefined) return port;
  }
  throw new Error("no two free ports");
}
