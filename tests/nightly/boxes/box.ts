/** Machines as network namespaces: each has its own address, nginx, the site's server and releases. */
import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type RunningNginx, startNginx } from "#scripts/machine/programs/nginx.ts";

/** Address of this machine in the boxes' network. */
export const outside = "10.213.77.1";
const bridge = "wim-boxes";

const run = (...[program = "", ...args]: string[]) => {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return { status, stderr };
};

/** @returns whether this machine allows network namespaces. */
export function openNetwork(): boolean {
  closeNetwork([]);
  return [
    ["ip", "link", "add", bridge, "type", "bridge"],
    ["ip", "address", "add", `${outside}/24`, "dev", bridge],
    ["ip", "link", "set", bridge, "up"],
  ].every((command) => run(...command).status === 0);
}

export function closeNetwork(boxes: readonly Box[]): void {
  for (const { name } of boxes) {
    const pids = spawnSync("ip", ["netns", "pids", name], { encoding: "utf8" }).stdout.match(/\d+/g) ?? [];
    for (const pid of pids) process.kill(Number(pid), "SIGKILL");
    run("ip", "netns", "delete", name);
  }
  run("ip", "link", "delete", bridge);
}

export type Box = {
  name: string;
  address: string;
  /** Runs `deploy/commands/release.sh`. @returns its output. @throws {Error} if it failed. */
  release: (...args: string[]) => Promise<string>;
  /** Kills the server without warning; its socket stays, and the next server starts on it. */
  crashServer: () => void;
  startNginx: () => Promise<void>;
  stopNginx: () => Promise<void>;
  stop: () => Promise<void>;
};

export const boxPort = 8080;

/** @param databaseUrl - address of PostgreSQL, as the box reaches it. */
export async function openBox(folder: string, number: number, databaseUrl: string): Promise<Box> {
  const [name, address] = [`wim-box-${number}`, `10.213.77.${10 + number}`];
  const place = join(folder, name);
  mkdirSync(place);
  run("ip", "netns", "delete", name);
  for (const command of [
    `ip netns add ${name}`,
    `ip link add ${name} type veth peer name eth0 netns ${name}`,
    `ip link set ${name} master ${bridge} up`,
    `ip -n ${name} address add ${address}/24 dev eth0`,
    `ip -n ${name} link set eth0 up`,
    `ip -n ${name} link set lo up`,
  ]) {
    const { status, stderr } = run(...command.split(" "));
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  }
  const restart = join(place, "restart.sh");
  // As in the unit, the server ends by itself, and the next one handles the requests that waited in the socket.
  writeFileSync(
    restart,
    `old=$(cat "${place}/pid" 2>/dev/null) || exit 0
kill "$old"
for try in $(seq 300); do
  test "$(cat "${place}/pid")" != "$old" && ip netns exec ${name} curl -fsS -m 20 -o /dev/null http://127.0.0.1:3000/api/health && exit 0
  sleep 0.1
done
exit 1
`,
  );
  let holder: ReturnType<typeof spawn> | undefined;
  let nginx: RunningNginx | undefined;
  return {
    name,
    address,
    // Asynchronous, because the box reaches the database through this process.
    release: async (...args) => {
      const { stdout, stderr } = await promisify(execFile)("/bin/sh", ["deploy/commands/release.sh", ...args], {
        env: { ...process.env, RELEASE_PLACE: place, RELEASE_USER: "nobody", RELEASE_RESTART: `sh ${restart}` },
      });
      return stdout + stderr;
    },
    crashServer: () => process.kill(Number(readFileSync(join(place, "pid"), "utf8")), "SIGKILL"),
    startNginx: async () => {
      holder ??= spawn("ip", ["netns", "exec", name, process.execPath, "tests/nightly/boxes/hold-socket.mjs", place], {
        stdio: "ignore",
        detached: true,
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          TRUST_PROXY: "loopback",
          RATE_LIMIT: "1000000",
          WIM_DIST: "dist",
        },
      });
      nginx = await startNginx({
        ...{ clientDir: join(place, "current/dist/client"), collectorPort: 3000, port: boxPort, workerCount: 1 },
        ...{ address, namespace: name, postsPerSecond: 1_000_000 / 10 },
        edgeProxy: { addresses: [`${outside}/32`], header: "X-Forwarded-For" },
      });
    },
    stopNginx: async () => nginx?.stop(),
    stop: async () => {
      await nginx?.stop();
      if (holder?.pid) process.kill(-holder.pid, "SIGKILL");
      await delay(100);
    },
  };
}

/** Forwards connections to PostgreSQL, which only listens on loopback. */
export async function openRelay(target: number): Promise<{ port: number; server: Server; cut: () => void }> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          near.destroy();
          far.destroy();
          sockets.delete(socket);
        });
    }
    near.pipe(far).pipe(near);
  });
  const port = await new Promise<number>((ready) => {
    server.listen(0, outside, () => ready((server.address() as { port: number }).port));
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { port, server, cut };
}
