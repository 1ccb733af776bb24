import {
  registryAbout,
  registryGroups,
  registryListing,
  registryListSample,
  registryLookupWords,
  registryOpening,
} from "#content/registry/registry-index.ts";
import { registryAnchors } from "#content/registry/registry-pages.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { RegistryLookup } from "#features/registry-lookup/registry-lookup.tsx";
import { Island } from "#layout/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { RegistryList } from "#sections/registry-list/registry-list.tsx";
import { TermList } from "#sections/term-list/term-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const tariffsHref = hrefTo(registryOpening.tariffs.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/registro-membresias"
        heading={<Loud parts={registryOpening.heading} />}
        intro={<p>{registryOpening.intro}</p>}
        actions={
          <>
            <ButtonLink href={`#${registryAnchors.listing}`} variant="light" wide data-no-print>
              {registryOpening.search}
            </ButtonLink>
            {tariffsHref && (
              <ButtonLink href={tariffsHref} variant="ghost" wide data-no-print>
                {registryOpening.tariffs.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <Section id={registryAnchors.listing}>
        <SectionHeading sub={registryListing.sub}>
          <Loud parts={registryListing.heading} />
        </SectionHeading>
        <Island
          name="registry-lookup"
          component={RegistryLookup}
          props={{ words: registryLookupWords, headingLevel: 3, listId: registryAnchors.list }}
        />
        {registryListSample.isSample && (
          <Notice tone="sample" title={registryListSample.title}>
            <p>{registryListSample.text}</p>
          </Notice>
        )}
        <RegistryList id={registryAnchors.list} groups={registryGroups} headingLevel={3} />
      </Section>
      <Section id={registryAnchors.about} ground="soft">
        <SectionHeading>
          <Loud parts={registryAbout.heading} />
        </SectionHeading>
        <TermList items={registryAbout.points} />
        <p>
          <ButtonLink href={registryAbout.viewer.href} icon="external" iconAt="end" wide>
            {registryAbout.viewer.label}
          </ButtonLink>
        </p>
        <p>
          <a href={registryAbout.data.href}>{registryAbout.data.label}</a>
        </p>
      </Section>
    </>
  );
}
