/** Form for the copy of the unsubscribe page, except the fixed title shown on success. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const unsubscribeCopyForm = definePageForm({
  name: "unsubscribe",
  label: "Página para darse de baja",
  page: "/desuscribir-email",
  form: ({ button, heading, lines, openingHeading, section, limitedText }) => {
    const list = (title: string) => section(title, { heading: heading(), items: lines("Renglones", "Renglón", 80) });

    return z.strictObject({
      heading: openingHeading(),
      submit: button(),
      done: limitedText("Texto cuando ya se dio de baja", 120),
      home: button("Enlace al inicio"),
      changes: section("Qué cambia y qué no", {
        heading: heading(),
        stoppedMails: list("Lo que ya no llega"),
        remainingMails: list("Lo que sigue llegando"),
        privacy: button("Enlace al aviso de privacidad", 44),
      }),
    });
  },
});
