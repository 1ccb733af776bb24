/**
 * The rights of people who port a number. Sources: Ley en Materia de Telecomunicaciones y Radiodifusión (LMTR),
 * articles 164, 185 and 201; Reglas de Portabilidad Numérica with their amendment of 2019; for the deadlines, product
 * specification, sections 5 and 9.
 */

import { data } from "#content/data/copy/porting.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { portingCopyForm } from "./porting-copy-form.ts";
import { portingAnchors } from "./porting-page.ts";

const { heading, sub, questions, decide, change, undo } = readPageCopy(portingCopyForm, data).rights;

type RightCopy = { title: string; text: string; more?: readonly string[] };

const createRight = (id: string, copy: RightCopy) => ({ id: `derecho-${id}`, ...copy });

export const portingRights = {
  heading,
  sub,
  questions: { label: questions, to: "/preguntas-frecuentes#portabilidad" },
  groups: [
    {
      id: "derechos-decidir",
      summary: decide.summary,
      rights: [
        createRight("conservar", decide.keep),
        createRight("gratis", decide.free),
        createRight("iniciar", decide.start),
        createRight("tramitar", decide.where),
        createRight("datos", decide.data),
      ],
    },
    {
      id: "derechos-cambio",
      summary: change.summary,
      rights: [
        createRight("plazo", change.time),
        createRight("retener", change.holdBack),
        createRight("adeudo", change.debt),
      ],
    },
    {
      id: portingAnchors.undo,
      summary: undo.summary,
      rights: [
        createRight("revertir", undo.revert),
        createRight("recuperar", undo.recover),
        createRight("reclamar", undo.claim),
      ],
    },
  ],
} as const;
