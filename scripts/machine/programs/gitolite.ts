/**
 * Gitolite of Debian, a git host with a permission for each branch and key, for tests: in a temporary folder, behind an
 * `sshd` that runs as this user at a high port.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { findExecutableOnPath } from "#scripts/machine/executable.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { installAptPackages } from "./apt.ts";

const findPrograms = () => [findExecutableOnPath("sshd", "../sbin/sshd"), findExecutableOnPath("gitolite")] as const;

/** @returns undefined if `sshd` or Gitolite is missing, and cannot be installed. */
export async function openGitolite(folder: string, rules: string) {
  if (findPrograms().includes(undefined)) installAptPackages("pushing over ssh", "openssh-server", "gitolite3");
  const [program, gitolite] = findPrograms();
  if (program === undefined || gitolite === undefined) return undefined;
  const runGitolite = (...args: readonly string[]) =>
    execFileSync(gitolite, args, { env: { ...process.env, HOME: folder }, stdio: "pipe" });
  const configure = (lines: string) => {
    writeFileSync(join(folder, ".gitolite/conf/gitolite.conf"), `repo sitio\n${lines}\n`);
    runGitolite("compile");
  };
  mkdirSync(folder, { recursive: true });
  runGitolite("setup", "--admin", "admin");
  configure(rules);
  const makeKey = (name: string) => {
    const file = join(folder, name);
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
    return { file, publicKey: readFileSync(`${file}.pub`, "utf8").trim() };
  };
  const [host, own, stranger, otherHost] = ["host", "own", "stranger", "other-host"].map(makeKey);
  const port = await findFreePort();
  const settings = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${host?.file}`,
    `AuthorizedKeysFile ${join(folder, "authorized")}`,
    `PidFile none`,
    "StrictModes no",
    "UsePAM no",
    "PasswordAuthentication no",
  ];
  writeFileSync(join(folder, "sshd_config"), `${settings.join("\n")}\n`);
  writeFileSync(
    join(folder, "authorized"),
    `restrict,command="env HOME=${folder} /usr/share/gitolite3/gitolite-shell editor" ${own?.publicKey}\n`,
  );
  const writeKnownHosts = (key: string | undefined) => {
    const file = join(folder, `known-${key === host?.publicKey ? "right" : "wrong"}`);
    writeFileSync(file, `[127.0.0.1]:${port} ${key}\n`);
    return file;
  };
  // An `sshd` run by root needs this folder, even on a high port.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true, mode: 0o755 });
  const child: ChildProcess = spawn(program, ["-D", "-e", "-f", join(folder, "sshd_config")], { stdio: "pipe" });
  await new Promise<void>((resolve, reject) => {
    let serverLog = "";
    child.stderr?.on("data", (part: Buffer) => {
      serverLog += part;
      if (serverLog.includes("Server listening")) resolve();
    });
    child.once("exit", () => reject(new Error(`sshd ended: ${serverLog}`)));
  });
  const env = {
    EDITOR_REPOSITORY: `ssh://${userInfo().username}@127.0.0.1:${port}/sitio`,
    EDITOR_REPOSITORY_KEY: own?.file ?? "",
    EDITOR_REPOSITORY_KNOWN_HOSTS: writeKnownHosts(host?.publicKey),
  };
  return {
    env,
    bareRepository: join(folder, "repositories/sitio.git"),
    /** Replaces the rules of the repository. */
    configure,
    /** The same settings, with a client key that the server refuses. */
    envOfStranger: { ...env, EDITOR_REPOSITORY_KEY: stranger?.file ?? "" },
    /** The same settings, with the host key of another server. */
    envOfOtherHost: { ...env, EDITOR_REPOSITORY_KNOWN_HOSTS: writeKnownHosts(otherHost?.publicKey) },
    close: () => child.kill(),
  };
}
