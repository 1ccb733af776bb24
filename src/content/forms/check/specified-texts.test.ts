import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";

test.each([
  ["pagina-memberships", "opening.heading", "Membresías *buenísimas*", "Membresías irresistibles"],
  ["pagina-notices", "opening.heading", "Novedades *para wimers*", "Chismecito para wimers"],
  ["paginas", "path=/avisos.title", "Novedades para wimers", "Chismecito para wimers"],
  ["portada", "cards.esim.action", "Revisa el tuyo", "Compatibilidad"],
])("advises when %s, %s no longer has the words of the specification", async (list, path, changed, specified) => {
  expect(await checkChangedList(list, buildFieldChange([path, changed]))).toEqual([
    expect.stringContaining(`es texto exacto de la especificación, que dice «${specified}»`),
  ]);
});
