import type { FastifyReply, FastifyRequest } from "fastify";
import { collectorPaths, maxMessageBytes } from "#domain/leads/collector-contract.ts";
import { mailLinksPath } from "#domain/site/server-paths.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { buildErrorBody, HttpError } from "./http-error.ts";
import { renderPlainPage } from "./plain-page.ts";

/** Gets the path as sent, without the query. */
export function getRequestPath(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

/** Whether to respond with JSON: for paths under /api/, except where a form or a link in an e-mail needs a page. */
export function shouldAnswerJson(request: FastifyRequest): boolean {
  const path = getRequestPath(request);
  if (path === collectorPaths.unsubscribe || path.startsWith(mailLinksPath)) return acceptsJson(request);
  return path.startsWith("/api/") && path !== collectorPaths.leadForm;
}

/** Whether the sender accepts JSON; forms sent without script do not. */
export function acceptsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("application/json") ?? false;
}

/** Creates the error to send for a Fastify error code, with a message in Spanish; undefined for other codes. */
function createFrameworkError(code: string, path: string): HttpError | undefined {
  if (code === "FST_ERR_BAD_URL") return new HttpError(400, "La dirección no es válida: revisa cómo está escrita.");
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new HttpError(413, `El envío es demasiado grande: el máximo son ${maxMessageBytes / 1024} KB.`);
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return new HttpError(415, `Tipo de contenido no aceptado: envía ${acceptedTypes[path] ?? "otro"}.`);
  return undefined;
}

const acceptedTypes: Record<string, string> = {
  [collectorPaths.events]: "application/json",
  [collectorPaths.leadForm]: "application/x-www-form-urlencoded",
  [collectorPaths.unsubscribe]: "application/x-www-form-urlencoded",
};

/** Recommended delay in seconds before a retry; locks and restarts of the database end within seconds. */
const storeRetrySeconds = 5;

/** Converts an error to the error to send. An unexpected error is logged, and its details are not sent. */
export function toHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  // The outage is already logged, once for all affected requests.
  if (error instanceof StoreUnavailableError)
    return new HttpError(
      503,
      "Por ahora no podemos guardar tu envío. Inténtalo de nuevo en unos segundos.",
      [],
      storeRetrySeconds,
    );
  const { code = "", statusCode = 500 } = error as { code?: string; statusCode?: number };
  const frameworkHttpError = createFrameworkError(code, getRequestPath(request));
  if (frameworkHttpError) return frameworkHttpError;
  if (statusCode === 400)
    return new HttpError(400, "No pudimos leer el envío: el cuerpo debe ser JSON válido y completo.");
  if (statusCode >= 400 && statusCode < 500) return new HttpError(statusCode, "La petición no es válida.");
  request.log.error({ err: error }, "request failed");
  return new HttpError(500, "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.");
}

export function buildRetryAfterHeader({ retryAfterSeconds }: HttpError): { "Retry-After"?: string } {
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

/** Sends the error as JSON to programs, and as a page to people. */
export function sendError(error: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(error.statusCode).headers(buildRetryAfterHeader(error)).header("Cache-Control", "no-store");
  if (shouldAnswerJson(request)) reply.send(buildErrorBody(error));
  else reply.type("text/html; charset=utf-8").send(renderPlainPage(error.message, listReturnAdvice(request)));
}

/** Lists advice for a visitor who sent the unsubscribe form. */
function listReturnAdvice(request: FastifyRequest): string[] {
  const isForm = request.method === "POST" && getRequestPath(request) === collectorPaths.unsubscribe;
  return isForm ? ["Regresa con tu navegador: el formulario conserva lo que escribiste."] : [];
}
