/**
 * A minimal Debian for checks that need a real installation. It boots with systemd in a systemd-nspawn container,
 * isolated from this machine, with only a loopback network. Works only as root on Debian.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { findExecutableOnPath } from "#scripts/machine/executable.ts";
import { runInstallation } from "#scripts/machine/install.ts";
import { installAptPackages } from "./apt.ts";

const suite = "bookworm";
const mirror = "http://deb.debian.org/debian";
/** The base system is installed once for each list of packages, and copied for each trial. */
const folder = ".build/debian";
const baseFolder = join(folder, "base");
const packageListFile = join(folder, "packages.txt");

/**
 * Command that runs a container with separate namespaces (mounts, processes, network). It needs no systemd unit,
 * because systemd may not run on this machine.
 */
const nspawn = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit"];

export type Debian = {
  /** Path of the container's root folder on this machine. */
  root: string;
  /** Runs a shell script as root in the container until a command fails. The output includes standard error. */
  run: (script: string) => Promise<{ code: number | null; output: string }>;
  stop: () => Promise<void>;
};

/** @returns whether a base system with these packages is available. */
export function ensureDebian(packages: readonly string[]): boolean {
  const purpose = "trying the installation";
  const hasTools = () => findExecutableOnPath("debootstrap") && findExecutableOnPath("systemd-nspawn");
  if (process.getuid?.() !== 0) return false;
  if (!hasTools() && !(installAptPackages(purpose, "debootstrap", "systemd-container") && hasTools())) return false;
  const packageList = packages.join(" ");
  if (existsSync(packageListFile) && readFileSync(packageListFile, "utf8").trim() === packageList) return true;
  const script = `
    rm -rf ${folder} && mkdir -p ${folder}
    debootstrap --variant=minbase --include=systemd-sysv,ca-certificates ${suite} ${baseFolder} ${mirror}
    ${nspawn.join(" ")} --directory=${baseFolder} --pipe sh -e -c 'export DEBIAN_FRONTEND=noninteractive
      apt-get update && apt-get install --yes --no-install-recommends ${packageList} && apt-get clean'
    echo ${packageList} > ${packageListFile}`;
  return runInstallation({
    subject: "a Debian to try in",
    purpose,
    commands: [{ command: "sh", args: ["-e", "-c", script], seconds: 900 }],
  });
}

/**
 * @param sharedFolders - folders of this machine that the container may read, by path in the container.
 * @throws {Error} with the container's output if Debian does not boot, for example if the machine does not allow it.
 */
export async function bootDebian(sharedFolders: Readonly<Record<string, string>>): Promise<Debian> {
  const root = await mkdtemp(join(resolve(folder), "trial-"));
  await runProgram("cp", ["--archive", "--reflink=auto", `${baseFolder}/.`, root]);
  // Each command checks that this file exists, because commands run on this machine until the container has its own
  // namespaces.
  const markFile = basename(root);
  await writeFile(join(root, markFile), "");
  const binds = Object.entries(sharedFolders).map(([place, source]) => `--bind-ro=${resolve(source)}:${place}`);
  const [program = "", ...args] = [...nspawn, `--directory=${root}`, "--private-network", ...binds];
  const container = spawn(program, [...args, "--console=pipe", "--boot"], { stdio: ["ignore", "pipe", "pipe"] });
  const outputs = Promise.all([text(container.stdout), text(container.stderr)]);
  const end = once(container, "exit");
  const kill = () => void container.kill("SIGTERM");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await end;
    await rm(root, { recursive: true, force: true });
  };
  const run: Debian["run"] = async (script) => {
    const children = await readFile(`/proc/${container.pid}/task/${container.pid}/children`, "utf8").catch(() => "");
    const environment = [
      "env",
      "-i",
      "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "HOME=/root",
    ];
    const guardedScript = `test -e /${markFile} || exit 1\n${script}`;
    return runProgram("nsenter", [
      "--target",
      children.trim() || "0",
      "--all",
      ...environment,
      "sh",
      "-e",
      "-c",
      guardedScript,
    ]);
  };
  for (let tries = 0; tries < 120 && container.exitCode === null; tries += 1) {
    if (/^(running|degraded)$/m.test((await run("systemctl is-system-running || true")).output))
      return { root, run, stop };
    await delay(500);
  }
  await stop();
  throw new Error(`Debian does not boot here: ${(await outputs).join("").trim()}`);
}

async function runProgram(program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  const [code] = await once(child, "close");
  return { code, output: Buffer.concat(parts).toString().trim() };
}
