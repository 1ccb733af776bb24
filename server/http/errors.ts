import type { FastifyReply, FastifyRequest } from "fastify";
import { collectorPaths, mailLinksPath, maxMessageBytes } from "#domain/leads/collector-contract.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { plainPage } from "./plain-page.ts";
import { Refusal, refusalBody } from "./refusal.ts";

/** The path as sent, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

/** Whether a request gets JSON: those of programs, under /api/, unless a visitor's form needs a page. */
export function answersJson(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (path === collectorPaths.unsubscribe || path.startsWith(mailLinksPath)) return wantsJson(request);
  return path.startsWith("/api/") && path !== collectorPaths.leadForm;
}

/** A form sent without script asks for a page. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("application/json") ?? false;
}

/** The framework's refusals, in our own words. */
function frameworkRefusal(code: string, path: string): Refusal | undefined {
  if (code === "FST_ERR_BAD_URL") return new Refusal(400, "La dirección no es válida: revisa cómo está escrita.");
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new Refusal(413, `El envío es demasiado grande: el máximo son ${maxMessageBytes / 1024} KB.`);
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return new Refusal(415, `Tipo de contenido no aceptado: envía ${acceptedTypes[path] ?? "otro"}.`);
  return undefined;
}

const acceptedTypes: Record<string, string> = {
  [collectorPaths.events]: "application/json",
  [collectorPaths.leadForm]: "application/x-www-form-urlencoded",
  [collectorPaths.unsubscribe]: "application/x-www-form-urlencoded",
};

/** Locks and restarts end within seconds. */
const storeRetrySeconds = 5;

/** The sender's explanation of an error. Unless it is a refusal, it is our fault: logged and not disclosed. */
export function refusalFor(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  // Already logged, once for all affected requests.
  if (error instanceof StoreUnavailable)
    return new Refusal(
      503,
      "Por ahora no podemos guardar tu envío. Inténtalo de nuevo en unos segundos.",
      [],
      storeRetrySeconds,
    );
  const { code = "", statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = frameworkRefusal(code, pathOf(request));
  if (known) return known;
  if (statusCode === 400)
    return new Refusal(400, "No pudimos leer el envío: el cuerpo debe ser JSON válido y completo.");
  if (statusCode >= 400 && statusCode < 500) return new Refusal(statusCode, "La petición no es válida.");
  request.log.error({ err: error }, "request failed");
  return new Refusal(500, "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.");
}

export function retryAfter({ retryAfterSeconds }: Refusal): { "Retry-After"?: string } {
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

/** JSON for programs, a page for everyone else. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(refusal.statusCode).headers(retryAfter(refusal)).header("Cache-Control", "no-store");
  if (answersJson(request)) reply.send(refusalBody(refusal));
  else reply.type("text/html; charset=utf-8").send(plainPage(refusal.message, wayBack(request)));
}

/** Advice for a visitor who sent a form. */
function wayBack(request: FastifyRequest): string[] {
  const isForm = request.method === "POST" && pathOf(request) === collectorPaths.unsubscribe;
  return isForm ? ["Regresa con tu navegador: el formulario conserva lo que escribiste."] : [];
}
