import {
  assistant,
  complaints,
  contact,
  guides,
  helpAnchors,
  helpBand,
  helpOpening,
  supportStatusWords,
} from "#content/help/help.ts";
import { lineLifeSection, lineTimelineWords } from "#content/help/line-life-words.ts";
import { lineLife } from "#content/legal/legal-facts.ts";
import { isPartShown } from "#content/site/hidden-parts.ts";
import { standingRows } from "#content/site/link-rows.ts";
import { nextSteps } from "#content/site/next-steps.ts";
import { supportHours } from "#content/site/operator.ts";
import { organizationFacts } from "#content/site/organization.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { organization } from "#domain/structured-data.ts";
import { HelpWidget } from "#features/help-widget/help-widget.tsx";
import { LineTimeline } from "#features/line-timeline/line-timeline.tsx";
import { SupportStatus } from "#features/support-status/support-status.tsx";
import { DownloadLink } from "#layout/download-link.tsx";
import { Enhanced } from "#layout/enhanced.tsx";
import { Island } from "#layout/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { StructuredData } from "#layout/structured-data.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { CardGrid } from "#sections/card-grid/card-grid.tsx";
import { FactColumns } from "#sections/fact-columns/fact-columns.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { LinePhases } from "#sections/line-phases/line-phases.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";

const { hours, zone, heading: hoursHeading, ...statusWords } = supportStatusWords;
const { opens, closes, timeZone } = supportHours;
const { tellUs, yourDue, authority, withUs, withAuthority } = complaints;
const searchHref = hrefTo(helpOpening.search.to);
const urgent = helpOpening.urgent.flatMap(({ label, to }) => {
  const href = hrefTo(to);
  return href ? { label, href } : [];
});
const { renew, memberships } = nextSteps;
const lineLinks = { renew, ...(memberships && { anew: memberships }) };
const dueHref = hrefTo(yourDue.link.to);

const cards = contact.cards.flatMap((card) => {
  const href = "href" in card ? card.href : hrefTo(card.to);
  return href ? { ...card, link: { label: card.label, href } } : [];
});

const steps = [
  tellUs,
  {
    heading: yourDue.heading,
    text: (
      <>
        {yourDue.text} {dueHref && <a href={dueHref}>{yourDue.link.label}</a>}
      </>
    ),
  },
  authority,
];

export function Page() {
  return (
    <>
      <PageOpening
        path="/ayuda"
        heading={<Loud parts={helpOpening.heading} />}
        intro={<p>{helpOpening.intro}</p>}
        tool={searchHref && <SearchForm words={helpOpening.search} action={searchHref} variant="dark" />}
        actions={urgent.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      />
      <Section id={helpAnchors.contact}>
        <SectionHeading sub={contact.sub}>
          <Loud parts={contact.heading} />
        </SectionHeading>
        <Columns
          words={
            <>
              <Enhanced name="support-status" props={{ hours: { opens, closes, timeZone }, words: statusWords }}>
                <Card heading={hoursHeading} headingLevel={3} icon="clock" tone="nopal" filled>
                  <SupportStatus words={{ hours, zone }} />
                </Card>
              </Enhanced>
              {isPartShown("asistente") && <Assistant />}
            </>
          }
          aside={<FactList facts={contact.ways} />}
        />
        <CardGrid label={contact.cardsLabel} cards={cards} headingLevel={3} />
        <StructuredData data={organization(organizationFacts)} />
      </Section>
      <Section id={helpAnchors.guides} ground="soft">
        <SectionHeading sub={guides.sub}>
          <Loud parts={guides.heading} />
        </SectionHeading>
        <Columns
          words={<LinkRows rows={standingRows(guides.columns[0])} />}
          aside={<LinkRows rows={standingRows(guides.columns[1])} />}
        />
      </Section>
      <Section id={helpAnchors.lineLife}>
        <SectionHeading sub={lineLifeSection.sub}>
          <Loud parts={lineLifeSection.heading} />
        </SectionHeading>
        <LinePhases {...lineLifeSection.table} />
        <Prose>
          {lineLifeSection.notes.map(({ text, link }) => {
            const href = hrefTo(link.to);
            return (
              <p key={text}>
                {text} {href && <a href={href}>{link.label}</a>}
              </p>
            );
          })}
        </Prose>
        <Island
          name="line-timeline"
          component={LineTimeline}
          props={{ words: lineTimelineWords, rules: lineLife, headingLevel: 3, links: lineLinks }}
        />
      </Section>
      <Section id={helpAnchors.complaints}>
        <SectionHeading sub={complaints.sub}>
          <Loud parts={complaints.heading} />
        </SectionHeading>
        <Steps steps={steps} headingLevel={3} />
        <FactColumns columns={[withUs, withAuthority]} headingLevel={3} />
      </Section>
      <ActionBand
        heading={<Loud parts={helpBand.heading} />}
        text={helpBand.text}
        tone="cempasuchil"
        mood="happy"
        color="talavera"
        actions={<DownloadLink variant="dark" />}
      />
    </>
  );
}

function Assistant() {
  const { src, words, heading, text, action, absent } = assistant;
  const card = { heading, headingLevel: 3, icon: "people", tone: "jade" } as const;
  if (!src) {
    return (
      <Card {...card}>
        <p>{absent.text}</p>
        <p>
          <ButtonLink href={absent.href} variant="quiet" wide>
            {absent.action}
          </ButtonLink>
        </p>
      </Card>
    );
  }
  return (
    <Card {...card}>
      <p>{text}</p>
      <Enhanced name="help-widget" props={{ src, words }}>
        <HelpWidget action={action} />
      </Enhanced>
    </Card>
  );
}
