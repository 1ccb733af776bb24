/** Content that stands in for the operator's own; the release waits until none is left. */
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
];

export function standingSamples(): readonly Sample[] {
  return samples.filter(({ isSample }) => isSample);
}
