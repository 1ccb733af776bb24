import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Webkit } from "../../scripts/webkit.ts";
import { startScreen } from "./screen.ts";

const end = "every page had its time";

/**
 * Opens pages side by side as a visitor's browser does, without automation: only then it writes what it has on its console.
 *
 * @param seconds - how long they stay open.
 * @returns errors and warnings, as the browser words them.
 */
export async function readConsole(
  { browser, screen }: Webkit,
  addresses: readonly string[],
  seconds: number,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "wim-webkit-"));
  const display = await startScreen(screen);
  const clock = `data:text/html,<script>setTimeout(() => console.error("${end}"), ${seconds * 1_000})</script>`;
  // Line by line: it is ended before it would write the rest.
  const child = spawn(
    "stdbuf",
    ["-oL", browser, "--enable-write-console-messages-to-stdout=true", ...addresses, clock],
    {
      stdio: ["ignore", "pipe", "ignore"],
      env: {
        ...process.env,
        DISPLAY: display.name,
        XDG_CACHE_HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    },
  );
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (line.includes(end)) break;
    if (/CONSOLE.* (ERROR|WARN)/.test(line)) lines.push(line);
  }
  for (const process of [child, display.process]) {
    const ended = once(process, "exit");
    process.kill();
    await ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return lines;
}
