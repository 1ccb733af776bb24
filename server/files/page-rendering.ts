import type { FastifyBaseLogger } from "fastify";
import type { renderPage } from "vike/server";
import type { LeadReply } from "#domain/leads/lead.ts";
import type { EmailFormReply } from "#domain/mail/pasted-email.ts";

type RenderForm<Reply> = (reply: Reply) => Promise<string>;

type FormRenderers = { renderLeadForm: RenderForm<LeadReply>; renderUnsubscribeForm: RenderForm<EmailFormReply> };

/**
 * Creates functions that render a form's page with the typed values and their errors. The page reads both from Vike's
 * page context.
 *
 * @param openRenderer - loads Vike and the pages on first use.
 */
export function createFormRenderers(openRenderer: () => Promise<{ renderPage: typeof renderPage }>): FormRenderers {
  async function renderPageAt(urlOriginal: string, context: object): Promise<string> {
    const { renderPage } = await openRenderer();
    const { httpResponse } = await renderPage({ urlOriginal, ...context });
    if (httpResponse.statusCode !== 200) throw new Error(`${urlOriginal} answered ${httpResponse.statusCode}`);
    return httpResponse.body;
  }
  return {
    renderLeadForm: (leadReply) => renderPageAt("/formulario", { leadReply }),
    renderUnsubscribeForm: (addressReply) => renderPageAt("/desuscribir-email", { addressReply }),
  };
}

/** Maximum number of simultaneous renders of one page, because a render costs more than any other response. */
const maxConcurrentRenders = 8;

/** @returns a function that renders a plain form if `maxConcurrentRenders` is reached, or if `render` fails. */
export function limitConcurrentRenders<Reply>(
  render: RenderForm<Reply>,
  renderPlainForm: RenderForm<Reply>,
): (reply: Reply, log: FastifyBaseLogger) => Promise<string> {
  let activeRenders = 0;
  return async (reply, log) => {
    if (activeRenders >= maxConcurrentRenders) return renderPlainForm(reply);
    activeRenders += 1;
    try {
      return await render(reply);
    } catch (error) {
      log.error({ err: error }, "a form's page failed");
      return renderPlainForm(reply);
    } finally {
      activeRenders -= 1;
    }
  };
}
