import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/**
 * Runs a bundling module in a process of its own, whose memory is free again afterwards. Its output is a warning.
 *
 * @param args - the module's path and its arguments.
 * @throws {Error} with the output, if it fails.
 */
export async function runBundler(...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stopChild = () => void child.kill();
  process.once("exit", stopChild);
  const [code, ...output] = await Promise.all([
    new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  process.removeListener("exit", stopChild);
  const problem = output.join("").trim();
  if (code !== 0) throw new Error(problem || `Vite ended with ${code}`);
  if (problem !== "") console.warn(problem);
}
