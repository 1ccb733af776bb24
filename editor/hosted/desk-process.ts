/** A desk behind the door, in a process of its own: what it is told comes by the channel to the door. */
import { createServer } from "node:net";
import { startDesk } from "#editor/start-desk.ts";
import type { DeskOrder, DeskPlace } from "./desk-order.ts";
import { forgeOf } from "./forge-of.ts";

process.once("message", (order: DeskOrder) => void start(order));
// Without a door nobody may come in.
process.once("disconnect", () => process.exit(0));

async function start({ account, forge, previewUrl, key }: DeskOrder): Promise<void> {
  try {
    const previewPort = await freePort();
    const desk = await startDesk({
      root: process.cwd(),
      port: 0,
      previewPort,
      door: { key, previewUrl, team: { account, forge: forgeOf(forge) } },
    });
    process.once("SIGTERM", () => void desk.close().then(() => process.exit(0)));
    process.send?.({ editorPort: desk.port, previewPort } satisfies DeskPlace);
    await desk.warmUp();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Vite wants to be told. */
function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
