import { data } from "#content/data/copy/not-found.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { operator } from "#content/site/operator/operator.ts";
import { buildMailtoUrl } from "#domain/mail/mail-draft.ts";
import { notFoundCopyForm } from "./not-found-copy-form.ts";

const { memberships, coverage, help, tell, ...texts } = readPageCopy(notFoundCopyForm, data);

/** Copy of the 404 page. The wording of `title` and `text` is from the product specification, section 8. */
export const notFoundCopy = {
  ...texts,
  title: "wimy esta triste...",
  text: "Error 404 en tu búsqueda, página no encontrada.",
  linksLabel: "Lo más buscado",
  doors: [
    { label: memberships, to: "/membresias" },
    { label: coverage, to: "/mapa-de-cobertura" },
    { label: help, to: "/ayuda" },
  ],
  reportLink: {
    label: tell,
    href: buildMailtoUrl({
      to: operator.email,
      subject: "No encontré una página",
      lines: ["Buscaba:", "Llegué desde:"],
    }),
  },
} as const;
