import type { FastifyBaseLogger } from "fastify";
import type { renderPage } from "vike/server";
import type { LeadReply } from "#domain/leads/lead.ts";
import type { AddressReply } from "#domain/text/pasted-address.ts";

type Render<Reply> = (reply: Reply) => Promise<string>;

type RenderedPages = { renderLeadForm: Render<LeadReply>; renderUnsubscribeForm: Render<AddressReply> };

/**
 * The pages of forms, rendered by Vike with what was typed and what is wrong with it: their `+Page` reads it from the
 * page's context.
 *
 * @param openRenderer - loads Vike with the pages, on first use.
 */
export function renderedPages(openRenderer: () => Promise<{ renderPage: typeof renderPage }>): RenderedPages {
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

/** The most of one page rendered at a time: no response is more expensive. */
const rendersAtOnce = 8;

/** @returns what renders the page, or a plain one if too many are asked for or it fails. */
export function sparingly<Reply>(
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
