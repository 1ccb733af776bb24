/** Content that stands in for the operator's own; the release waits until none is left. */

import { purpose } from "./about.ts";
import { coverageSample } from "./coverage-sample.ts";
import { deviceSample } from "./devices.ts";
import { roamingSample } from "./roaming-destinations.ts";
import { testimonials } from "./testimonials.ts";

export type Sample = {
  /** Where the operator's own content goes, from the project's root. */
  file: string;
  /** One line of Spanish, for the operator. */
  what: string;
  isSample: boolean;
};

const samples: readonly Sample[] = [
  {
    file: "src/content/testimonials.ts",
    what: "opiniones de wimers; faltan las reales, con permiso de quien las escribió",
    isSample: testimonials.isSample,
  },
  {
    file: "src/content/about.ts",
    what: "misión y visión: redacción propuesta, falta la del operador",
    isSample: purpose.isSample,
  },
  {
    file: "src/content/roaming-destinations.ts",
    what: "destinos de roaming; falta que el operador confirme cada uno de los 170",
    isSample: roamingSample.isSample,
  },
  {
    file: "src/content/devices.ts",
    what: "celulares con eSIM, reunidos de fuentes públicas; falta que el operador confirme la lista",
    isSample: deviceSample.isSample,
  },
  {
    file: "src/content/coverage-sample.ts",
    what: "coberturas generadas para mostrar el mapa; faltan los cinco archivos KML del operador en public/kml",
    isSample: coverageSample.isSample,
  },
];

export function standingSamples(): readonly Sample[] {
  return samples.filter(({ isSample }) => isSample);
}
