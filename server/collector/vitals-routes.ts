import type { FastifyInstance, preHandlerHookHandler } from "fastify";
import * as z from "zod";
import { deviceClasses, getPageFamily, vitalNames, vitalsPath } from "#domain/visits/web-vitals.ts";
import { requireSameOrigin } from "#server/http/guards.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Store } from "#server/store/store.ts";

type VitalsOptions = { store: Store; limitRate: preHandlerHookHandler; pagePaths: readonly string[] };

/** Value of a metric: a time of at most ten minutes, in ms, or a layout shift score, which is much smaller. */
const metricValue = z.number().min(0).max(600_000);

const reportShape = z.strictObject({
  page: z.string().max(100),
  device: z.enum(deviceClasses),
  values: z.partialRecord(z.enum(vitalNames), metricValue).refine((values) => Object.keys(values).length > 0),
});

/** Stores a visit's speed, without data about the visitor. Error messages are short, because no page shows them. */
export async function addVitalsRoutes(
  app: FastifyInstance,
  { store, limitRate, pagePaths }: VitalsOptions,
): Promise<void> {
  app.removeContentTypeParser("text/plain");
  const pageFamilies = new Set(pagePaths.map(getPageFamily));
  app.post(vitalsPath, { onRequest: requireSameOrigin, preHandler: limitRate }, async (request, reply) => {
    const { success, data } = reportShape.safeParse(request.body);
    if (!success) throw new HttpError(400, "El mensaje no tiene la forma esperada.");
    if (!pageFamilies.has(data.page)) throw new HttpError(422, "No conocemos esta página.");
    await store.addVitals(data);
    return reply.code(204).header("Cache-Control", "no-store").send();
  });
}
