/**
 * The door: two servers of one host, the editor's and its preview's. Each answers its own address alone, and passes on
 * what a person with a session asks to that person's desk.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AddressCounts } from "#server/address-counts.ts";
import { cookieOf } from "./cookies.ts";
import type { Desks } from "./desks.ts";
import { doorFiles } from "./door-files.ts";
import { doorKeyHeader, tokenHeader } from "./door-key.ts";
import { DoorRefusal, sessionOver } from "./door-refusal.ts";
import type { Forge } from "./forge.ts";
import { forward, forwardUpgrade } from "./forward.ts";
import { guardedServer, hostOf, isReading, wantsPage } from "./guarded-server.ts";
import type { HostedSettings } from "./hosted-settings.ts";
import { hearPipeline } from "./pipeline-route.ts";
import { openRights } from "./rights.ts";
import type { Session, Sessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

export type DoorOptions = {
  settings: HostedSettings;
  forge: Forge;
  sessions: Sessions;
  desks: Desks;
  /** Told of what nobody expected, without what a request held. */
  onTrouble?: (error: unknown) => void;
  now?: () => number;
};

const rightGone = "Tu cuenta ya no puede publicar el sitio: pide permiso a quien lo administra. Lo escrito sigue aquí.";

/** The server for people. */
export async function editorDoor(options: DoorOptions): Promise<FastifyInstance> {
  const { settings, sessions, desks, forge, onTrouble = console.error, now = Date.now } = options;
  const { url } = settings;
  const app = guardedServer({ origin: url, url, onTrouble, mark: "x-editor", frames: "'none'" });
  await app.register(rateLimit, {
    global: false,
    store: AddressCounts,
    errorResponseBuilder: () =>
      new DoorRefusal(429, "Van muchos intentos seguidos: espera un minuto y entra otra vez."),
  });
  await app.register(async (open) => {
    doorFiles(open);
    signIn(open, { settings, forge, sessions, now });
  });
  hearPipeline(app, { forge, sessions });
  const mayWrite = openRights({ forge, sessions, now });
  app.all("/*", async (request, reply) => {
    const session = sessionOf(sessions, request.raw);
    if (!session) return askedToSignIn(request, reply);
    const token = await sessions.tokenOf(session);
    if (!mayWrite(session, token) && !isReading(request.raw)) throw new DoorRefusal(403, rightGone);
    const desk = await desks.of(session.account, token);
    const headers = { [doorKeyHeader]: desk.key, [tokenHeader]: token };
    return passOn(desks, session, reply, onTrouble, async () => {
      const status = await forward(request.raw, reply.raw, { port: desk.editorPort, headers }, {});
      // The service told the desk that it does not know this token.
      if (status === 401) sessions.end(session.id);
    });
  });
  app.server.on("upgrade", (_request, socket: Duplex) => socket.destroy());
  return app;
}

/** The server for the frame beside the form. */
export async function previewDoor(options: DoorOptions): Promise<FastifyInstance> {
  const { settings, sessions, desks, onTrouble = console.error } = options;
  const { url, previewUrl } = settings;
  const app = guardedServer({ origin: previewUrl, url, onTrouble, frames: url });
  doorFiles(app);
  // Pages of the draft may be shown by the editor, and by nobody else.
  const shown = { "content-security-policy": `frame-ancestors 'self' ${url}` };
  app.all("/*", async (request, reply) => {
    const session = sessionOf(sessions, request.raw);
    if (!session) throw new DoorRefusal(401, `Abre el editor en ${url} y entra: esta página es un borrador.`);
    const desk = await desks.of(session.account, await sessions.tokenOf(session));
    const target = { port: desk.previewPort, headers: { [doorKeyHeader]: desk.key } };
    return passOn(desks, session, reply, onTrouble, async () => {
      await forward(request.raw, reply.raw, target, shown);
    });
  });
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A page whose desk ended asks each second, with nobody before it.
    const session = sessions.of(cookieOf(request, "session"), false);
    const isOurs = request.headers.host === hostOf(previewUrl) && request.headers.origin === previewUrl;
    const desk = session && isOurs ? desks.running(session.account) : undefined;
    if (!session || !desk) return socket.destroy();
    session.sockets.add(socket);
    socket.once("close", () => session.sockets.delete(socket));
    (socket as Duplex & { setTimeout?: (ms: number) => void }).setTimeout?.(0);
    forwardUpgrade(request, socket, head, { port: desk.previewPort, headers: { [doorKeyHeader]: desk.key } });
  });
  return app;
}

const sessionOf = (sessions: Sessions, request: IncomingMessage) => sessions.of(cookieOf(request, "session"), true);

function askedToSignIn(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === "GET" && wantsPage(request)) return reply.redirect("/entrar", 303);
  throw new DoorRefusal(401, sessionOver);
}

/** Of a browser, or a desk, that ended in the middle. */
const hasLeft: readonly string[] = ["ABORT_ERR", "ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE"];

/** The answer is the desk's from here on; a desk that ended meanwhile says nothing more. */
async function passOn(
  desks: Desks,
  { account }: Session,
  reply: FastifyReply,
  onTrouble: (error: unknown) => void,
  work: () => Promise<void>,
): Promise<FastifyReply> {
  reply.hijack();
  try {
    await desks.busy(account, work);
  } catch (error) {
    if (!hasLeft.includes(`${(error as NodeJS.ErrnoException).code}`)) onTrouble(error);
    if (!reply.raw.headersSent) reply.raw.writeHead(502, { "content-type": "application/json; charset=utf-8" });
    if (!reply.raw.writableEnded) reply.raw.end('{"message":"El editor se cerró a la mitad. Inténtalo otra vez."}');
  }
  return reply;
}
