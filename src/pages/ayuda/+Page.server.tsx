import {
  assistantContact,
  assistantMarkupCopy,
  assistantSettings,
  assistantWithoutScript,
} from "#content/help/assistant/help-assistant-copy.ts";
import {
  helpAnchors,
  helpAssistant,
  helpComplaints,
  helpContact,
  helpGuides,
  helpOpening,
  supportStatusCopy,
  urgentHelp,
} from "#content/help/help-page.ts";
import { lineLifeCopy, lineLifeSection } from "#content/help/line-life-section.ts";
import { lineStateDays } from "#content/legal/facts/legal-terms.ts";
import { supportHours } from "#content/site/operator/operator.ts";
import { organizationFacts } from "#content/site/operator/organization.ts";
import { searchAction } from "#content/site/search/search-address.ts";
import { searchCopy, searchIndexPath } from "#content/site/search/search-page.ts";
import { nextSteps } from "#content/site/site-map/next-steps.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { buildOrganization } from "#domain/site/structured-data.ts";
import type { enhanceHelpAssistant } from "#features/help-assistant/enhance-help-assistant.ts";
import { HelpAssistant } from "#features/help-assistant/help-assistant.tsx";
import type { enhanceHelpSuggestion } from "#features/help-suggestion/enhance-help-suggestion.ts";
import { HelpSuggestion } from "#features/help-suggestion/help-suggestion.tsx";
import type { enhanceHelpWidget } from "#features/help-widget/enhance-help-widget.ts";
import { HelpWidget } from "#features/help-widget/help-widget.tsx";
import { LineLife } from "#features/line-life/line-life.tsx";
import type { enhanceSupportStatus } from "#features/support-status/enhance-support-status.ts";
import { SupportStatus } from "#features/support-status/support-status.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { Island } from "#layout/islands/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { WideDisclosure } from "#ui/disclosure/wide-disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { AssistantLink } from "./assistant-link.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { FactColumns } from "./fact-columns.tsx";
import { LinePhases } from "./line-phases.tsx";
import { LinkLine } from "./link-line.tsx";
import { TaskLinks } from "./task-links.tsx";

const { hours, zone, answers, ...statusWords } = supportStatusCopy;
const { opens, closes, timeZone } = supportHours;
const { renew, memberships } = nextSteps;
const lineLinks = { renew, newLine: memberships };
const dueHref = resolveHref(helpComplaints.due.to);

const addHref = <Way extends { to: SitePath }>(way: Way) => ({ ...way, href: resolveHref(way.to) });

const cards = helpContact.cards.map(({ heading, text, label, ...card }) => {
  const href = "href" in card ? card.href : resolveHref(card.to);
  return { heading, text, link: { label, href }, ...("action" in card && { action: card.action }) };
});

export function Page() {
  return (
    <>
      <PageOpening
        path="/ayuda"
        heading={<EmphasizedText parts={helpOpening.heading} />}
        tool={
          <>
            <div data-wakes-on-touch>
              <EnhancedIsland<typeof enhanceHelpSuggestion>
                name="help-suggestion"
                props={{ indexPath: searchIndexPath }}
              >
                <HelpSuggestion copy={{ best: searchCopy.best }}>
                  <SearchForm copy={helpOpening.search} action={searchAction} variant="dark" />
                </HelpSuggestion>
              </EnhancedIsland>
            </div>
            <noscript>
              <a className="lone-link" href={helpOpening.withoutScript.href}>
                {helpOpening.withoutScript.label}
              </a>
            </noscript>
          </>
        }
        actions={
          <>
            {helpOpening.questions.map(({ label, href }) => (
              <span key={href} data-tool>
                <ButtonLink href={href} variant="quiet" size="s">
                  {label}
                </ButtonLink>
              </span>
            ))}
            {/* On phones the assistant is far below. */}
            {!helpAssistant.chat && <AssistantLink {...helpOpening.assistant} />}
          </>
        }
      />
      <Section id={helpAnchors.guides} isCompact>
        <LinkLine label={urgentHelp.label} links={urgentHelp.ways.map(addHref)} />
        <SectionHeading>{helpGuides.heading}</SectionHeading>
        <TaskLinks label={helpGuides.label} doors={helpGuides.doors.map(addHref)} />
        <LinkLine label={helpGuides.moreLabel} links={helpGuides.more.map(addHref)} />
      </Section>
      <Section id={helpAnchors.contact} ground="soft">
        <SectionHeading sub={helpContact.sub}>{helpContact.heading}</SectionHeading>
        <ContactCards
          phone={helpContact.phone}
          hours={
            <EnhancedIsland<typeof enhanceSupportStatus>
              name="support-status"
              props={{ hours: { opens, closes, timeZone }, copy: statusWords }}
            >
              <SupportStatus copy={{ hours, zone, answers }} />
            </EnhancedIsland>
          }
          cards={cards}
          assistant={{
            heading: helpAssistant.heading,
            text: helpAssistant.text,
            form: <Assistant />,
            withoutScript: assistantWithoutScript,
          }}
          label={helpContact.cardsLabel}
          headingLevel={3}
        />
        <StructuredData data={buildOrganization(organizationFacts)} />
      </Section>
      <Section id={helpAnchors.lineLife}>
        <SectionHeading sub={lineLifeSection.sub}>{lineLifeSection.heading}</SectionHeading>
        <Island
          name="line-life"
          component={LineLife}
          props={{ copy: lineLifeCopy, rules: lineStateDays, headingLevel: 3, links: lineLinks }}
        />
        <LinePhases {...lineLifeSection.table} />
        <WideDisclosure summary={lineLifeSection.summary} headingLevel={3}>
          <Prose>
            {lineLifeSection.notes.map(({ text, link }) => (
              <p key={text}>
                {text} <a href={resolveHref(link.to)}>{link.label}</a>
              </p>
            ))}
          </Prose>
        </WideDisclosure>
      </Section>
      <Section id={helpAnchors.complaints}>
        <Columns
          content={
            <>
              <SectionHeading sub={helpComplaints.sub}>{helpComplaints.heading}</SectionHeading>
              <Steps steps={helpComplaints.steps} headingLevel={3} direction="down" />
              <p>
                <a className="lone-link" href={dueHref}>
                  {helpComplaints.due.label}
                </a>
              </p>
            </>
          }
          aside={<FactColumns columns={[helpComplaints.withAuthority]} headingLevel={3} />}
        />
      </Section>
    </>
  );
}

/** The help assistant; if the help centre's chat is configured, a search form and the chat instead. */
function Assistant() {
  const { search, chat } = helpAssistant;
  // A link to the field also gives it the focus.
  const form = { copy: search, action: searchAction, fieldId: helpAnchors.question };
  if (!chat)
    return (
      <EnhancedIsland<typeof enhanceHelpAssistant> name="help-assistant" props={assistantSettings}>
        <HelpAssistant
          id={helpAnchors.assistant}
          form={{ ...form, icon: "arrow" }}
          copy={assistantMarkupCopy}
          contact={assistantContact}
          headingLevel={4}
        />
      </EnhancedIsland>
    );
  return (
    <>
      <SearchForm {...form} />
      <EnhancedIsland<typeof enhanceHelpWidget> name="help-widget" props={{ src: chat.src, copy: chat.copy }}>
        <HelpWidget text={chat.text} action={chat.action} />
      </EnhancedIsland>
    </>
  );
}
