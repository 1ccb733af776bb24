import { operator } from "#content/site/operator.ts";
import { mailtoOf } from "#domain/mail-draft.ts";

/** Words of the page for an unknown address. `title` and `text` are exact: product specification, section 8. */
export const notFound = {
  /** For the document's head; the layout adds the suffix. */
  documentTitle: "Página no encontrada",
  description: "Esta dirección no existe en el sitio de wim. Vuelve al inicio para seguir navegando.",
  title: "wimy esta triste...",
  text: "Error 404 en tu búsqueda, página no encontrada.",
  home: "Volver al inicio",
  doorsLabel: "Lo más buscado",
  doors: [
    { label: "Membresías", to: "/membresias" },
    { label: "Cobertura", to: "/mapa-de-cobertura" },
    { label: "Ayuda", to: "/ayuda" },
  ],
  tell: {
    label: "Dinos qué buscabas",
    href: mailtoOf({ to: operator.email, subject: "No encontré una página", lines: ["Buscaba:", "Llegué desde:"] }),
  },
} as const;
