/** Copy of `/arma-tu-sim`. The questions and their answers come from the four tools, loaded from their pages. */
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { data } from "#content/data/copy/sim-builder.ts";
import { deviceSampleNotice } from "#content/devices/phones.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { esimAnchors } from "#content/pages/esim-page.ts";
import { membershipsAnchors } from "#content/pages/memberships-page.ts";
import { purchaseCode, webPurchase } from "#content/plans/plan-purchase.ts";
import { planCardCopy, plans } from "#content/plans/plans.ts";
import { portingAnchors } from "#content/porting/porting-page.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { pickVerdict, sampleMark } from "#content/site/samples/sample-mark.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import type { Plan, PlanId } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms } from "#domain/plans/price/plan-price.ts";
import { addNumberChoice } from "#domain/plans/purchase.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import type { SimQuestion } from "#domain/sim/sim-answers.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { simBuilderCopyForm } from "./sim-builder-copy-form.ts";

const { opening, questions, actions, privacy } = readPageCopy(simBuilderCopyForm, data);

export const simPrivacySection = {
  heading: privacy.heading,
  points: [privacy.kept, privacy.sent, privacy.forgotten],
} as const;

const tools: Record<SimQuestion, { path: SitePath; anchor: string }> = {
  phone: { path: "/esim", anchor: `#${esimAnchors.compatibility}` },
  place: { path: "/mapa-de-cobertura", anchor: "" },
  plan: { path: "/membresias", anchor: `#${membershipsAnchors.finder}` },
  number: { path: "/portabilidad", anchor: `#${portingAnchors.who}` },
};

const rows = (Object.keys(tools) as SimQuestion[]).map((question) => ({
  question,
  label: questions[question],
  href: resolveHref(tools[question].path) + tools[question].anchor,
}));

/** Builds the prices and terms of a membership for a new number and, during an offer, for a ported one. */
function buildSimPlan(plan: Plan) {
  const prices = formatPrices(plan, planCardCopy.price);
  const terms = formatPriceTerms(plan, planCardCopy.price);
  const { purchaseUrl } = webPurchase.byPlan[plan.id];
  const data = plan.dataGb === "unlimited" ? "Sin límite" : formatQuantity(plan.dataGb, "GB");
  const dataInSentence = plan.dataGb === "unlimited" ? "sin límite" : data;
  const describe = (price: string, condition: string, period: string) => ({
    price,
    short: `${plan.name}: ${price}${period}`,
    total: `${plan.name}, ${dataInSentence}: ${price}.`,
    terms: condition.replace(/\.?$/, "."),
  });
  const newNumber = describe(prices.newNumber, terms.newNumber, "");
  return {
    name: plan.name,
    data,
    newNumber: { ...newNumber, purchaseUrl: addNumberChoice(purchaseUrl, "nuevo") },
    portedNumber: {
      ...(prices.portedNumber && terms.portedNumber
        ? describe(prices.portedNumber, terms.portedNumber, `; después, ${prices.newNumber}`)
        : newNumber),
      purchaseUrl: addNumberChoice(purchaseUrl, "traigo"),
    },
  };
}

const portingMark = formatQuantity(portingRules.executionHours, "h");

/** Picks the wording of an answer about a place. */
const pickPlace = (example: string, answer: string) => pickVerdict(coverageSampleNotice, example, answer);

/** Labels of the page's last button: the next open question. */
const nextQuestions = {
  phone: "Revisa tu celular",
  place: "Revisa tu señal",
  plan: "Elige tus datos",
  number: "Revisa tu número",
} as const;

const unanswered = "Por contestar";
const next = "Siguiente";
const progress = {
  none: "0 de 4: empieza por la que quieras.",
  line: "{n} de 4: {answers}.",
  answers: { phone: "celular", place: "señal", plan: "datos", number: "número" },
  done: "4 de 4. Lista.",
};

export const simBuilderProps = {
  plans: Object.fromEntries(plans.map((plan) => [plan.id, buildSimPlan(plan)])) as Record<
    PlanId,
    ReturnType<typeof buildSimPlan>
  >,
  copy: {
    unanswered,
    progress,
    next,
    nextQuestions,
    showSim: "Ver mi SIM",
    forgotten: "Listo: este navegador ya no guarda tus respuestas.",
    copied: "Copiamos la dirección con tus respuestas.",
    notCopied: "Tu navegador no dejó copiar. La dirección está en la barra.",
    marks: { yes: "Sí", depends: "Depende", no: "No" },
    place: pickPlace("{place} (ejemplo)", "{place}"),
    /** Texts of the chip below an answer's mark, with `{place}` and `{price}`; `longPlace` is for a long name. */
    contacts: {
      phone: "tu celular",
      place: pickPlace("(ejemplo)", "en {place}"),
      longPlace: pickPlace("(ejemplo)", "en tu lugar"),
      plan: "por {price}",
      number: "y es tuyo",
    },
    /** The text and mark of a row for each kind of number. The mark is only for the verdict “yes”. */
    numbers: {
      nuevo: { text: "Un número nuevo", mark: "Nuevo" },
      fija: { text: "Un teléfono fijo", mark: portingMark },
      prepago: { text: "Tu número, de prepago", mark: portingMark },
      pospago: { text: "Tu número, de pospago", mark: portingMark },
    },
    /** Link in a row whose answer lights no contact. */
    nextSteps: {
      phone: {
        no: {
          text: "Con ese celular, no. Un celular con eSIM sí le quita su cuarto.",
          label: "Mira cuáles traen eSIM",
        },
        depends: { text: "Falta un dato: marca *#06#. Si ves un EID, sí trae eSIM.", label: "Revisa tu celular" },
      },
      place: {
        no: { text: pickPlace("En este ejemplo, ahí no llega.", "Ahí todavía no llega."), label: "Busca señal cerca" },
        depends: { text: "Falta leer algún archivo de cobertura.", label: "Pregunta en el mapa" },
      },
      number: {
        no: { text: "Ese número no se puede traer. Uno nuevo, sí.", label: "Mira por qué" },
        depends: { text: "Primero pregunta a tu compañía si puede pasarte a prepago.", label: "Mira por qué" },
      },
    },
    questions: {
      plan: { choose: "Quiero {plan}" },
      number: {
        legend: "¿Con qué número llegas?",
        portedNumber: "Traigo mi número",
        newNumber: "Quiero uno nuevo",
        usual: {
          legend: "¿Es un celular de prepago activo?",
          answers: { yes: "Sí", no: "No", unsure: "No sé" },
        },
        newNumberAnswer: "Sí: tu número nuevo te lo da la app",
        newNumberNote: "Ningún trámite: llega con tu línea.",
        next: {
          yes: `Pide tu NIP el día que contrates: vale ${formatQuantity(portingRules.nip.days, "días")}.`,
          ask: "Mientras tanto, tu número se queda donde está.",
          phone: "Te falta revisar tu celular.",
        },
      },
    },
  },
} as const;

const isSampled = coverageSampleNotice.isSample || deviceSampleNotice.isSample;

/** The texts of the HTML before the first answer. */
export const simBuilderMarkupCopy = {
  heading: parseEmphasizedHeading(opening.heading),
  done: parseEmphasizedHeading(opening.done),
  intro: opening.intro,
  progress: progress.none,
  rows,
  rowCopy: { tool: "Contesta en su página", next, unanswered },
  actions,
  purchaseUrl: configuredUrls.purchase,
  preview: {
    title: "Al final, tu membresía",
    text: "Con su precio, y el botón para comprarla.",
  },
  code: purchaseCode,
  isCoverageExample: coverageSampleNotice.isSample,
  sample: isSampled
    ? { label: sampleMark, text: "La lista de celulares y la cobertura todavía son de muestra." }
    : undefined,
} as const;

/** The page's end. */
export const simClosing = { nextQuestion: nextQuestions.phone };
