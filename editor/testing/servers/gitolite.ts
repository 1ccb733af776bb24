/** Gitolite of Debian, a git host with a permission for each branch and key, for tests: in a temporary folder. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findExecutableOnPath } from "#scripts/machine/executable.ts";
import { installAptPackages } from "#scripts/machine/programs/apt.ts";

const shell = "/usr/share/gitolite3/gitolite-shell";

/** @returns undefined if it cannot be installed here. */
export function openGitolite(folder: string, rules: string) {
  const find = () => findExecutableOnPath("gitolite");
  const program = find() ?? (installAptPackages("pushing to a git host", "gitolite3") ? find() : undefined);
  if (program === undefined) return undefined;
  const env = { ...process.env, HOME: folder };
  const configure = (lines: string) => {
    writeFileSync(join(folder, ".gitolite/conf/gitolite.conf"), `repo sitio\n${lines}\n`);
    for (const command of ["compile", "trigger POST_COMPILE"])
      execFileSync(program, command.split(" "), { env, stdio: "pipe" });
  };
  execFileSync(program, ["setup", "-a", "admin"], { env, stdio: "pipe" });
  configure(rules);
  return {
    bareRepository: join(folder, "repositories/sitio.git"),
    /** Command of the editor's connections over ssh. */
    shellCommand: `env HOME=${folder} ${shell} editor`,
    configure,
  };
}
