import { spawn } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readFileIn, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { openAtomicFiles } from "./atomic-files.ts";

test("of two writes based on the same state, the second is refused", async () => {
  const root = createTestFolder();
  writeFileIn(root, "list.ts", "before");
  const workspace = openAtomicFiles(root);
  const { revision } = await workspace.read("list.ts");
  const [first, second] = await Promise.allSettled([
    workspace.runExclusive((write) => write("list.ts", "mine", { revision })),
    workspace.runExclusive((write) => write("list.ts", "theirs", { revision })),
  ]);
  expect(first.status).toBe("fulfilled");
  expect(second).toMatchObject({
    reason: { name: "EditorError", message: expect.stringMatching(/^Alguien más cambió/) },
  });
  expect(readFileIn(root, "list.ts")).toBe("mine");
});

test("a write without a revision creates a file, and does not overwrite an existing one", async () => {
  const root = createTestFolder();
  const workspace = openAtomicFiles(root);
  await workspace.runExclusive((write) => write("legal/2.md", "mine", { revision: undefined }));
  await expect(
    workspace.runExclusive((write) => write("legal/2.md", "theirs", { revision: undefined })),
  ).rejects.toThrow(/Alguien más/);
  expect(readFileIn(root, "legal/2.md")).toBe("mine");
});

test("a write whose check fails afterwards is undone, and a new file is deleted", async () => {
  const root = createTestFolder();
  writeFileIn(root, "list.ts", "before");
  const workspace = openAtomicFiles(root);
  const { revision } = await workspace.read("list.ts");
  const verify = async () => {
    throw new Error("the reader says no");
  };
  await expect(workspace.runExclusive((write) => write("list.ts", "wrong", { revision, verify }))).rejects.toThrow(
    "the reader says no",
  );
  await expect(
    workspace.runExclusive((write) => write("new.ts", "wrong", { revision: undefined, verify })),
  ).rejects.toThrow("the reader says no");
  expect(readdirSync(root)).toEqual(["list.ts"]);
  expect(readFileIn(root, "list.ts")).toBe("before");
});

test("a symlink that leads out of the checkout is neither read nor written through", async () => {
  const [root, outside] = [createTestFolder(), createTestFolder()];
  writeFileIn(outside, ".env", "SECRET");
  symlinkSync(join(outside, ".env"), join(root, "list.ts"));
  symlinkSync(outside, join(root, "legal"));
  const files = openAtomicFiles(root);
  const refused = /no es un archivo de esta copia del sitio/;
  for (const path of ["list.ts", "legal/.env"]) await expect(files.read(path)).rejects.toThrow(refused);
  await expect(files.runExclusive((write) => write("legal/2.md", "mine", { revision: undefined }))).rejects.toThrow(
    refused,
  );
  expect(readdirSync(outside)).toEqual([".env"]);
});

// Windows has no such limit.
test.skipIf(process.platform === "win32")("a full disk leaves the file unchanged, and is reported", async () => {
  const root = createTestFolder();
  writeFileIn(root, "list.ts", "before");
  const script = join(import.meta.dirname, "../../testing/write-once.ts");
  // A file may grow to 8 blocks; beyond that, the system refuses to write instead of ending the process.
  const limited = `trap "" XFSZ; ulimit -f 8; exec "${process.execPath}" "${script}" "${root}"`;
  const child = spawn("sh", ["-c", limited], { env: { ...process.env, NODE_COMPILE_CACHE: undefined } });
  expect(await text(child.stdout)).toMatch(/^EditorError: No hay espacio en el disco/);
  expect(readdirSync(root)).toEqual(["list.ts"]);
  expect(readFileIn(root, "list.ts")).toBe("before");
});
