import { BenefitGuidePage } from "#pages/entretenimiento/benefit-guide-page.tsx";

export function Page() {
  return <BenefitGuidePage benefit="paramount" />;
}
