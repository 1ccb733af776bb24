import { pathToFileURL } from "node:url";
import type { RenderLeadForm } from "./lead-form-routes.ts";

/** The page rendered on request; its `+Page` reads `pageContext.leadReply`. */
const pagePath = "/formulario";

/**
 * The lead form's page, rendered by Vike with what was typed and what is wrong with it.
 *
 * @param serverEntry - `dist/server/entry.mjs`, loaded on first use; without it Vike's own development server renders.
 */
export function leadFormPage(serverEntry?: string): RenderLeadForm {
  return async (leadReply) => {
    const { renderPage } = await import("vike/server");
    if (serverEntry) await import(pathToFileURL(serverEntry).href);
    const { httpResponse } = await renderPage({ urlOriginal: pagePath, leadReply });
    if (httpResponse.statusCode !== 200) throw new Error(`${pagePath} answered ${httpResponse.statusCode}`);
    return httpResponse.body;
  };
}
