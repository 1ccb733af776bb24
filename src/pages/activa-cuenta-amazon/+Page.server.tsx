import { BenefitGuidePage } from "#pages/_templates/benefit-guide/benefit-guide-page.tsx";

export function Page() {
  return <BenefitGuidePage benefit="amazonPrime" />;
}
