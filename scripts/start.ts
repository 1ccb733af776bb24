/**
 * `npm start`: builds the site, then serves it from this process, so that a signal stops the server cleanly. Has the
 * options of `npm run build`. The build runs in a separate process, so that the server does not keep its tools in
 * memory.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { serveBuiltSite } from "#server/serve.ts";
import { readProcessSettings } from "#server/server-settings.ts";

try {
  const settings = readProcessSettings();
  const exitCode = await runBuild();
  if (exitCode === 0) await serveBuiltSite(settings);
  else process.exitCode = exitCode;
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}

async function runBuild(): Promise<number> {
  const build = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  const stopBuild = () => build.kill();
  process.on("SIGTERM", stopBuild).on("SIGINT", stopBuild);
  const [exitCode] = (await once(build, "exit")) as [number | null];
  process.off("SIGTERM", stopBuild).off("SIGINT", stopBuild);
  return exitCode ?? 1;
}
