import type { FastifyBaseLogger } from "fastify";
import type { renderPage } from "vike/server";
import type { LeadReply } from "#domain/leads/lead.ts";
import type { EmailFormReply } from "#domain/text/pasted-email.ts";

type Render<Reply> = (reply: Reply) => Promise<string>;

type RenderedPages = { renderLeadForm: Render<LeadReply>; renderUnsubscribeForm: Render<EmailFormReply> };

/**
 * Creates functions that render the page of a form with the typed values and their errors. The page reads both from the
 * page context of Vike.
 *
 * @param openRenderer - loads Vike and the pages on first use.
 */
export function createFormRenderers(openRenderer: () => Promise<{ renderPage: typeof renderPage }>): RenderedPages {
  async function page(urlOriginal: string, context: object): Promise<string> {
    const { renderPage } = await openRenderer();
    const { httpResponse } = await renderPage({ urlOriginal, ...context });
    if (httpResponse.statusCode !== 200) throw new Error(`${urlOriginal} answered ${httpResponse.statusCode}`);
    return httpResponse.body;
  }
  return {
    renderLeadForm: (leadReply) => page("/formulario", { leadReply }),
    renderUnsubscribeForm: (addressReply) => page("/desuscribir-email", { addressReply }),
  };
}

/** Maximum number of simultaneous renders of one page: a render costs more than any other response. */
const rendersAtOnce = 8;

/** @returns a function that renders with `render`, or with `plain` if `rendersAtOnce` is reached or `render` fails. */
export function limitConcurrentRenders<Reply>(
  render: Render<Reply>,
  plain: Render<Reply>,
): (reply: Reply, log: FastifyBaseLogger) => Promise<string> {
  let rendering = 0;
  return async (reply, log) => {
    if (rendering >= rendersAtOnce) return plain(reply);
    rendering += 1;
    try {
      return await render(reply);
    } catch (error) {
      log.error({ err: error }, "a form's page failed");
      return plain(reply);
    } finally {
      rendering -= 1;
    }
  };
}
