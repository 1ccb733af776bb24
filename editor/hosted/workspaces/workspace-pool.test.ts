import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sharedAccount } from "#editor/hosted/auth/account.ts";
import { createRepository } from "#editor/testing/checkout.ts";
import { openWorkspacePool } from "./workspace-pool.ts";

/** Program that reports its ports, as a workspace does, but exits at once for the person `roto`. */
const program = `
  process.once("message", ({ account }) => {
    if (account.person.name === "roto") process.exit(3);
    process.send({ editorPort: process.pid, previewPort: 1 });
    setInterval(() => {}, 1000);
  });
  process.once("disconnect", () => process.exit(0));
`;

const getAccount = (id: string, name = "persona") => ({ id, person: { name, email: `${id}@wim.example` } });

function open(maxWorkspaces: number) {
  const folder = createRepository({
    "program.ts": program,
    "editor/hosted/workspaces/workspace-process.ts": "process.exit(4)",
  });
  let now = 0;
  const prepared: string[] = [];
  const auditEntries: object[] = [];
  const workspaces = openWorkspacePool({
    worktrees: { getFolder: () => folder, prepare: async ({ id }) => void prepared.push(id) },
    gitEnvironment: {},
    previewUrl: "https://editor.example:8443",
    webhook: { address: undefined, editorUrl: "https://editor.example" },
    maxWorkspaces,
    audit: (entry) => void auditEntries.push(entry),
    program: join(folder, "program.ts"),
    now: () => now,
  });
  onTestFinished(() => workspaces.close());
  return {
    workspaces,
    prepared,
    auditEntries,
    pass: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a person has one workspace, with its own key", async () => {
  const { workspaces, prepared } = open(2);
  const [first, again] = await Promise.all([workspaces.acquire(getAccount("1")), workspaces.acquire(getAccount("1"))]);
  expect(again).toEqual(first);
  expect(prepared).toEqual(["1"]);
  const other = await workspaces.acquire(getAccount("2"));
  expect(other.editorPort).not.toBe(first.editorPort);
  expect(other.key).not.toBe(first.key);
  await workspaces.close();
  expect([first, other].map(({ editorPort }) => isRunning(editorPort))).toEqual([false, false]);
});

test("a workspace is brought up to date when it starts, but not while it runs", async () => {
  const { workspaces, prepared, pass } = open(1);
  await workspaces.acquire(getAccount("1"));
  await workspaces.acquire(getAccount("1"));
  expect(prepared).toEqual(["1"]);
  pass(6);
  await workspaces.acquire(getAccount("2"));
  pass(6);
  await workspaces.acquire(getAccount("1"));
  expect(prepared).toEqual(["1", "2", "1"]);
});

test("a workspace in use is never stopped, and an idle one is stopped if another person needs its place", async () => {
  const { workspaces, pass } = open(1);
  const ana = await workspaces.acquire(getAccount("1"));
  await expect(workspaces.acquire(getAccount("2"))).rejects.toThrow(
    /^No hay lugar por ahora: ya edita una persona\. Inténtalo en unos minutos\.$/,
  );
  let end = () => {};
  const check = workspaces.keepBusyWhile(
    getAccount("1"),
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  pass(6);
  await expect(workspaces.acquire(getAccount("2"))).rejects.toThrow(/^No hay lugar/);
  end();
  await check;
  pass(6);
  await workspaces.acquire(getAccount("2"));
  expect(isRunning(ana.editorPort)).toBe(false);
  expect(workspaces.findRunning(getAccount("1"))).toBeUndefined();
});

test("the workspace of people who change nothing does not count towards the limit, and is ended when idle too", async () => {
  const { workspaces, pass } = open(1);
  const shared = await workspaces.acquire(sharedAccount);
  await workspaces.acquire(getAccount("1"));
  expect(await workspaces.acquire(sharedAccount)).toEqual(shared);
  pass(6);
  await workspaces.acquire(getAccount("2"));
  expect(workspaces.findRunning(getAccount("1"))).toBeUndefined();
  expect(isRunning(shared.editorPort)).toBe(false);
});

test("runs the installed program, whatever the draft's commit has, in the draft's folder", async () => {
  const { workspaces } = open(1);
  await expect(workspaces.acquire(getAccount("1"))).resolves.toMatchObject({ previewPort: 1 });
});

test("a workspace that ends by itself leaves a line, and is a problem from the third in an hour on", async () => {
  const { workspaces, auditEntries, pass } = open(1);
  for (const count of [1, 2, 3]) {
    const { editorPort } = await workspaces.acquire(getAccount("1"));
    process.kill(editorPort, "SIGKILL");
    await expect.poll(() => auditEntries.length).toBe(count);
    if (count < 3) await workspaces.requireHealth();
  }
  expect(auditEntries[0]).toEqual({ event: "workspace-ended", email: "1@wim.example", reason: "SIGKILL" });
  await expect(workspaces.requireHealth()).rejects.toThrow(/^3 terminaron solos en una hora$/);
  pass(60);
  await workspaces.requireHealth();
  // Those that are stopped because nobody uses them are not.
  await workspaces.acquire(getAccount("1"));
  await workspaces.close();
  expect(auditEntries.length).toBe(3);
});

test("a workspace that fails to start is a problem until it starts, and does not count towards the limit", async () => {
  const { workspaces, auditEntries } = open(1);
  const refusal = await workspaces.acquire(getAccount("1", "roto")).catch((error) => error);
  expect([refusal.status, refusal.message, refusal.cause.message]).toEqual([
    503,
    "El editor no pudo abrir tu borrador: avisa a quien lo administra.",
    "a workspace ended while it started: code 3",
  ]);
  expect(auditEntries).toEqual([{ event: "workspace-failed", email: "1@wim.example", reason: "code 3" }]);
  await expect(workspaces.requireHealth()).rejects.toThrow(/^no abre el de 1@wim\.example$/);
  await workspaces.acquire(getAccount("1"));
  await workspaces.requireHealth();
  await workspaces.acquire(getAccount("1"));
  await workspaces.close();
  await expect
    .poll(() =>
      workspaces.acquire(getAccount("2")).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
