/** Questions about using the line abroad. Source: product specification, sections 1, 3 and 9; more in `roaming.ts`. */

import { homeCountries } from "#content/plans/plan-rows.ts";
import { agreeing, planNames, plansWithoutRoaming, plansWithRoaming } from "#content/plans/plans.ts";
import { measure } from "#domain/measure.ts";
import { areaText } from "#domain/plan.ts";
import type { FaqGroup } from "./faq-model.ts";

/** Each membership with its gigabytes and where they work; the verb is said once. */
const limited = plansWithRoaming
  .flatMap(({ name, roaming }) =>
    roaming.kind === "upTo" ? [{ name, upTo: measure(roaming.gb, "GB"), where: areaText(roaming.where) }] : [],
  )
  .map(({ name, upTo, where }, index) => `${name}${index === 0 ? " tiene" : ","} hasta ${upTo} en ${where}`)
  .join("; ");
const unlimited = plansWithRoaming
  .filter(({ roaming }) => roaming.kind === "unlimited")
  .map(({ name, roaming }) => `${name} tiene roaming ilimitado en esos mismos ${areaText(roaming.where)}.`)
  .join(" ");
const findDestination = { label: "Busca tu destino", to: "/roaming-cobertura#destinos" } as const;

export const roamingQuestions = {
  id: "roaming",
  topic: "Roaming",
  title: "Roaming, EE.\u00a0UU. y Canadá",
  questions: [
    {
      id: "estados-unidos-y-canada",
      question: "¿Mi línea funciona en EE.\u00a0UU. y Canadá?",
      answer: [
        `Sí, con cualquier membresía. En ${homeCountries} usas los mismos GB, llamadas y SMS.`,
        "No es roaming ni cuesta aparte.",
      ],
      links: [{ label: "Compara las membresías", to: "/membresias" }],
      asked: "USA gringo frontera viaje Estados Unidos",
    },
    {
      id: "paises-con-roaming",
      question: "¿En qué países tengo roaming?",
      answer: [
        `Depende de tu membresía. ${limited}.`,
        `${unlimited} ${planNames(plansWithoutRoaming)} no ${agreeing(plansWithoutRoaming, "tiene", "tienen")} roaming, y fuera de tu lista no hay servicio.`,
      ],
      links: [findDestination],
      asked: "extranjero viaje Europa destinos",
    },
    {
      id: "activar-roaming",
      question: "¿Cómo activo el roaming?",
      answer: [
        "En los ajustes de tu celular, enciende «Itinerancia de datos» o «Datos en roaming».",
        "Deja wim como línea de datos y reinicia el celular al llegar.",
      ],
      links: [{ label: "Los pasos, por celular", to: "/roaming-cobertura#activa-tu-roaming" }, findDestination],
      asked: "extranjero viaje prender",
    },
  ],
} as const satisfies FaqGroup;
