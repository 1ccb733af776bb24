import { expect, test } from "vitest";
import type { ClauseLink } from "#editor/api/requests/legal-text-api.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";

const id = "gestion-de-trafico";

test("a typed value that no fact has is reported with a link to the list of such facts", async () => {
  const { replace } = await openTestLegalText(id);
  const { body } = await replace("volumen", "Un paquete dura {{plazo.paquete}}", "Un paquete dura 71 días");
  expect(body.diagnostics[0]).toMatchObject({
    message: expect.stringContaining(
      "ningún dato dice eso: cambia en su lista el que ya no es cierto, o agrégalo con «Insertar dato» › «Dato nuevo»",
    ),
    fixes: [{ label: "Abrir «Plazos y montos de los textos legales»", location: "plazos" }],
  });
});

test("a link to a clause of another text is valid only if that clause exists", async () => {
  const { open, replace, send } = await openTestLegalText("politica-de-uso");
  const { body: beside } = await send<ClauseLink[]>("GET", "/beside");
  const place = beside.find(({ href }) => href === `/${id}#glosario`);
  expect(place).toMatchObject({ linkText: "Glosario", textTitle: expect.stringContaining("gestión de tráfico") });
  const first = (await open()).data.clauses[0];
  const [words = ""] = first?.body.match(/[A-ZÁ-Ú]\p{L}+ /u) ?? [];
  const linked = await replace(first?.id ?? "", words, `[${place?.linkText}](${place?.href}) ${words}`);
  expect(linked.body.diagnostics).toEqual([]);
  expect(linked.body.revision).toBeDefined();
  const wrong = await replace(first?.id ?? "", "#glosario", "#glosarios");
  expect(wrong.body.diagnostics.map(({ message }) => message).join()).toContain(`«/${id}» no tiene «#glosarios»`);
});

test("no fact on another subject is proposed for a typed term that equals it by chance", async () => {
  const { replace } = await openTestLegalText("terminos-y-condiciones");
  const find = async (clause: string, from: string, to: string) =>
    (await replace(clause, from, to)).body.diagnostics.map(({ message }) => message).join();
  const refund = await find(
    "reembolsos",
    "Una membresía o un paquete comprado no se cancela",
    "El reembolso llega en 10 días y no se cancela",
  );
  expect(refund).toContain("«10 días», un plazo o una cantidad que está a mano; ningún dato dice eso");
  const pin = await find("portabilidad", "{{nip.vigencia}}", "5 días");
  expect(pin).toMatch(/«5 días», .*: dice lo mismo .*«NIP: cuánto dura»/);
  expect(pin).not.toContain("ARCO");
});
