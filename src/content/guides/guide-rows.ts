/**
 * The guides that staff write, completed with parts that are shared by guides or fixed in code. Sources: product
 * specification, sections 2 and 3; fact file, section 9. A partner's requirements are unconfirmed and therefore worded
 * as advice: see docs/decisions/0018.
 */
import { data } from "#content/data/copy/guides.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { ContentError } from "#content/forms/read-data.ts";
import { formatPlansWithStatus } from "#content/plans/benefit-status.ts";
import type { Promotion } from "#content/promotions/promotions.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import { guidePaths } from "./guide-addresses.ts";
import { appRequirement, askSupportText, renewal } from "./guide-model.ts";
import { guidesCopyForm } from "./guides-copy-form.ts";

const guideRows = readPageCopy(guidesCopyForm, data);

type FixedParts = {
  /**
   * Origin of the password. `given`: wim gives the first one; `own`: the visitor's own account with the partner has
   * one; `none`: there is no password.
   */
  password: "given" | "own" | "none";
  /** Slugs of past promotions that gave this benefit. */
  pastPromotions: readonly Promotion["slug"][];
};

/** The parts that staff do not write. Without a row, the visitor's own account with the partner has the password. */
const fixedParts: Readonly<Partial<Record<BenefitId, Partial<FixedParts>>>> = {
  amazonPrime: { pastPromotions: ["wimazon"] },
  paramount: { password: "given", pastPromotions: ["paramount-community-mar-25"] },
  loungekey: { password: "none" },
  bigbox: { password: "none", pastPromotions: ["legend-bigbox-marzo-25", "legend-bigbox-febrero-25"] },
};

/** @throws {ContentError} in Spanish, if the guide is missing from the data. */
export function buildGuide(benefitId: BenefitId) {
  const path = guidePaths[benefitId];
  const row = guideRows.find((each) => each.path === path);
  if (!row) throw new ContentError(`${guidesCopyForm.file}: falta la guía «${path}»`);
  const { asksForApp, heading, needs, troubles, ending, ...texts } = row;
  const { password = "own", pastPromotions = [] }: Partial<FixedParts> = fixedParts[benefitId] ?? {};
  const isIncluded = formatPlansWithStatus(benefitId, "included") !== "";
  return {
    ...texts,
    password,
    pastPromotions,
    benefitId,
    heading: parseEmphasizedHeading(heading),
    needs: [...(asksForApp ? [appRequirement] : []), ...needs],
    troubles: troubles.map(({ id, question, answer, asksSupport }) => ({
      id,
      question,
      answer: asksSupport ? [...answer, askSupportText] : answer,
    })),
    ending: [...(isIncluded ? [renewal] : []), ...ending],
  };
}
