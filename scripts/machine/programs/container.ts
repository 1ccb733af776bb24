import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { installAptPackages } from "./apt.ts";

/** @returns the first tool that works; `docker` may be installed without a running daemon. */
export function findContainerTool(): "podman" | "docker" | undefined {
  return (["podman", "docker"] as const).find((tool) => spawnSync(tool, ["info"], { stdio: "ignore" }).status === 0);
}

/**
 * @returns the command that reads compose files, installed if this process is root on Debian; undefined if unavailable.
 */
export function findComposeCommand(): readonly string[] | undefined {
  const commands = [["docker", "compose"], ["docker-compose"]] as const;
  const find = () =>
    commands.find(([program, ...args]) => spawnSync(program, [...args, "version"], { stdio: "ignore" }).status === 0);
  return find() ?? (installAptPackages("tests of the container", "docker-compose") ? find() : undefined);
}

/**
 * Builds the container of an archive, and runs it as described in `deploy/README.md`.
 *
 * @param folder - contains the archive `name`.tar.gz.
 * @param checkSite - checks the site at the address `url`.
 * @returns the problems, in Spanish.
 */
export async function checkContainer(
  tool: "podman" | "docker",
  folder: string,
  name: string,
  checkSite: (url: string) => Promise<string[]>,
): Promise<string[]> {
  const runTool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(tool, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${tool} ${args[0]}: ${stderr.trim()}`);
    return stdout.trim();
  };
  const image = `wim-check:${name.slice(-12)}`;
  const limits = ["--read-only", "--tmpfs=/tmp", "--cap-drop=all", "--security-opt=no-new-privileges"];
  runTool("build", "--file=deploy/Containerfile", `--build-arg=NAME=${name}`, `--tag=${image}`, folder);
  const container = runTool("run", "--detach", ...limits, "--publish=127.0.0.1::3000", image);
  try {
    const url = `http://${runTool("port", container, "3000").split("\n")[0]}`;
    await waitForAnswer(url);
    const problems = await checkSite(url);
    if (runTool("exec", container, "id", "-u") === "0") problems.push("El servidor corre como root.");
    if (spawnSync(tool, ["exec", container, "touch", "/srv/wim/x"]).status === 0)
      problems.push("El servidor puede escribir en su propio programa.");
    return problems;
  } finally {
    runTool("rm", "--force", "--volumes", container);
    runTool("rmi", image);
  }
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (
      await fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return;
    await delay(500);
  }
  throw new Error("El contenedor no responde.");
}
