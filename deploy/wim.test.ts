import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const unit = readFileSync("deploy/wim.service", "utf8");
const program = "systemd-analyze";
const analyze = (...args: string[]) => spawnSync(program, args, { encoding: "utf8" });
/** systemd before version 250 rates only installed units. */
const canRate = Number(/systemd (\d+)/.exec(analyze("--version").stdout ?? "")?.[1] ?? 0) >= 250;

test.skipIf(!canRate).each(["wim", "wim-editor"])("systemd rates the exposure of %s under 2", (name) => {
  const { stdout } = analyze("security", "--offline=true", "--no-pager", `deploy/${name}.service`);
  const exposure = Number(/Overall exposure level for \S+\.service: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThan(2);
});

test("the server's unit requires its socket, with the same port, and runs the release's own Node", () => {
  expect(unit).toMatch(/^Requires=wim\.socket$/m);
  const [, program, script = ""] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
  expect(program).toBe("/srv/wim/current/bin/node");
  expect(readFileSync(script, "utf8")).not.toBe("");
  const [, port] = /^Environment=.*\bPORT=(\d+)/m.exec(unit) ?? [];
  expect(readFileSync("deploy/wim.socket", "utf8")).toContain(`ListenStream=127.0.0.1:${port}\n`);
});

test("the daily build and the server read the site's values from one file, and the build none of the server's secrets", () => {
  const filesOf = (text: string) => [...text.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
  expect(filesOf(readFileSync("deploy/wim-build.service", "utf8"))).toEqual(["/srv/wim/site.env"]);
  // The minus makes the file optional: the server may be older than the file.
  expect(filesOf(unit)).toEqual(["-/srv/wim/site.env"]);
});
