import { spawnSync } from "node:child_process";
import {
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";

const unit = readFileSync("deploy/systemd/wim.service", "utf8");
const program = "systemd-analyze";
const analyze = (...args: string[]) => spawnSync(program, args, { encoding: "utf8" });
/** Whether systemd can rate units here; before version 250, it rates only installed units. */
const canRate = Number(/systemd (\d+)/.exec(analyze("--version").stdout ?? "")?.[1] ?? 0) >= 250;

test.skipIf(!canRate).each(["wim", "wim-editor"])("systemd rates the exposure of %s under 2", (name) => {
  const { stdout } = analyze("security", "--offline=true", "--no-pager", `deploy/systemd/${name}.service`);
  const exposure = Number(/Overall exposure level for \S+\.service: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThan(2);
});

test.skipIf(!canRate)("systemd understands every unit", () => {
  const { stderr } = analyze("verify", ...globSync("deploy/systemd/*.{service,socket,timer}"));
  // The programs exist only where a site is installed, not here.
  expect(stderr.split("\n").filter((line) => line !== "" && !/ is not executable: No such file/.test(line))).toEqual(
    [],
  );
});

test.each([
  ["wim-backup", "wim", "backup", "002000"],
  ["wim-editor-backup", "editor", "bundle", "0020"],
])("of past days, %s keeps one backup each, and none after a month", (name, prefix, ending, firstHour) => {
  const folder = createTestFolder();
  const now = Date.now() / 1000;
  const file = (daysAgo: number, hour: string) => {
    const day = new Date((now - daysAgo * 86_400) * 1000).toISOString().slice(0, 10);
    const name = `${prefix}-${day}-${hour.slice(0, firstHour.length)}.${ending}`;
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), now - daysAgo * 86_400, now - daysAgo * 86_400);
    return name;
  };
  const kept = [file(0.5, "002000"), file(0.6, "012000"), file(4, "002000"), file(9, "072000")];
  for (const old of [4, 9]) for (const hour of ["082000", "232000"]) file(old, hour);
  file(31, "002000");
  const backups = name === "wim-backup" ? "/var/backups/wim" : "/var/backups/wim-editor";
  const unit = readFileSync(`deploy/systemd/${name}.service`, "utf8").replaceAll(backups, folder);
  const deleting = [...unit.matchAll(/^ExecStart=(.*)$/gm)].slice(1, -1).map(([, command = ""]) => command);
  for (const command of deleting) {
    const { status, stderr } = spawnSync("/bin/sh", ["-c", command.replaceAll("$$", "$").replaceAll("%%", "%")]);
    expect([status, `${stderr}`]).toEqual([0, ""]);
  }
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

test("each backup leaves the machine by the command in its own variable, and uses no other", () => {
  const units = [
    ["wim-backup", "BACKUP_COPY"],
    ["wim-editor-backup", "EDITOR_BACKUP_COPY"],
  ] as const;
  const names = units.map(([, name]) => name);
  for (const [unit, variable] of units) {
    const text = readFileSync(`deploy/systemd/${unit}.service`, "utf8");
    const copying = [...text.matchAll(/^ExecStart=\/bin\/sh -c '(.*)'$/gm)].at(-1)?.[1] ?? "";
    const [here, there] = [createTestFolder(), createTestFolder()];
    writeFileSync(join(here, "newest"), "drafts");
    const script = copying.replace(/cd \S+/, `cd ${here}`).replaceAll("$$", "$");
    const run = (value: string) =>
      spawnSync("/bin/sh", ["-c", script], { env: { PATH: process.env.PATH, [variable]: value } }).status;
    expect([run(""), run(`cp -p ./* ${there}/`), run("false")]).toEqual([0, 0, 1]);
    expect(readFileSync(join(there, "newest"), "utf8")).toBe("drafts");
    expect(/^UnsetEnvironment=(.*)$/m.exec(text)?.[1]?.split(" ").sort()).toEqual(
      ["ALERT_COMMAND", "ALERT_TO", ...names.filter((name) => name !== variable)].sort(),
    );
  }
});

test("no value that the guides give for an environment file has a comment, which systemd would include in the value", () => {
  const guides = globSync("deploy/{*,runbooks/*}.md").map((path) => readFileSync(path, "utf8"));
  const values = guides.flatMap((text) => text.match(/^ *[A-Z][A-Z_]+=.*$/gm) ?? []);
  expect(values.length).toBeGreaterThan(4);
  expect(values.filter((line) => /\s#/.test(line))).toEqual([]);
});

test("each clone in the guides names its branch, because a git server's HEAD may name another", () => {
  const guides = ["README", "editor"].map((name) => readFileSync(`deploy/${name}.md`, "utf8")).join("\n");
  const clones = guides.match(/^.*runuser.* git clone .*$/gm) ?? [];
  expect(clones.length).toBe(3);
  expect(clones.filter((line) => !line.includes(" --branch main "))).toEqual([]);
});

test("the editor's unit has started once it says so, and outlives a person's process that the kernel ends", () => {
  const text = readFileSync("deploy/systemd/wim-editor.service", "utf8");
  for (const line of ["Type=notify", "NotifyAccess=all", "OOMPolicy=continue"]) expect(text).toContain(`\n${line}\n`);
});

test("the editor's health unit asks by the editor's own name, however it is written", () => {
  const [, script = ""] =
    /^ExecStart=\/bin\/sh -c 'host=(.*?); exec/m.exec(
      readFileSync("deploy/systemd/wim-editor-health.service", "utf8"),
    ) ?? [];
  const folder = createTestFolder();
  for (const value of ["https://editor.wim.mx", '"https://editor.wim.mx/"', "'http://editor.wim.mx'"]) {
    writeFileSync(join(folder, ".env"), `EDITOR_PREVIEW_URL=https://a.mx:8443\nEDITOR_URL=${value}\n`);
    const command = `printf %s "${script.replaceAll("$$", "$").replaceAll("\\\\", "\\")}"`;
    expect(`${spawnSync("/bin/sh", ["-c", command], { cwd: folder }).stdout}`).toBe("editor.wim.mx");
  }
});

test("the server's unit requires its socket, with the same port, and runs the release's own Node", () => {
  expect(unit).toMatch(/^Requires=wim\.socket$/m);
  const [, program, script = ""] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
  expect(program).toBe("/srv/wim/current/bin/node");
  expect(readFileSync(script, "utf8")).not.toBe("");
  const [, port] = /^Environment=.*\bPORT=(\d+)/m.exec(unit) ?? [];
  expect(readFileSync("deploy/systemd/wim.socket", "utf8")).toContain(`ListenStream=127.0.0.1:${port}\n`);
});

test("the daily build and the server read the site's values from one file, and the build gets none of the server's secrets", () => {
  const listFiles = (text: string) => [...text.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
  expect(listFiles(readFileSync("deploy/systemd/wim-build.service", "utf8"))).toEqual(["/srv/wim/site.env"]);
  // The minus makes the file optional, because the server may be older than the file.
  expect(listFiles(unit)).toEqual(["-/srv/wim/site.env"]);
});

test("the build at each push starts when main has moved, but not during a build or while the git server is unavailable", () => {
  const [, condition = ""] =
    /^ExecCondition=\/bin\/sh -c '(.*)'$/m.exec(readFileSync("deploy/systemd/wim-build-push.service", "utf8")) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "wim-push-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [server, checkout] = [join(folder, "sitio.git"), join(folder, "checkout")];
  const run = (program: string, ...args: string[]) => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_AUTHOR_NAME: "Ana", GIT_AUTHOR_EMAIL: "a@b.c" };
    const committer = { GIT_COMMITTER_NAME: "Ana", GIT_COMMITTER_EMAIL: "a@b.c" };
    return spawnSync(program, args, { cwd: folder, encoding: "utf8", env: { ...env, ...committer } }).status;
  };
  const git = (...args: string[]) => expect(run("git", "-C", ...args), args.join(" ")).toBe(0);
  const starts = () => run("sh", "-c", `cd checkout && ${condition.replaceAll("$$", "$")}`) === 0;
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", server);
  git(folder, "clone", "--quiet", server, "writer");
  git("writer", "commit", "--quiet", "--allow-empty", "--message=one");
  git("writer", "push", "--quiet", "origin", "HEAD:main");
  git(folder, "clone", "--quiet", server, checkout);
  expect(starts()).toBe(false);
  git("writer", "push", "--quiet", "origin", "HEAD:contenido/ana");
  expect(starts()).toBe(false);
  git("writer", "commit", "--quiet", "--allow-empty", "--message=two");
  git("writer", "push", "--quiet", "origin", "HEAD:main");
  expect(starts()).toBe(true);
  git(checkout, "pull", "--quiet", "--ff-only");
  expect(starts()).toBe(false);
  renameSync(server, `${server}.away`);
  expect(starts()).toBe(false);
});
