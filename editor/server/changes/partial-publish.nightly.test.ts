import { expect, test } from "vitest";
import { openTestSite } from "#editor/testing/checkout.ts";
import { editPrice } from "#editor/testing/edit-list.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";

test("a version that freezes a draft price cannot be published without this price", async () => {
  const site = await openTestSite();
  const { ask } = site;
  const text = "src/content/legal/contrato-de-adhesion/1.md";
  editPrice(site, 900);
  await freezeFirstVersion(ask, "contrato-de-adhesion");
  const sent = await ask("POST", "/api/publish", { title: "Un contrato", files: [text] });
  expect(sent.body.message).toMatch(
    /^Publica también «Membresías y precios»: lo que elegiste lo necesita\. «Contrato de adhesión» › la versión 1/,
  );
});
