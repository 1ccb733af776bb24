import { copyAnnouncements, mailDraftCopy, supportLinks } from "#content/help/support.ts";
import { imeiSection, phoneBlockSection } from "#content/help/theft/theft-imei.ts";
import {
  accountsSection,
  lineRecoverySection,
  reportSection,
  theftAnchors,
  theftFirstSteps,
  theftOpening,
  timeLimitsSection,
} from "#content/help/theft/theft-pages.ts";
import { lineRecoveryCopy } from "#content/help/theft/theft-recovery.ts";
import { recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import type { enhanceCopyValues } from "#features/copy-values/enhance-copy-values.ts";
import { RecoveryDate } from "#features/recovery-date/recovery-date.tsx";
import { AlertPageOpening } from "#layout/alert-page-opening.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { Island } from "#layout/islands/island.tsx";
import { CardGrid } from "#sections/card-grid/card-grid.tsx";
import { MailTemplate } from "#sections/mail-template/mail-template.tsx";
import { TickListGroups } from "#sections/tick-list-groups/tick-list-groups.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { Toast } from "#ui/toast/toast.tsx";
import { FirstSteps } from "./first-steps.tsx";
import styles from "./theft-page.module.css";

type TheftPageProps = { path: SitePath };

const { accounts, borrowed, device, imei, line, report, terms } = theftAnchors;
const { after, emergencies } = reportSection;
const phoneLinks = lineRecoverySection.phone;
const emergenciesHref = resolveHref(emergencies.to);

/** The page for theft and loss, the same at both URLs. */
export function TheftPage({ path }: TheftPageProps) {
  return (
    <>
      <AlertPageOpening
        path={path}
        tone="rosa"
        heading={<EmphasizedText parts={theftOpening.heading} />}
        intro={
          <p>
            {theftOpening.intro} <a href={theftOpening.danger.href}>{theftOpening.danger.label}</a>
          </p>
        }
      >
        <FirstSteps label={theftFirstSteps.label} steps={theftFirstSteps.steps} headingLevel={2} />
        <StructuredData data={buildHowTo(theftFirstSteps)} />
      </AlertPageOpening>
      <Section id={borrowed}>
        <Notice tone="warning" title={theftFirstSteps.borrowed.title} headingLevel={2}>
          {theftFirstSteps.borrowed.points.map((point) => (
            <p key={point}>{point}</p>
          ))}
        </Notice>
        <div data-no-print>
          <Stack gap={4}>
            <div id={theftAnchors.app}>
              <LinkRow {...theftFirstSteps.stores} />
            </div>
            <LinkRow {...theftFirstSteps.later} />
          </Stack>
        </div>
      </Section>
      <Section id={line} ground="soft">
        <SectionHeading sub={lineRecoverySection.sub}>{lineRecoverySection.heading}</SectionHeading>
        <Steps steps={lineRecoverySection.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(lineRecoverySection)} />
        <LinkRow
          label={lineRecoverySection.phoneLabel}
          links={phoneLinks.map(({ label, to }) => ({ label, href: to }))}
        />
        <noscript>
          <Prose>
            <p>
              <b>{lineRecoverySection.example.title}.</b> {lineRecoverySection.example.text}
            </p>
          </Prose>
        </noscript>
        <Stack gap={2}>
          <PhoneDisclosure summary={lineRecoveryCopy.heading}>
            <Island
              name="recovery-date"
              component={RecoveryDate}
              props={{
                copy: lineRecoveryCopy,
                headingLevel: 3,
                windowDays: recoveryDays,
                supportLinks,
              }}
            />
          </PhoneDisclosure>
          <Disclosure summary={timeLimitsSection.heading} headingLevel={3} contentId={terms}>
            <p>{timeLimitsSection.sub}</p>
            <DeadlineList deadlines={timeLimitsSection.terms} headingLevel={4} />
            <p>{timeLimitsSection.membership}</p>
          </Disclosure>
        </Stack>
        <Notice tone="success" title={lineRecoverySection.found.title} headingLevel={3}>
          <p>{lineRecoverySection.found.text}</p>
        </Notice>
      </Section>
      <Section id={accounts}>
        <SectionHeading sub={accountsSection.sub}>{accountsSection.heading}</SectionHeading>
        <CardGrid cards={accountsSection.finders} label={accountsSection.label} headingLevel={3} />
        <PhoneDisclosure summary={accountsSection.passwords.title}>
          <Prose>
            <h3>{accountsSection.passwords.title}</h3>
            <ol>
              {accountsSection.passwords.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
            <p>{accountsSection.passwords.length}</p>
          </Prose>
        </PhoneDisclosure>
      </Section>
      <Section id={device} ground="soft">
        <EnhancedIsland<typeof enhanceCopyValues> name="copy-values" props={copyAnnouncements}>
          <Columns
            content={
              <>
                <SectionHeading sub={phoneBlockSection.sub}>{phoneBlockSection.heading}</SectionHeading>
                <TickList items={phoneBlockSection.points} />
                <Disclosure summary={phoneBlockSection.unblock.summary} headingLevel={3}>
                  <MailTemplate {...phoneBlockSection.unblock.mail} copy={mailDraftCopy} headingLevel={4} />
                </Disclosure>
              </>
            }
            aside={
              <MailTemplate
                {...phoneBlockSection.block}
                copy={mailDraftCopy}
                headingLevel={3}
                folded={phoneBlockSection.byHand}
              />
            }
          />
          <Toast />
        </EnhancedIsland>
      </Section>
      <Section id={imei}>
        <SectionHeading sub={imeiSection.sub}>{imeiSection.heading}</SectionHeading>
        <TickListGroups groups={imeiSection.groups} headingLevel={3} />
        <Disclosure summary={imeiSection.two.title} headingLevel={3}>
          <p>{imeiSection.two.text}</p>
          <p>{imeiSection.before}</p>
        </Disclosure>
      </Section>
      <Section id={report} ground="soft">
        <Columns
          content={
            <>
              <SectionHeading>{reportSection.heading}</SectionHeading>
              <TickList items={reportSection.points} />
              <p>
                <a className="lone-link" href={emergenciesHref}>
                  {emergencies.label}
                </a>
              </p>
            </>
          }
          aside={
            <Disclosure summary={after.title} headingLevel={3}>
              <ul>
                {after.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <p>
                <a className="lone-link" href={after.law.href}>
                  {after.law.label}
                </a>
              </p>
            </Disclosure>
          }
        />
      </Section>
    </>
  );
}

type LinkRowProps = { label: string; links: readonly { label: string; href: string }[] };

function LinkRow({ label, links }: LinkRowProps) {
  return (
    <NamedRow label={label}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} variant="quiet" size="s">
            {label}
          </ButtonLink>
        </li>
      ))}
    </NamedRow>
  );
}

type DeadlineListProps = { deadlines: typeof timeLimitsSection.terms; headingLevel: 3 | 4 };

/** Deadlines, one box each, with the time available and an explanation. */
function DeadlineList({ deadlines, headingLevel }: DeadlineListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.deadlines}>
      {deadlines.map(({ figure, title, paragraphs }) => (
        <div key={title} className={styles.deadline}>
          <p className={styles.figure}>{figure}</p>
          <Heading>{title}</Heading>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
