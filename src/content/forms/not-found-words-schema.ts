/** What the page of an unknown address says besides its title and its text, which nobody may change. */
import { z } from "zod";
import { descriptionLimits } from "#content/site/site-page.ts";
import { button, words } from "./words-fields.ts";

export const notFoundWordsSchema = z.strictObject({
  documentTitle: words("Título", 44, "En la pestaña. "),
  description: words("Descripción", descriptionLimits.most),
  home: button("Enlace al inicio"),
  memberships: button("Enlace a las membresías", 20),
  coverage: button("Enlace a la cobertura", 20),
  help: button("Enlace a la ayuda", 20),
  tell: button("Enlace para escribirnos"),
});
