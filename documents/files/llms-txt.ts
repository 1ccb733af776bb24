import { llmsCopy } from "#content/site/llms.ts";
import { groupPages, listMainPageLinks, type PageLink } from "#content/site/site-map/site-index.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";

type Line = Pick<PageLink, "label" | "href" | "text">;

/**
 * Renders a description of the site for language models, in the format of llmstxt.org: a title, a summary, facts, lists
 * of links. The long lists of the registry are last, under the format's heading for optional parts.
 *
 * @param origin - the site's origin: `https://wim.example`.
 */
export function renderLlmsTxt(origin: string): string {
  const { title, summary, facts, mainTitle, data, optional } = llmsCopy;
  const groups = groupPages(listIndexedPages());
  const foldedLinks = groups.filter(({ isFolded }) => isFolded).flatMap(({ links }) => links);
  const list = (heading: string, links: readonly Line[]) => [
    `## ${heading}`,
    "",
    ...links.map(({ label, href, text }) => `- [${label}](${new URL(href, origin).href}): ${text}`),
    "",
  ];
  const lines = [
    `# ${title}`,
    "",
    `> ${summary}`,
    "",
    ...facts.map((fact) => `- ${fact}`),
    "",
    ...list(mainTitle, listMainPageLinks()),
    ...groups.filter(({ isFolded }) => !isFolded).flatMap((group) => list(group.title, group.links)),
    ...list(data.title, data.links),
    ...list(optional, foldedLinks),
  ];
  // Writes plain spaces, because no-break spaces only matter for line breaks on a screen.
  return lines.join("\n").replaceAll("\u00a0", " ");
}
