import type { renderPage } from "vike/server";
import type { RenderLeadForm } from "./lead-form-routes.ts";

/** The page rendered on request; its `+Page` reads `pageContext.leadReply`. */
const pagePath = "/formulario";

/**
 * The lead form's page, rendered by Vike with what was typed and what is wrong with it.
 *
 * @param openRenderer - loads Vike with the pages, on first use.
 */
export function leadFormPage(openRenderer: () => Promise<{ renderPage: typeof renderPage }>): RenderLeadForm {
  return async (leadReply) => {
    const { renderPage } = await openRenderer();
    const { httpResponse } = await renderPage({ urlOriginal: pagePath, leadReply });
    if (httpResponse.statusCode !== 200) throw new Error(`${pagePath} answered ${httpResponse.statusCode}`);
    return httpResponse.body;
  };
}
