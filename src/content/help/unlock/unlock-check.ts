/**
 * Content of the page about checking whether a phone is unlocked. Sources: product specification, sections 2 and 9;
 * NOM-184-SCFI-2018; LMTR, article 185, section XII; fact file, sections 4.4 and 8.4. Menus and labels vary by version.
 */

import { data } from "#content/data/copy/unlock.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { theftAnchors } from "#content/help/theft/theft-pages.ts";
import { handset } from "#content/legal/facts/legal-terms.ts";
import { laws } from "#content/legal/library/references.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { formatMenuStep, type MenuStep } from "#domain/devices/menu-step.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { unlockedPhoneCopyForm } from "./unlock-copy-form.ts";

const { opening, verdicts, iphone, android, locks, right } = readPageCopy(unlockedPhoneCopyForm, data);

export const unlockAnchors = {
  ios: "iphone",
  android: "android",
  locks: "bloqueo-o-reporte",
  unlock: "pide-el-desbloqueo",
} as const;

export const unlockOpening = { ...opening, heading: parseEmphasizedHeading(opening.heading) } as const;

type UnlockCheck = {
  /** Anchor of the system's section, and value of its radio button. */
  id: "iphone" | "android";
  system: string;
  heading: string;
  /** Title of the steps in the structured data. */
  name: string;
  steps: readonly MenuStep[];
  /** Other ways to check, with the reliability of each. */
  more: { title: string; items: readonly string[] };
  /** Possible results and their meaning. */
  seen: readonly { tone: "yes" | "no" | "unsure"; text: string; means: string; next: string }[];
};

const unlockedResult = { tone: "yes", ...verdicts.unlocked } as const;
const lockedResult = { tone: "no", ...verdicts.locked } as const;

const toMenuStep = ({ heading, text }: { heading: string; text: string }): MenuStep => ({ heading, text: [text] });

export const iosUnlockCheck: UnlockCheck = {
  id: unlockAnchors.ios,
  system: "iPhone",
  heading: iphone.heading,
  name: "Cómo saber si un iPhone está desbloqueado",
  steps: [
    { heading: iphone.open, path: ["Configuración", "General", "Información"] },
    toMenuStep(iphone.find),
    toMenuStep(iphone.read),
  ],
  more: iphone.more,
  seen: [
    { ...unlockedResult, text: iphone.seen.unlocked },
    { ...lockedResult, text: iphone.seen.locked },
  ],
};

export const androidUnlockCheck: UnlockCheck = {
  id: unlockAnchors.android,
  system: "Android",
  heading: android.heading,
  name: "Cómo saber si un Android está desbloqueado",
  steps: android.steps.map(toMenuStep),
  more: android.more,
  seen: [
    { ...unlockedResult, text: android.seen.unlocked },
    { ...lockedResult, text: android.seen.locked },
    { tone: "unsure", ...android.seen.several },
    { tone: "unsure", ...android.seen.untried },
  ],
};

/** Builds the structured data of the steps, with the same wording as on the page. */
export const buildUnlockHowTo = ({ name, steps }: UnlockCheck) => ({
  name,
  steps: steps.map((step) => ({ heading: step.heading, text: formatMenuStep(step) })),
});

export const unlockVerdictCopy = {
  title: verdicts.title,
  compatibility: { label: verdicts.compatibility, to: "/esim#compatibilidad-eSIM" },
  unlock: { label: verdicts.unlock, href: `#${unlockAnchors.unlock}` },
} as const;

export const lockTypesSection = {
  ...locks,
  label: "Los dos bloqueos",
  cards: [
    { icon: "sim", tone: "cempasuchil", ...locks.company },
    { icon: "shield", tone: "bugambilia", ...locks.report },
  ],
  theft: { label: locks.theft, to: `/reportar-robo-equipo#${theftAnchors.device}` },
} as const;

export const unlockRequestSection = {
  ...right,
  figures: {
    label: "El desbloqueo en números",
    figures: [
      { figure: formatPesos(0), text: right.priceLabel },
      { figure: formatQuantity(handset.unlockHours, "h"), text: right.timeLabel },
    ],
  },
  name: "Cómo pedir el desbloqueo de tu celular",
  law: {
    ...right.law,
    links: [
      { label: laws.telecommunications.name, href: laws.telecommunications.href },
      { label: laws.serviceStandard.name, href: laws.serviceStandard.href },
    ],
  },
} as const;
