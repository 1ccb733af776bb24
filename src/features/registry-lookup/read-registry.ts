import type { RegistryRow } from "#domain/search/registry-search.ts";

/** A row of the page's list: its number or name as label, a short note, and the path of its page. */
export type ListedRegistration = RegistryRow & { label: string; note: string };

/**
 * Reads the list of registrations from the page, where everyone sees it anyway, instead of downloading it again.
 *
 * @param list - rendered by `sections/registry-list`.
 */
export function readRegistry(list: ParentNode): ListedRegistration[] {
  return [...list.querySelectorAll("a")].map((link) => {
    const label = link.textContent;
    const shared = link.closest<HTMLElement>("[data-note]")?.dataset.note;
    const note = [link.nextElementSibling?.textContent, shared].filter(Boolean).join(". ");
    const number = /\d{7}/.exec(label)?.[0];
    return { label, note, name: `${label} ${note}`, href: link.pathname, ...(number && { number }) };
  });
}
