import { apnValues, copyButtonMessages } from "#content/apn/apn.ts";
import { apnBrandGuides } from "#content/apn/apn-brands.ts";
import {
  apnProfile,
  profileLinkLabel,
  profilePrerequisites,
  profileSteps,
  profileVerification,
} from "#content/apn/apn-profile-copy.ts";
import {
  apnTroubleshooting,
  apnUpdateAnchors,
  apnUpdateBrands,
  apnUpdateChecks,
  apnUpdateClosingSection,
  apnUpdateOpening,
  apnUpdateProfile,
} from "#content/apn/apn-update.ts";
import { apnChecks, menuNamesNote } from "#content/apn/connection-checks.ts";
import { pdfCopy } from "#content/documents/pdf-copy.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { formatMenuStep } from "#domain/devices/menu-step.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import type { enhanceCopyValues } from "#features/copy-values/enhance-copy-values.ts";
import type { enhancePanelTabs } from "#features/panel-tabs/enhance-panel-tabs.ts";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { ConnectionValues } from "#sections/connection-values/connection-values.tsx";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { RequirementList } from "#sections/requirement-list/requirement-list.tsx";
import { TabPanels } from "#sections/tab-panels/tab-panels.tsx";
import { UnsignedFileNotice } from "#sections/unsigned-file-notice/unsigned-file-notice.tsx";
import { AsideLayout } from "#ui/aside-layout/aside-layout.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { DisclosureGroup } from "#ui/disclosure/disclosure-group.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Toast } from "#ui/toast/toast.tsx";
import { SupportCard } from "./support-card.tsx";

const { items: troubles, support } = apnTroubleshooting;
const manualHref = resolveHref(apnUpdateClosingSection.manual.to);

/** Manual steps; those for iPhones come last, because the section above has the iPhone's profile. */
const [iphone, ...android] = apnBrandGuides;
const manualGuides = [
  ...android.map(({ id, name, scope, steps }) => ({ key: id, title: name, scope, steps })),
  { key: apnUpdateAnchors.byHand, title: apnUpdateBrands.byHand, scope: iphone.scope, steps: iphone.steps },
];

export function Page() {
  return (
    <>
      <PageOpening
        path="/actualiza-tu-apn"
        heading={<EmphasizedText parts={apnUpdateOpening.heading} />}
        intro={<p>{apnUpdateOpening.intro}</p>}
        actions={
          <>
            {/* No `download`: Safari would save the file instead of offering to install the profile. */}
            <ButtonLink href={apnProfile.path} variant="dark" icon="download" wide data-no-print data-first-action="">
              {apnUpdateOpening.profile}
            </ButtonLink>
            <ButtonLink href={`#${apnUpdateAnchors.brands}`} variant="quiet" wide data-no-print data-first-action="">
              {apnUpdateOpening.brands}
            </ButtonLink>
          </>
        }
      />
      <Section id={apnUpdateAnchors.values} isCompact>
        <EnhancedIsland<typeof enhanceCopyValues> name="copy-values" props={copyButtonMessages}>
          <ConnectionValues
            title={apnUpdateOpening.values}
            headingLevel={2}
            values={apnValues}
            copyButton={copyButtonMessages}
          />
        </EnhancedIsland>
      </Section>
      <Section id={apnUpdateAnchors.checks}>
        <SectionHeading sub={apnUpdateChecks.sub}>{apnUpdateChecks.heading}</SectionHeading>
        <Steps steps={apnChecks} headingLevel={3} />
      </Section>
      <Profile />
      <Brands />
      <Troubles />
      <ActionBand
        heading={apnUpdateClosingSection.heading}
        text={apnUpdateClosingSection.text}
        tone="oro"
        mood="happy"
        holds="note"
        color="talavera"
        actions={
          <ButtonLink href={manualHref} variant="dark" wide>
            {apnUpdateClosingSection.manual.label}
          </ButtonLink>
        }
      />
    </>
  );
}

function Profile() {
  return (
    <Section id={apnUpdateAnchors.profile} ground="soft">
      <StructuredData
        data={buildHowTo({
          name: apnUpdateProfile.name,
          steps: profileSteps.map((step) => ({ heading: step.heading, text: formatMenuStep(step) })),
        })}
      />
      <AsideLayout
        aside={
          <>
            <SectionHeading sub={apnUpdateProfile.sub}>{apnUpdateProfile.heading}</SectionHeading>
            <RequirementList title={pdfCopy.needs} items={profilePrerequisites} headingLevel={3} />
            <p data-no-print>
              <ButtonLink href={apnProfile.path} icon="download" wide>
                {profileLinkLabel}
              </ButtonLink>
            </p>
            <p data-no-print>
              <ButtonLink href={apnUpdateProfile.byHand.href} variant="quiet" wide>
                {apnUpdateProfile.byHand.label}
              </ButtonLink>
            </p>
          </>
        }
      >
        <PhoneDisclosure summary={apnUpdateProfile.summary}>
          <MenuSteps steps={profileSteps} headingLevel={3} />
        </PhoneDisclosure>
        <UnsignedFileNotice {...profileVerification} headingLevel={3} />
      </AsideLayout>
    </Section>
  );
}

function Brands() {
  return (
    <Section id={apnUpdateAnchors.brands}>
      <SectionHeading sub={apnUpdateBrands.sub}>{apnUpdateBrands.heading}</SectionHeading>
      <EnhancedIsland<typeof enhanceCopyValues> name="copy-values" props={copyButtonMessages}>
        <EnhancedIsland<typeof enhancePanelTabs> name="panel-tabs" props={{}}>
          <TabPanels
            label={apnUpdateBrands.label}
            headingLevel={3}
            tabs={manualGuides.map(({ key, title, scope, steps }) => ({
              key,
              title,
              content: <MenuSteps scope={scope} steps={steps} headingLevel={4} copyButton={copyButtonMessages} />,
            }))}
          />
        </EnhancedIsland>
      </EnhancedIsland>
      <Toast />
      <Notice tone="info" title={menuNamesNote.title} headingLevel={3}>
        <p>{menuNamesNote.text}</p>
      </Notice>
    </Section>
  );
}

function Troubles() {
  return (
    <Section id={apnUpdateAnchors.troubles} ground="soft">
      <SectionHeading>{apnTroubleshooting.heading}</SectionHeading>
      <Columns
        content={
          <DisclosureGroup
            headingLevel={3}
            items={troubles.map((trouble) => ({
              id: trouble.id,
              summary: trouble.question,
              content: (
                <>
                  {trouble.answer.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                  {"link" in trouble && <PageLink {...trouble.link} />}
                </>
              ),
            }))}
          />
        }
        aside={<SupportCard {...support} headingLevel={3} />}
      />
    </Section>
  );
}

function PageLink({ label, to }: { label: string; to: `/${string}` }) {
  return (
    <p>
      <a className="lone-link" href={resolveHref(to)}>
        {label}
      </a>
    </p>
  );
}
