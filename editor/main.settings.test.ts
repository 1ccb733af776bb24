import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  ["WIM_SITE_URL", "hola"],
  ["WIM_NADA", "1"],
  ["EDITOR_PORT", "x"],
])("a wrong %s ends the editor with one line that names it", (name, value) => {
  const env = { ...process.env, [name]: value };
  const { status, stderr } = spawnSync(process.execPath, ["editor/main.ts"], {
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stderr).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\n$`));
  expect(status).toBe(1);
});
