/** The same files by the usual plugin, which looks at the disk for every request: what our own way is compared with. */
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
