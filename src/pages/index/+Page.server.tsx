import { buildMexicoRingPaths, locateExampleTown } from "#content/coverage/outline/mexico-rings.ts";
import { securityMessage } from "#content/help/security-message.ts";
import { leadFormCopy, leadSection, storeLinksIntro } from "#content/lead-form/lead-form-copy.ts";
import { buildHomePromotionLinks, legalNotes } from "#content/legal/home-notes.ts";
import { quoteParagraph } from "#content/legal/paragraph-quote.ts";
import {
  brandStatement,
  coverageBand,
  coverageQuestion,
  downloadSection,
  esimSection,
  homeAnchors,
  homeOpening,
  iconCards,
  iconCardsLabel,
  planSection,
  proofSection,
  termsQuotes,
  testimonialsSection,
} from "#content/pages/home-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { listPlanHighlights } from "#content/plans/plan-highlights.ts";
import { webPurchase } from "#content/plans/plan-purchase.ts";
import { listReceiptFolios, planReceiptSection, planReceiptTool } from "#content/plans/plan-receipt-tool.ts";
import { planCardCopy, plans } from "#content/plans/plans.ts";
import { lastDayText } from "#content/promotions/current-offer.ts";
import { buildPromotionCards, promotionSection } from "#content/promotions/promotion-cards.ts";
import { appScreens } from "#content/sign-up/app-screens.ts";
import { examplePortedNumber, movedLineScreens, signUpStory } from "#content/sign-up/sign-up-stops.ts";
import { organizationFacts, websiteFacts } from "#content/site/operator/organization.ts";
import { rating } from "#content/site/operator/rating.ts";
import { isPartShown } from "#content/site/samples/hidden-parts.ts";
import { buildDownloadLink } from "#content/site/site-map/navigation.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import { testimonials } from "#content/testimonials/testimonials.ts";
import { buildOrganization, buildWebSite } from "#domain/site/structured-data.ts";
import { LeadForm } from "#features/lead-form/lead-form.tsx";
import { PlanReceipt } from "#features/plan-receipt/plan-receipt.tsx";
import { TestimonialCarousel } from "#features/testimonial-carousel/testimonial-carousel.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { Island } from "#layout/islands/island.tsx";
import { AppTour } from "#sections/app-tour/app-tour.tsx";
import { DownloadSection } from "#sections/download-section/download-section.tsx";
import { LeadSection } from "#sections/lead-section/lead-section.tsx";
import { PlanOffer } from "#sections/plan-grid/plan-offer.tsx";
import { PromotionCards } from "#sections/promotion-cards/promotion-cards.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { BrandBand } from "./brand-band.tsx";
import { CoverageBand } from "./coverage-band.tsx";
import { DownloadBar } from "./download-bar.tsx";
import { EsimSection } from "./esim-section/esim-section.tsx";
import { IconCards } from "./icon-cards.tsx";
import { LegalNotes } from "./legal-notes.tsx";
import { HomeOpening } from "./opening/home-opening.tsx";
import { TwoMinutes } from "./opening/two-minutes.tsx";
import { SecurityPoints } from "./security-points.tsx";
import { SocialProof } from "./social-proof.tsx";

const planCards = plans.map((plan) => ({
  plan,
  highlights: listPlanHighlights(plan, benefits, lastDayText),
  ...webPurchase.byPlan[plan.id],
}));

const privacyHref = resolveHref(leadFormCopy.terms.to);
const cards = iconCards.map((card) =>
  "opens" in card ? { ...card, dialogId: homeAnchors[card.opens] } : { ...card, href: resolveHref(card.to) },
);

const download = buildDownloadLink("/");
const planLinks = planSection.links.map(({ icon, ...link }: (typeof planSection.links)[number] & { icon?: "sim" }) => ({
  ...buildPageLink(link),
  ...(icon && { icon }),
}));
const promotions = buildPromotionCards("home");
const coverageHref = resolveHref(coverageQuestion.to);
const simLink = { ...buildPageLink(coverageQuestion.next), text: coverageQuestion.next.text };
const clauses = termsQuotes.flatMap((words) => quoteParagraph("contrato-de-adhesion", words) ?? []);
const [clause] = clauses;
const contract = clause && { clauses, link: { label: proofSection.clauseLabel, href: clause.href } };
const porting = { ...proofSection.porting, link: buildPageLink(proofSection.porting.link) };

const areOpinionsShown = isPartShown("opiniones");

export function Page() {
  return (
    <>
      <HomeOpening
        copy={homeOpening}
        downloadHref={download.href}
        code={<QrCode {...downloadSection.code} layout="beside" />}
      >
        <TwoMinutes {...signUpStory} />
      </HomeOpening>
      <DownloadBar price={homeOpening.price} download={download}>
        <Section id="accesos" isCompact>
          <IconCards
            question={{ ...coverageQuestion, action: coverageHref, next: simLink }}
            cards={cards}
            portedNumber={examplePortedNumber}
            label={iconCardsLabel}
            headingLevel={2}
          />
        </Section>
        <Section id={homeAnchors.plans}>
          <PlanOffer
            heading={<SectionHeading sub={planSection.sub}>{planSection.heading}</SectionHeading>}
            cards={planCards}
            copy={planCardCopy}
            headingLevel={3}
            openPlanId="community"
            note={planSection.note}
            links={planLinks}
          />
        </Section>
        <Section id={homeAnchors.download} ground="nopal">
          <DownloadSection
            heading={downloadSection.heading}
            sub={downloadSection.text}
            stores={downloadSection.stores}
            code={downloadSection.code}
          >
            <AppTour {...downloadSection.tour} screens={appScreens} />
          </DownloadSection>
        </Section>
        <Section id={homeAnchors.receipt}>
          <SectionHeading sub={planReceiptSection.sub}>{planReceiptSection.heading}</SectionHeading>
          <Island
            name="plan-receipt"
            component={PlanReceipt}
            props={{ ...planReceiptTool, folios: listReceiptFolios(), plans, purchase: webPurchase, headingLevel: 3 }}
          />
        </Section>
        <Section id={homeAnchors.proof}>
          <SectionHeading sub={proofSection.sub}>{proofSection.heading}</SectionHeading>
          <SocialProof contract={contract} porting={porting} register={proofSection.register} rating={rating} />
          {areOpinionsShown && (
            <div id={homeAnchors.opinions}>
              <Stack gap={3}>
                <SectionHeading isQuiet>
                  {testimonials.isSample ? testimonials.sampleHeading : testimonialsSection.heading}
                </SectionHeading>
                <Island
                  name="testimonial-carousel"
                  component={TestimonialCarousel}
                  props={{
                    ...testimonialsSection.carousel,
                    items: testimonials.items,
                    starsText: testimonials.starsText,
                    sourceLabel: testimonials.sourceLabel,
                    autoplayMs: testimonialsSection.autoplayMs,
                  }}
                />
              </Stack>
            </div>
          )}
        </Section>
        <CoverageBand
          id={homeAnchors.coverage}
          {...coverageBand}
          map={{ label: coverageBand.map, href: coverageHref }}
          rings={buildMexicoRingPaths()}
          town={locateExampleTown()}
        />

        {promotions.length > 0 && (
          <Section id={promotionSection.id}>
            <SectionHeading>{promotionSection.heading}</SectionHeading>
            <PromotionCards promotions={promotions} copy={promotionSection.copy} headingLevel={3} />
          </Section>
        )}
        <Section id={homeAnchors.esim}>
          <EsimSection
            {...esimSection}
            screens={movedLineScreens}
            links={[esimSection.check, esimSection.learn].map(buildPageLink)}
          />
        </Section>
        <BrandBand statement={brandStatement.statement} action={buildPageLink(brandStatement.invite)} />
      </DownloadBar>
      <Section id={homeAnchors.leadForm} ground="soft">
        <LeadSection heading={leadSection.heading} sub={leadSection.sub}>
          <Island
            name="lead-form"
            component={LeadForm}
            props={{
              copy: leadFormCopy,
              headingLevel: 3,
              nextStep: { text: storeLinksIntro, stores: downloadSection.stores },
              privacyHref,
            }}
          />
        </LeadSection>
      </Section>
      <Section id={homeAnchors.legal}>
        <LegalNotes {...legalNotes} promotions={buildHomePromotionLinks()} />
      </Section>
      <Dialog id={homeAnchors.security} title={securityMessage.title} closeText={securityMessage.close}>
        <SecurityPoints intro={securityMessage.intro} points={securityMessage.points} headingLevel={3} />
      </Dialog>
      <StructuredData data={[buildWebSite(websiteFacts), buildOrganization(organizationFacts)]} />
    </>
  );
}
