/**
 * `store-server.ts NAME CLIENT_DIR PLACE` starts the site's server with the store NAME; PLACE is the store's file or
 * database URL. Reports its address and, on request, its CPU time.
 */
import { buildApp } from "../../server/app.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import type { StoreName } from "./compare-stores.ts";

const [name, clientDir = "", place = ""] = process.argv.slice(2);

const stores: Record<StoreName, () => Promise<Store>> = {
  sqlite: () => openStore({ databaseFile: place }, { onUnavailable: console.error, onRecovered() {} }),
  postgres: () =>
    openStore({ databaseFile: "", databaseUrl: place }, { onUnavailable: console.error, onRecovered() {} }),
};

const app = await buildApp({ clientDir, openStore: stores[name as StoreName], rateLimit: 1_000_000_000 });
await app.listen({ port: 0, host: "127.0.0.1" });
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.once("SIGTERM", async () => {
  await app.close();
  process.exit(0);
});
process.send?.({ url: app.listeningOrigin });
