/**
 * The rights of people who port a number. Sources: Ley en Materia de Telecomunicaciones y Radiodifusión (LMTR),
 * articles 164, 185 and 201; Reglas de Portabilidad Numérica with their amendment of 2019; for the deadlines, product
 * specification, sections 5 and 9.
 */

import { data } from "#content/data/words/portability.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { portabilityCopyForm } from "./portability-copy-form.ts";
import { portabilityAnchors } from "./portability-page.ts";

const { heading, sub, questions, decide, change, undo } = readPageCopy(portabilityCopyForm, data).rights;

type Right = { title: string; text: string; more?: readonly string[] };

const right = (id: string, words: Right) => ({ id: `derecho-${id}`, ...words });

export const portabilityRights = {
  heading,
  sub,
  questions: { label: questions, to: "/preguntas-frecuentes#portabilidad" },
  groups: [
    {
      id: "derechos-decidir",
      summary: decide.summary,
      rights: [
        right("conservar", decide.keep),
        right("gratis", decide.free),
        right("iniciar", decide.start),
        right("tramitar", decide.where),
        right("datos", decide.data),
      ],
    },
    {
      id: "derechos-cambio",
      summary: change.summary,
      rights: [right("plazo", change.time), right("retener", change.holdBack), right("adeudo", change.debt)],
    },
    {
      id: portabilityAnchors.undo,
      summary: undo.summary,
      rights: [right("revertir", undo.revert), right("recuperar", undo.recover), right("reclamar", undo.claim)],
    },
  ],
} as const;
