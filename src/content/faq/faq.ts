/** Every frequent question, in page order. Read by `/preguntas-frecuentes`, its structured data and the search. */
import { withAnswers } from "./answer-rows.ts";
import { benefitQuestions } from "./faq-benefits.ts";
import { dataQuestions } from "./faq-data.ts";
import { membershipQuestions } from "./faq-membership.ts";
import type { FaqGroup } from "./faq-model.ts";
import { paymentQuestions } from "./faq-payments.ts";
import { phoneQuestions } from "./faq-phone.ts";
import { portingQuestions } from "./faq-porting.ts";
import { rightsQuestions } from "./faq-rights.ts";
import { roamingQuestions } from "./faq-roaming.ts";
import { securityQuestions } from "./faq-security.ts";

export const faqGroups: readonly FaqGroup[] = withAnswers([
  membershipQuestions,
  phoneQuestions,
  portingQuestions,
  dataQuestions,
  roamingQuestions,
  paymentQuestions,
  benefitQuestions,
  securityQuestions,
  rightsQuestions,
]);
