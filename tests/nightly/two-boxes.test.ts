/**
 * Two machines behind a load balancer and a CDN, with one PostgreSQL. Releases, rollbacks, crashes and outages under
 * load lose no acknowledged lead, store none twice, and leave no page without its files.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ensureNginx, startNginxWithConfiguration } from "#scripts/machine/programs/nginx.ts";
import { ensurePostgres } from "#scripts/machine/programs/postgres.ts";
import { writeArtefact } from "#scripts/package/write-artefact.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { startPostgres } from "#server/testing/databases/test-postgres.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { type Box, boxPort, closeNetwork, openBox, openNetwork, openRelay, outside } from "./boxes/box.ts";
import { startVisitors } from "./boxes/visitors.ts";

const isPossible = process.getuid?.() === 0 && ensureNginx() && ensurePostgres() && openNetwork();

/** A second release, whose styles and scripts all have names that the first release lacks. */
const renameAssets = `set -e
cd "$1" && mkdir second && tar -xzf "$2" -C second --strip-components=1 && cd second
find dist/client -name '*.br' -delete -o -name '*.gz' -delete
for file in $(cd dist/client/assets && ls | grep -E '\\.(css|js)$'); do
  mv "dist/client/assets/$file" "dist/client/assets/second-$file"
done
find dist/client -name '*.html' -exec sed -i -E 's#"/assets/([^"/]+\\.(css|js))"#"/assets/second-\\1"#g' {} +
rm FILES.sha256 && find . -type f -printf '%P\\0' | sort -z | xargs -0 sha256sum > ../FILES && mv ../FILES FILES.sha256
cd .. && mv second wim-second && tar -czf wim-second.tar.gz wim-second && sha256sum wim-second.tar.gz > wim-second.tar.gz.sha256`;

/** Number of visitors; more than the machine can handle at once, so that it is always busy. */
const visitorCount = 160;

test.skipIf(!isPossible)("two boxes under load", { timeout: 900_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "wim-boxes-"));
  chmodSync(folder, 0o755);
  const boxes: Box[] = [];
  onTestFinished(async () => {
    for (const box of boxes) await box.stop();
    closeNetwork(boxes);
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.emptySchema();
  const relay = await openRelay(Number(new URL(databaseUrl).port));
  onTestFinished(() => {
    relay.cut();
    relay.server.close();
  });
  const distantUrl = databaseUrl.replace(/127\.0\.0\.1:\d+/, `${outside}:${relay.port}`);

  const node = join(folder, "node");
  writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 });
  const distDir = process.env.WIM_DIST ?? "dist";
  const { archive: first } = await writeArtefact(folder, { distDir, nodeFile: node });
  const renaming = spawnSync("sh", ["-c", renameAssets, "sh", folder, first], { encoding: "utf8" });
  expect(renaming.stderr).toBe("");
  const second = join(folder, "wim-second.tar.gz");

  for (const number of [1, 2]) {
    const box = await openBox(folder, number, distantUrl);
    boxes.push(box);
    await box.release("install", first);
    await box.startNginx();
  }
  const [balancerPort, edgePort] = [await findFreePort(), await findFreePort()];
  const members = boxes.map(({ address }) => `server ${address}:${boxPort} max_fails=1 fail_timeout=2s;`);
  const balancer = await startNginxWithConfiguration({ port: balancerPort, workerCount: 1 }, async () =>
    [
      `upstream boxes { ${members.join(" ")} keepalive 16; }`,
      `server { listen 127.0.0.1:${balancerPort}; location / {`,
      'proxy_pass http://boxes; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_connect_timeout 1s;',
      "proxy_set_header Host 127.0.0.1; proxy_set_header X-Forwarded-For $http_x_forwarded_for;",
      "proxy_next_upstream error timeout; } }",
    ].join("\n"),
  );
  onTestFinished(() => balancer.stop());
  const edge = await startNginxWithConfiguration({ port: edgePort, workerCount: 1 }, async (prefix) =>
    [
      `proxy_cache_path ${join(prefix, "cache")} keys_zone=edge:10m;`,
      `server { listen 127.0.0.1:${edgePort}; location / {`,
      `proxy_pass http://127.0.0.1:${balancerPort}; proxy_cache edge; proxy_cache_lock on;`,
      "proxy_set_header X-Forwarded-For $http_x_visitor; } }",
    ].join("\n"),
  );
  onTestFinished(() => edge.stop());

  const load = startVisitors(edge.url, visitorCount);
  const each = async (...args: string[]) => {
    for (const box of boxes) {
      await box.release(...args);
      await load.more(50);
    }
  };
  await expect.poll(() => load.visits.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(50);
  await each("stage", second);
  await each("install", second);
  await each("rollback");
  await each("install", second);
  for (const box of boxes) {
    box.crashServer();
    await load.more(100);
    await box.stopNginx();
    await load.more(100);
    await box.startNginx();
    await load.more(100);
  }
  relay.cut();
  await postgres.crash();
  await delay(2_000);
  await postgres.start();
  await load.more(200);
  const { pages, bare, refused, acknowledged, repeated } = await load.end();

  const storedNumbers = (await readStoredLeads({ databaseFile: "", databaseUrl })).map(({ Name }) =>
    Number(Name.slice(8)),
  );
  const count = (person: number) => storedNumbers.filter((each) => each === person).length;
  const lost = [...acknowledged].filter((person) => !storedNumbers.includes(person));
  const twice = [...acknowledged].filter((person) => count(person) > 1);
  console.log(
    `pages ${pages}, without style ${bare.length}, refused ${refused.length}; leads acknowledged ${acknowledged.size}, lost ${lost.length}, twice ${twice.length}, sent again ${repeated}`,
  );
  expect({ bare, refused, lost, twice }).toEqual({ bare: [], refused: [], lost: [], twice: [] });
});
