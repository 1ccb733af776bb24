/** Copy of the plan finder; the results come from the plan model. */
import { currentOffer } from "#content/promotions/current-offer.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { homeCountries } from "./plan-rows.ts";
import { planCardCopy, plans } from "./plans.ts";

const stepGb = 5;
const limitedGigabytes = plans.flatMap(({ dataGb }) => (dataGb === "unlimited" ? [] : [dataGb]));
const gigabytes = limitedGigabytes.length > 0 ? limitedGigabytes : [stepGb];
const maxGb = Math.max(...gigabytes);

export const planFinderTool = {
  /** Gigabytes per month. The last step means more data than any limited membership includes. */
  scale: { min: stepGb, max: maxGb + stepGb, step: stepGb, start: Math.min(...gigabytes) },
  copy: {
    heading: "Encuentra la tuya",
    intro: "Contesta y te decimos la más barata que te sirve. Por ahora, {plan}.",
    data: {
      label: "¿Cuántos datos usas al mes?",
      hint: `Los ajustes de tu celular o la app de tu compañía dicen cuántos GB usas.${
        currentOffer.firstMonth ? " El extra de tu primer mes no cuenta." : ""
      }`,
      smallest: "Hasta {gb}",
      largest: "Más",
      moreThan: `más de ${formatQuantity(maxGb, "GB")}`,
    },
    trips: {
      legend: `¿Viajas fuera de ${homeCountries}?`,
      options: [
        { value: "none", text: "No" },
        { value: "europe", text: "Sí, a Europa" },
        { value: "world", text: "Sí, a otros países" },
      ],
    },
    benefits: { legend: "¿Qué quieres que venga incluido?" },
    answer: {
      title: "La tuya es {plan}",
      price: planCardCopy.price,
      dataCounted: "Usas {wanted} al mes; {plan} trae {has}.",
      dataUnlimited: "Usas {wanted} al mes; {plan} trae datos ilimitados.",
      trips: "{roaming}. Revisa que tu destino esté en la lista.",
      lowestPlan: "{name} viene desde {plan}.",
      included: "{name} viene incluido.",
      addOn: "{name} no viene incluido: tiene costo aparte.",
      none: "{name} no está disponible con esta membresía.",
    },
    reasons: "Por qué esta y no otra",
    lowerPlan: {
      title: "Si bajas a {plan}",
      text: `Pagas {pesos} menos ${planCardCopy.price.period}, pero:`,
      data: "Trae {has}, no {wanted}.",
      noRoaming: "No incluye roaming.",
      otherRoaming: "Su roaming solo funciona en {where}.",
      addOn: "{name}, con costo aparte.",
      notIncluded: "No incluye {name}.",
    },
    higherPlan: {
      title: "Si subes a {plan}",
      text: `Pagas {pesos} más ${planCardCopy.price.period} y ganas:`,
      dataCounted: "{has} de datos.",
      dataUnlimited: "Datos ilimitados.",
      roaming: "{roaming}.",
      benefits: "{names}, sin costo extra.",
    },
  },
} as const;
