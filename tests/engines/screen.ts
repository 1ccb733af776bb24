import { type ChildProcess, spawn } from "node:child_process";

/**
 * Starts a virtual X server, large enough for the widest window.
 *
 * @param program - path of Xvfb, which prints its display number when it is ready.
 * @returns the display's name for DISPLAY, and the server's process.
 */
export async function startVirtualScreen(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<Buffer>((ready, fail) => {
    child.stdout.once("data", ready);
    child.once("error", fail);
    child.once("exit", () => fail(new Error(`${program} ended before it was ready`)));
  });
  return { name: `:${number.toString().trim()}`, process: child };
}
