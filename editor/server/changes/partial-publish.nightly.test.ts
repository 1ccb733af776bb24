import { expect, test, vi } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeText } from "#editor/testing/open-legal-text.ts";
import { readFileIn, writeFileIn } from "#editor/testing/site-repository.ts";

/** Loads the whole content, on a possibly busy machine. */
vi.setConfig({ testTimeout: 120_000 });

test("a version that freezes a price is not published without that price", async () => {
  const { root, workspace, ask } = await openTestSite();
  const text = "src/content/legal/contrato-de-adhesion/1.md";
  const prices = "src/content/data/memberships.ts";
  const data = parseDataModule(readFileIn(root, prices)) as { plans: { legend: { regularPesos: number } } };
  data.plans.legend.regularPesos = 900;
  writeFileIn(root, prices, formatDataModule(data));
  workspace.invalidate(prices);
  await freezeText(ask, "contrato-de-adhesion");
  const sent = await ask("POST", "/api/publish", { title: "Un contrato", files: [text] });
  expect(sent.body.message).toBe(
    "Publica también «Membresías y precios»: el texto legal «Contrato de adhesión» se publica con esos datos.",
  );
});
