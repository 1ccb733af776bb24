/**
 * Serves an archive as on a machine without npm or sources: from a separate folder, without this machine's variables.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";

/**
 * @param inspect - called with the server's address and the folder of the unpacked archive.
 * @param program - path of the Node to use, on this machine or in the archive.
 * @throws {Error} with the server's output, if the server does not start.
 */
export async function serveArtefact<Result>(
  archive: string,
  inspect: (url: string, folder: string) => Promise<Result>,
  program = process.execPath,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "wim-bare-"));
  try {
    await pipeline(createReadStream(archive), createGunzip(), unpackTar(folder, { strip: 1 }));
    const server = spawn(program, ["server/main.ts"], {
      cwd: folder,
      env: { PORT: "0", HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    try {
      const errorOutput = text(server.stderr);
      for await (const line of createInterface(server.stdout)) {
        const url = /^Listo: (http:\S+)$/.exec(line)?.[1];
        if (url) return await inspect(url, folder);
      }
      throw new Error(`El paquete no arranca: ${await errorOutput}`);
    } finally {
      if (server.exitCode === null) {
        const exit = once(server, "exit");
        server.kill("SIGTERM");
        await exit;
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
