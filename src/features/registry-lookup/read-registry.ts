import type { RegistryRow } from "#domain/search/registry-search.ts";

/** As in the page's list: its number or name, a few words more, and its address. */
export type ListedRegistration = RegistryRow & { label: string; note: string };

/**
 * Reads the list of registrations from the page, which shows it to everyone: it is not downloaded twice.
 *
 * @param list - what `sections/registry-list` rendered.
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
