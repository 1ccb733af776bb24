/** The visitor's SIM outside its page: the line at the end of the four tools, and the drawing in the header. */
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { pickVerdict } from "#content/site/samples/sample-mark.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { SimQuestion, SimVerdict } from "#domain/sim/sim-answers.ts";

export const simPath = "/arma-tu-sim";

const place = (text: string) => pickVerdict(coverageSampleNotice, `por ejemplo, ${text}`, text);

/** A short text for each verdict. */
const answers: Record<SimQuestion, Record<SimVerdict, string>> = {
  phone: { yes: "tu celular, sí", depends: "tu celular, depende", no: "tu celular, no" },
  place: { yes: place("{technology} en {text}"), depends: place("tu señal, por ver"), no: place("tu señal, no") },
  plan: { yes: "{text}", depends: "{text}", no: "{text}" },
  number: { yes: "tu número, sí", depends: "tu número, por confirmar", no: "tu número, no" },
};

/** Builds the copy for the line that a tool shows below its answer, with a link to «Arma tu SIM». */
export const buildSimProgress = (question: SimQuestion) => ({
  line: "Respuestas para tu SIM, {n} de 4: {answer}.",
  answers: answers[question],
  link: { ...buildPageLink({ label: "Arma tu SIM", to: simPath }), doneLabel: "Mira tu SIM y cómprala" },
});

export const simTokenCopy = {
  label: "Tu SIM",
  /** Text for screen readers, with `{n}`. */
  lit: ", {n} de 4 contactos encendidos",
} as const;
