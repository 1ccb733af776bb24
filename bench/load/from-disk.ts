/**
 * Serves the built files with @fastify/static, which reads the disk on every request, for comparison with the site's
 * own server.
 */
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

const app = fastify();
await app.register(fastifyStatic, {
  root: join(process.cwd(), process.env.WIM_DIST ?? "dist", "client"),
  preCompressed: true,
});
app.setNotFoundHandler((_request, reply) => reply.code(404).sendFile("404.html"));
await app.listen({ port: 0, host: "127.0.0.1" });
console.log(`Listo: ${app.listeningOrigin.replace("127.0.0.1", "localhost")}`);
