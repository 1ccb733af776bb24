import { data } from "#content/data/words/not-found.ts";
import { readWords } from "#content/facts/read-words.ts";
import { operator } from "#content/site/operator.ts";
import { mailtoOf } from "#domain/leads/mail-draft.ts";
import { notFoundWords } from "./not-found-words.ts";

const { documentTitle, description, home, memberships, coverage, help, tell } = readWords(notFoundWords, data);

/** Copy of the page for unknown addresses. `title` and `text` are exact: product specification, section 8. */
export const notFound = {
  /** For the document's head; the layout adds the suffix. */
  documentTitle,
  description,
  title: "wimy esta triste...",
  text: "Error 404 en tu búsqueda, página no encontrada.",
  home,
  doorsLabel: "Lo más buscado",
  doors: [
    { label: memberships, to: "/membresias" },
    { label: coverage, to: "/mapa-de-cobertura" },
    { label: help, to: "/ayuda" },
  ],
  tell: {
    label: tell,
    href: mailtoOf({ to: operator.email, subject: "No encontré una página", lines: ["Buscaba:", "Llegué desde:"] }),
  },
} as const;
