import type { PageGroup } from "#content/site/site-map/site-index.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { PageList } from "./page-list.tsx";

type PageGroupsProps = {
  groups: readonly PageGroup[];
  /** Heading level of the groups. */
  headingLevel: 2 | 3;
};

/** Links to pages in groups; the folded groups come last, each in a disclosure. */
export function PageGroups({ groups, headingLevel }: PageGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  const openGroups = groups.filter(({ isFolded }) => !isFolded);
  const foldedGroups = groups.filter(({ isFolded }) => isFolded);
  return (
    <Stack gap={6}>
      {openGroups.map(({ id, title, links }) => (
        <Stack as="section" key={id} id={id} gap={2}>
          <Heading>{title}</Heading>
          <PageList links={links.map(pickLink)} />
        </Stack>
      ))}
      <Stack gap={2}>
        {foldedGroups.map(({ id, title, links }) => (
          <Disclosure key={id} contentId={id} headingLevel={headingLevel} summary={`${title} (${links.length})`}>
            <PageList links={links.map(pickLink)} />
          </Disclosure>
        ))}
      </Stack>
    </Stack>
  );
}

const pickLink = ({ label, href }: { label: string; href: string }) => ({ label, href });
