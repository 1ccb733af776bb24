import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

const styleLinkPattern = /<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the site's stylesheets before the page's, as in the build. In the dev server's order, the site's rules, such as
 * the background of buttons, would override the page's.
 */
export function moveSiteStylesFirst(html: string): string {
  const links = html.match(styleLinkPattern) ?? [];
  const [first] = links;
  const siteLinks = links.filter((link) => link.includes('"/src/styles/'));
  if (!first || siteLinks.length === 0) return html;
  const firstLinkIndex = html.indexOf(first);
  const htmlWithoutSiteLinks = siteLinks.reduce((text, link) => text.replace(link, ""), html.slice(firstLinkIndex));
  return html.slice(0, firstLinkIndex) + siteLinks.join("") + htmlWithoutSiteLinks;
}

export const styleOrderPlugin: Plugin = {
  name: "styles-in-order",
  configureServer({ middlewares }) {
    middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.headers.accept?.includes("text/html")) reorderAtEnd(response);
      next();
    });
  },
};

function reorderAtEnd(response: ServerResponse): void {
  const parts: Buffer[] = [];
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  const isHtml = () => `${response.getHeader("content-type") ?? ""}`.includes("text/html");
  const bufferPart = (part: unknown) => {
    if (typeof part === "string" || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
  };
  response.write = ((part: never, ...more: never[]) => {
    if (!isHtml()) return write(part, ...more);
    bufferPart(part);
    return true;
  }) as typeof response.write;
  response.end = ((part: never, ...more: never[]) => {
    if (!isHtml()) return end(part, ...more);
    bufferPart(part);
    response.removeHeader("content-length");
    return end(moveSiteStylesFirst(Buffer.concat(parts).toString()));
  }) as typeof response.end;
}
