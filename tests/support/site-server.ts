import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

type Settings = {
  /** What the build wrote. */
  distDir: string;
  databaseFile: string;
};

/** The site's server as a process of its own, for tests that stop it and for the bench. */
export class SiteServer {
  readonly databaseFile: string;
  readonly #distDir: string;
  /** Any free one at first, and the same ever after. */
  #port = 0;
  #child: ChildProcess | undefined;

  constructor({ distDir, databaseFile }: Settings) {
    this.#distDir = distDir;
    this.databaseFile = databaseFile;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** It answers when this returns. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: "127.0.0.1",
      WIM_DIST: this.#distDir,
      DATABASE_FILE: this.databaseFile,
      RATE_LIMIT: "100000",
    };
    const child = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    this.#port = await new Promise<number>((ready, fail) => {
      let said = "";
      child.stdout.on("data", (part: Buffer) => {
        said += part;
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port) ready(Number(port));
      });
      child.once("exit", () => fail(new Error(`the server did not start: ${said}`)));
    });
  }

  /** It finishes what is under way. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  /** As a machine does that loses its power. */
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
