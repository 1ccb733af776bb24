import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";

test("the example of nginx in deploy/ matches the tables without an operator's values: npm run deploy:examples", () => {
  const folder = createTestFolder();
  // Runs in another folder, so that no .env applies.
  const writeExample = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, "deploy-examples.ts")], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: "utf8",
    });
  const { status, stderr, stdout } = writeExample();
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("Se escribió deploy/nginx/wim.conf.\n");
  expect(writeExample().stdout).toBe("Los ejemplos de deploy/nginx ya estaban al día.\n");
  const made = globSync("*/*", { cwd: join(folder, "deploy") }).sort();
  expect(made).toEqual(["nginx/errors", "nginx/wim.conf"]);
  const example = readFileSync("deploy/nginx/wim.conf", "utf8");
  expect(example).toBe(readFileSync(join(folder, "deploy/nginx/wim.conf"), "utf8"));
  // A published promotion must not change the example, because staff run no command afterwards.
  expect(example).not.toContain("/registro-promociones/");
  expect(example).not.toContain("drive.google.com");
});

test("a build records which values are the operator's own, and which proxies its nginx trusts", () => {
  const folder = createTestFolder();
  const script = `import { writeDeployFiles } from ${JSON.stringify(join(import.meta.dirname, "deploy-examples.ts"))};
    await writeDeployFiles(${JSON.stringify(folder)});`;
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: {
      PATH: process.env.PATH,
      WIM_HOST_NETWORK: "Red Compartida",
      WIM_LEGAL_NAME: "[Razón social del operador]",
      WIM_EDGE_ADDRESSES: "198.51.100.0/24, 2001:db8:7::/48",
      WIM_EDGE_HEADER: "CF-Connecting-IP",
    },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const lines = readFileSync(join(folder, "deploy/release.txt"), "utf8").trimEnd().split("\n");
  expect(lines[0]).toMatch(/^day=\d{4}-\d{2}-\d{2}$/);
  expect(lines).toEqual(expect.arrayContaining(["WIM_HOST_NETWORK", "WIM_EDGE_ADDRESSES", "WIM_EDGE_HEADER"]));
  expect(lines).not.toContain("WIM_LEGAL_NAME");
  expect(readFileSync(join(folder, "deploy/database.txt"), "utf8")).toMatch(/^sqlite=[1-9]\d*\npostgresql=[1-9]\d*\n$/);
  expect(readFileSync(join(folder, "deploy/nginx/wim.conf"), "utf8")).toContain(
    [
      "  set_real_ip_from 198.51.100.0/24;",
      "  set_real_ip_from 2001:db8:7::/48;",
      "  real_ip_header CF-Connecting-IP;",
      "  real_ip_recursive on;\n",
    ].join("\n"),
  );
});
