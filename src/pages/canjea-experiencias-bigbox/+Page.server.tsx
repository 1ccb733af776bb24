import { BenefitGuidePage } from "#pages/entretenimiento/guide-page.tsx";

export function Page() {
  return <BenefitGuidePage benefit="bigbox" />;
}
