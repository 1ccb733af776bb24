import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

type Settings = {
  distDir: string;
  databaseFile: string;
  /** Path of another server for the built site, which must print its address in the format of `server/main.ts`. */
  script?: string;
};

/** The site's server as a separate process, for tests that stop it and for benchmarks. */
export class SiteServer {
  readonly databaseFile: string;
  readonly #distDir: string;
  readonly #script: string;
  /** Any free port at the first start, then always this port. */
  #port = 0;
  #child: ChildProcess | undefined;

  constructor({ distDir, databaseFile, script = "server/main.ts" }: Settings) {
    this.#distDir = distDir;
    this.#script = script;
    this.databaseFile = databaseFile;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error("the server does not run");
    return pid;
  }

  /** Resolves once the server responds. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: "127.0.0.1",
      WIM_DIST: this.#distDir,
      DATABASE_FILE: this.databaseFile,
      DATABASE_URL: "",
      RATE_LIMIT: "1000000",
      CONNECTIONS_PER_ADDRESS: "100000",
    };
    const child = spawn(process.execPath, [this.#script], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    this.#port = await new Promise<number>((ready, fail) => {
      let output = "";
      child.stdout.on("data", (part: Buffer) => {
        output += part;
        const port = /localhost:(\d+)/.exec(output)?.[1];
        if (port) ready(Number(port));
      });
      child.once("exit", () => fail(new Error(`the server did not start: ${output}`)));
    });
  }

  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  /** Kills the server, as a power failure would. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
}
