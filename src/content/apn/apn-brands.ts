/**
 * Menus that lead to the APN settings on the phones of each brand. Source: the fact file's section on steps by brand;
 * menu names as used in Latin America. Honor's third menu is uncertain, and the guide says so.
 */

import { data } from "#content/data/copy/apn.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { type MenuStep, menuSeparator } from "#domain/devices/menu-step.ts";
import { apn } from "./apn.ts";
import { apnCopyForm } from "./apn-copy-form.ts";
import { lastStepText, unchangedFieldsNote } from "./connection-checks.ts";

const { fieldsHeading, selectionNote, lastStep, ...texts } = readPageCopy(apnCopyForm, data).brands;

type StepCopy = { heading: string; path: string; notes: readonly string[] };

/** @param extraParagraphs - paragraphs after the step's notes. */
function createMenuStep({ heading, path, notes }: StepCopy, ...extraParagraphs: readonly string[]): MenuStep {
  const paragraphs = [...notes, ...extraParagraphs];
  return { heading, path: path.split(` ${menuSeparator} `), ...(paragraphs.length > 0 && { text: paragraphs }) };
}

/** The two fields to fill in on Android. */
const entryStep: MenuStep = {
  heading: fieldsHeading,
  fields: [
    { name: "Nombre", value: apn.entryName },
    { name: "APN", value: apn.data },
  ],
  text: [`${unchangedFieldsNote.title}.`],
};

type AndroidSteps = { open: StepCopy; create: StepCopy; save: StepCopy };

const createAndroidSteps = ({ open, create, save }: AndroidSteps): readonly MenuStep[] => [
  createMenuStep(open),
  createMenuStep(create),
  entryStep,
  createMenuStep(save, selectionNote),
  { heading: lastStep.heading, text: [lastStepText] },
];

const createValueStep = ({ heading, text }: { heading: string; text: string }, name: string): MenuStep => ({
  heading,
  fields: [{ name: "Punto de acceso (APN)", value: name }],
  text: [text],
});

const iphoneSteps: readonly MenuStep[] = [
  createMenuStep(texts.iphone.open),
  createValueStep(texts.iphone.apn, apn.data),
  createValueStep(texts.iphone.lte, apn.lte),
  ...texts.iphone.steps.map(({ heading, text }) => ({ heading, text: [text] })),
];

/**
 * The guides of all brands, in the specification's order; the ids are anchors. `scope`: the brand's operating system,
 * and the other brands that use it.
 */
export const apnBrandGuides = [
  { id: "iphone", name: "iPhone", scope: "iOS", steps: iphoneSteps },
  { id: "honor", name: "Honor", scope: "MagicOS", steps: createAndroidSteps(texts.honor) },
  { id: "motorola", name: "Motorola", scope: "Hello UX y My UX", steps: createAndroidSteps(texts.motorola) },
  { id: "samsung", name: "Samsung", scope: "One UI", steps: createAndroidSteps(texts.samsung) },
  {
    id: "xiaomi",
    name: "Xiaomi",
    scope: "HyperOS y MIUI, también en Redmi y POCO",
    steps: createAndroidSteps(texts.xiaomi),
  },
] as const;
