/** Tests that the whole site shows the offer that is valid on the build day, if any, and no other. */
import { expect, test } from "vitest";
import { findLegalDocument } from "#content/documents/own-documents.ts";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { plans } from "#content/plans/plans.ts";
import { currentOffer } from "#content/promotions/current-offer.ts";
import { datedOffers } from "#content/promotions/promotion-rows.ts";
import { buildPromotionPath, promotions } from "#content/promotions/promotions.ts";
import type { Offer } from "#domain/plans/offer.ts";
import { formatDataAllowance } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { builtFileAddresses, builtPages, getDiskPath, readBuiltText } from "../support/built-site.ts";
import { runPopplerTool } from "../support/poppler.ts";

const plain = (text: string) => text.replaceAll(/\s+/g, " ");

async function listWords(address: string): Promise<string> {
  if (!address.endsWith(".pdf")) return plain(readBuiltText(address));
  return plain(await runPopplerTool("pdftotext", getDiskPath(address), "-"));
}

/** Lists the prices and data that are specific to an offer. */
function listFigures({ porting, firstMonth }: Offer): string[] {
  const prices = [porting?.pesos, porting?.otherReading?.pesos].flatMap((each) => Object.values(each ?? {}));
  const data = Object.values(firstMonth?.gb ?? {});
  return [...prices.map((amount) => formatPesos(amount)), ...data.map((amount) => formatQuantity(amount, "GB"))].map(
    plain,
  );
}

const says = (text: string, figure: string) =>
  new RegExp(`(?<![\\d,])${figure.replace("$", "\\$")}(?![\\d,]*\\d)`).test(text);

const sellingPages = [
  "/",
  "/membresias",
  "/wimers",
  "/regular-test",
  "/registro-membresias",
  "/registro-tarifas-vigentes",
];
const sellingDocuments = ["/documentos/registro-membresias.pdf", "/documentos/registro-tarifas-vigentes.pdf"];

test("every selling page and document shows the regular prices, and today's offer if there is one", async () => {
  const { porting } = currentOffer;
  for (const address of [
    ...sellingPages.map((page) => `${page.replace(/^\/$/, "")}/index.html`),
    ...sellingDocuments,
  ]) {
    const words = await listWords(address);
    for (const { id, regularPesos } of plans) {
      expect(says(words, formatPesos(regularPesos)), `${formatPesos(regularPesos)} in ${address}`).toBe(true);
      if (porting) expect(says(words, formatPesos(porting.pesos[id])), `${id}'s offer in ${address}`).toBe(true);
    }
  }
  for (const address of ["/", "/membresias"]) {
    const page = builtPages.find((each) => each.address === address);
    expect(page?.root.structuredText.includes("Hoy no hay una promoción"), address).toBe(!porting);
  }
});

test("no page, document or list shows prices or data of an offer that is not valid today", async () => {
  const lasting = plans
    .flatMap(({ regularPesos, dataGb }) => [formatPesos(regularPesos), formatDataAllowance(dataGb)])
    .map(plain);
  const holding = [...lasting, ...listFigures(currentOffer)];
  const over = [...new Set(datedOffers.flatMap(({ offer }) => listFigures(offer)))].filter(
    (it) => !holding.includes(it),
  );
  // Published promises stay: registered promotions, and published versions of legal texts.
  const kept = [
    ...promotions.flatMap((it) => [buildPromotionPath(it), `promocion-${it.slug.replaceAll("/", "-")}`]),
    ...legalTexts.flatMap((text) =>
      text.versions.flatMap(({ version, published }) => {
        const document = findLegalDocument(text, version);
        return published ? [text.textPath, ...(document.kind === "built" ? [document.path] : [])] : [];
      }),
    ),
  ];
  const read = builtFileAddresses.filter(
    (file) => /\.(html|json|txt|xml|pdf)$/.test(file) && !kept.some((each) => file.includes(each)) && over.length > 0,
  );
  const violations = await Promise.all(
    read.map(async (file) => {
      const words = await listWords(file);
      return over.filter((figure) => says(words, figure)).map((figure) => `${file}: ${figure}`);
    }),
  );
  expect(violations.flat()).toEqual([]);
});
