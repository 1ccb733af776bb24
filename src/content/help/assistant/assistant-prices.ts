/** The assistant's answers about the price of a membership, which people name or describe by its data. */
import { planCardCopy, plans } from "#content/plans/plans.ts";
import { appPriceNote } from "#content/promotions/current-offer.ts";
import { formatDataAllowance, type Plan } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms } from "#domain/plans/price/plan-price.ts";

const listDataNames = ({ dataGb }: Plan) =>
  dataGb === "unlimited"
    ? ["ilimitada", "ilimitado", "ilimitados", "sin limite"]
    : [
        ...["gb", "gigas"].map((unit) => `${dataGb} ${unit}`),
        `${dataGb}gb`,
        ...["plan", "paquete", "membresia", "la", "el"].map((noun) => `${noun} de ${dataGb}`),
      ];

export const assistantPrices = {
  sections: ["/membresias", "/preguntas-frecuentes#cuanto-cuesta"],
  answers: plans.map((plan) => {
    const { newNumber, portedNumber, who } = formatPrices(plan, planCardCopy.price);
    const terms = formatPriceTerms(plan, planCardCopy.price);
    return {
      names: [plan.id, ...listDataNames(plan)],
      title: `${plan.name}, ${formatDataAllowance(plan.dataGb)}: ${portedNumber && who ? `${portedNumber} ${who.portedNumber}` : newNumber}`,
      text: terms.portedNumber ?? terms.newNumber,
    };
  }),
  note: appPriceNote,
  link: { label: "Compara las membresías", href: "/membresias" },
} as const;
