import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";

const testOnLinux = test.runIf(process.platform === "linux");

/** Stubs of systemd's programs and of the mail server, which record what they receive. */
const programs = {
  systemctl: `case "$*" in
    *=LoadState*) echo \${LOADED:-loaded} ;;
    *=Result*) echo exit-code ;;
    *=InvocationID*) echo 00aa ;;
    *) echo Backs up ;;
  esac`,
  journalctl: 'echo "$1: no space left"',
  sendmail: 'exec cat > "$HEARD/mail"',
  "systemd-cat": '{ echo "$@"; cat; } > "$HEARD/journal"',
};

/** Runs the script for a unit. @returns its status, and what the mail, the command and the journal received. */
function tell(env: Record<string, string>, left: readonly (keyof typeof programs)[] = [], ...args: string[]) {
  const unit = args.at(-1)?.endsWith(".service") ? "" : "wim-backup.service";
  const heard = createTestFolder();
  mkdirSync(join(heard, "bin"));
  for (const [name, script] of Object.entries(programs))
    if (!left.includes(name as keyof typeof programs))
      writeFileSync(join(heard, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const { status } = spawnSync("/bin/sh", ["deploy/commands/alert.sh", ...args, unit].filter(Boolean), {
    env: { PATH: `${join(heard, "bin")}:/usr/bin:/bin`, HEARD: heard, ...env },
    encoding: "utf8",
  });
  const read = (name: string) => (existsSync(join(heard, name)) ? readFileSync(join(heard, name), "utf8") : "");
  return { status, mail: read("mail"), command: read("command"), journal: read("journal") };
}

const toCommand = { ALERT_COMMAND: '{ echo "$ALERT_SUBJECT"; cat; } > "$HEARD/command"' };
const toMail = { ALERT_TO: "guardia@wim.example" };
const failure = /^\[wim\] FALLA: wim-backup\.service en /m;

testOnLinux("a failure goes by mail and to the command, with the lines of that run and where the runbooks are", () => {
  const { status, mail, command, journal } = tell({ ...toMail, ...toCommand });
  expect([status, journal]).toEqual([0, ""]);
  expect(mail).toMatch(/^To: guardia@wim\.example\nSubject: \[wim\] FALLA: wim-backup\.service en \S+\n/);
  for (const text of [mail, command]) {
    expect(text).toMatch(failure);
    expect(text).toContain("_SYSTEMD_INVOCATION_ID=00aa: no space left\n");
    expect(text).toContain("Resultado: exit-code.");
    expect(text).toContain("deploy/runbooks/README.md");
  }
});

testOnLinux("of one unit it tells three times an hour, and ends well the other times", () => {
  const folder = createTestFolder();
  const env = { ...toMail, RUNTIME_DIRECTORY: folder };
  const tellUnit = (unit: string) => {
    const { status, mail } = tell(env, [], unit);
    return [status, mail !== ""];
  };
  const one = "wim-editor.service";
  expect([1, 2, 3, 4].map(() => tellUnit(one))).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [0, false],
  ]);
  expect(tellUnit("wim.service")).toEqual([0, true]);
  const hourAgo = Date.now() / 1000 - 3600;
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), hourAgo, hourAgo);
  expect(tellUnit(one)).toEqual([0, true]);
});

testOnLinux("it names the unit's own page of the runbooks", () => {
  const table = readFileSync("deploy/runbooks/README.md", "utf8");
  const find = /^ {2}page=.*$/m.exec(readFileSync("deploy/commands/alert.sh", "utf8"))?.[0] ?? "";
  const findPage = (unit: string) =>
    `${spawnSync("/bin/sh", ["-c", `guides=. unit=${unit}\n${find}\necho "$page"`]).stdout}`.trim();
  expect(["wim-editor.service", "wim-editor-health.service", "wim.service"].map(findPage)).toEqual([
    "editor-down.md",
    "editor-down.md",
    "server-down.md",
  ]);
  for (const path of globSync("deploy/systemd/wim*[a-z].{service,socket}"))
    expect([path, table]).toEqual([path, expect.stringContaining(`(${findPage(basename(path))})`)]);
});

testOnLinux("a run that ended well and a trial say so, and never that something failed", () => {
  const { command } = tell({ ...toCommand, MONITOR_INVOCATION_ID: "00bb" }, [], "--report");
  expect(command).toMatch(/^\[wim\] Bien: wim-backup\.service en /);
  expect(command).toContain("_SYSTEMD_INVOCATION_ID=00bb");
  expect(tell({ ...toCommand, LOADED: "not-found" }).command).toMatch(/^\[wim\] Prueba de aviso: /);
  // Meanwhile the unit has another result, because it was restarted.
  expect(tell({ ...toCommand, MONITOR_SERVICE_RESULT: "watchdog" }).command).toContain("Resultado: watchdog.");
});

testOnLinux.each([
  ["without anybody to tell", {}, []],
  ["without a mail server", toMail, ["sendmail"]],
  ["with a command that fails", { ALERT_COMMAND: "exit 7" }, []],
] as const)("%s, the alert goes to every terminal and its unit fails", (_, env, left) => {
  const { status, journal } = tell(env, [...left]);
  expect(status).toBe(1);
  expect(journal).toMatch(/^--identifier=wim-alert --priority=emerg\n/);
  expect(journal).toMatch(failure);
  expect(journal).toContain("/srv/wim/operations.env");
});

testOnLinux("one sender that fails does not silence the other", () => {
  const { status, mail, journal } = tell({ ...toMail, ALERT_COMMAND: "exit 7" });
  expect([status, journal]).toEqual([0, ""]);
  expect(mail).toMatch(failure);
});

test("every unit that can fail sends alerts, and so does every restart after a crash", () => {
  const units = globSync("deploy/systemd/*.{service,socket}").filter((path) => basename(path) !== "wim-alert@.service");
  expect(units.length).toBeGreaterThan(7);
  for (const path of units) {
    const text = readFileSync(path, "utf8");
    const [head = ""] = text.split(/^\[(?:Service|Socket)\]$/m);
    expect([path, head]).toEqual([path, expect.stringMatching(/^OnFailure=wim-alert@%n\.service$/m)]);
    if (/^Restart=/m.test(text))
      expect(text).toContain(`systemctl start --no-block wim-alert@${basename(path)}.service'\n`);
  }
  expect(readFileSync("deploy/systemd/wim-alert@.service", "utf8")).not.toMatch(/^OnFailure=/m);
});
