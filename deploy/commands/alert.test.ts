import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  const heard = createTestFolder();
  mkdirSync(join(heard, "bin"));
  for (const [name, script] of Object.entries(programs))
    if (!left.includes(name as keyof typeof programs))
      writeFileSync(join(heard, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const { status } = spawnSync("/bin/sh", ["deploy/commands/alert.sh", ...args, "wim-backup.service"], {
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
