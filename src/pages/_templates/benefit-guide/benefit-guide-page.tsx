import { emailInstructions, guideCopy } from "#content/guides/guide-model.ts";
import { buildGuidePage } from "#content/guides/guides.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import { ActivationGuide } from "./activation-guide/activation-guide.tsx";
import { BenefitDrawing } from "./activation-guide/benefit-drawing.tsx";
import { BenefitEnding } from "./activation-guide/benefit-ending.tsx";
import { EmailLocation } from "./activation-guide/email-location.tsx";
import { GuideTroubleshooting } from "./activation-guide/guide-troubleshooting.tsx";
import { OtherGuides } from "./activation-guide/other-guides.tsx";

type BenefitGuidePageProps = {
  benefit: BenefitId;
};

/** The page of a benefit's guide; all six guides use it. */
export function BenefitGuidePage({ benefit: id }: BenefitGuidePageProps) {
  const guide = buildGuidePage(id);
  return (
    <>
      <Tint color={guide.benefit.look.color}>
        <PageOpening
          path={guide.path}
          isTinted
          heading={<EmphasizedText parts={guide.heading} />}
          intro={<p>{guide.intro}</p>}
          actions={
            <>
              <ButtonLink href={`#${guideCopy.anchors.steps}`} variant="dark" wide data-no-print>
                {guideCopy.seeSteps}
              </ButtonLink>
              <ButtonLink href={guide.site.href} variant="quiet" icon="external" iconPosition="end" wide data-no-print>
                {guide.site.label}
              </ButtonLink>
            </>
          }
          aside={<BenefitDrawing guide={guide} copy={guideCopy} />}
        />
      </Tint>
      <StructuredData data={buildHowTo({ name: guide.howToName, steps: guide.plainSteps })} />
      <Section id={guideCopy.anchors.steps}>
        <ActivationGuide guide={guide} copy={guideCopy} />
      </Section>
      {guide.asksForEmail && (
        <Section id={guideCopy.anchors.email} ground="soft">
          <EmailLocation {...emailInstructions} />
        </Section>
      )}
      <Section id={guideCopy.anchors.troubles}>
        <GuideTroubleshooting
          guide={guide}
          copy={guideCopy}
          aside={<BenefitEnding guide={guide} copy={guideCopy} headingLevel={3} />}
        />
      </Section>
      <Section id={guideCopy.anchors.others} ground="soft">
        <OtherGuides guide={guide} copy={guideCopy} />
      </Section>
    </>
  );
}
