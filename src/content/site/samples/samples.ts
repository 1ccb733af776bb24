/** Sample content used until the operator provides its own; a release requires that none is left. */

import { coverageSampleNotice, sampleOverlayNames } from "#content/coverage/overlays/coverage-sample.ts";
import { data as aboutCopy } from "#content/data/copy/about.ts";
import { deviceSampleNotice } from "#content/devices/phones.ts";
import { pendingQuestions } from "#content/faq/question-rows.ts";
import { pendingLegalFacts, unconfirmedPrefix } from "#content/legal/facts/legal-pending.ts";
import { zeroRatedSection } from "#content/legal/facts/zero-rated.ts";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { datedOffers, promotionSamples } from "#content/promotions/promotion-rows.ts";
import { hasPendingPromotions } from "#content/registry/registry.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { roamingSampleNotice } from "#content/roaming/roaming-rows.ts";
import { areSignUpTimesSamples } from "#content/sign-up/sign-up-stops.ts";
import { signUpMinutes } from "#content/sign-up/sign-up-time.ts";
import { isZoneConfirmed } from "#content/site/operator/operator.ts";
import { supportRows } from "#content/site/operator/support-rows.ts";
import { testimonials } from "#content/testimonials/testimonials.ts";
import { buildFrozenPath, buildSourcePath, legalFolder } from "#domain/legal/version-paths.ts";

export type Sample = {
  /** The file for the operator's own content, relative to the project root. */
  file: string;
  /** Description in Spanish, in one line, for the operator. */
  description: string;
  isSample: boolean;
};

/** Lists and texts that are replaced as a whole. */
const wholeSamples: readonly Sample[] = [
  {
    file: "src/content/data/testimonials.ts",
    description: "opiniones de wimers; faltan las diez reales, con permiso de quien las escribió",
    isSample: testimonials.isSample,
  },
  {
    file: "src/content/data/copy/about.ts",
    description: "misión y visión: redacción propuesta, falta la del operador",
    isSample: aboutCopy.purpose.isSample,
  },
  {
    file: "src/content/data/roaming.ts",
    description: "destinos de roaming; falta que el operador confirme cada uno de los 170",
    isSample: roamingSampleNotice.isSample,
  },
  {
    file: "src/content/devices/phones.ts",
    description: "celulares con eSIM, reunidos de fuentes públicas; falta que el operador confirme la lista",
    isSample: deviceSampleNotice.isSample,
  },
  {
    file: "src/content/data/coverage.ts",
    description: `coberturas generadas para mostrar el mapa; faltan archivos KML del operador: ${sampleOverlayNames.join(", ")}`,
    isSample: coverageSampleNotice.isSample,
  },
  {
    file: "src/content/legal/facts/zero-rated.ts",
    description: "datos patrocinados: sitios públicos de ejemplo; falta la lista del operador",
    isSample: zeroRatedSection.isSample,
  },
  {
    file: "src/content/sign-up/sign-up-stops.ts",
    description: `tiempos de la portada entre 0:00 y ${signUpMinutes}:00; falta que el operador los mida`,
    isSample: areSignUpTimesSamples,
  },
  {
    file: "src/content/data/support.ts",
    description: "horario de soporte: se supone que es el del centro de México; falta que el operador lo confirme",
    isSample: !isZoneConfirmed,
  },
  {
    file: "src/content/data/registry.ts",
    description: "qué membresía ampara cada folio: reparto de muestra; falta que el operador lo confirme",
    isSample: registrySampleNotice.isSample,
  },
];

/** Lists that are in use although some of their facts are unknown. */
const partialSamples: readonly Sample[] = [
  {
    file: "src/content/data/support.ts",
    description: "tienda y fecha de la calificación de la app (ratingSource); falta que el operador las diga",
    isSample: supportRows.ratingSource === undefined,
  },
  {
    file: "src/content/data/promotions.ts",
    description:
      "de algunas promociones, su folio (folio), su beneficio (terms) o su vigencia (period); faltan del operador",
    isSample: hasPendingPromotions,
  },
  ...datedOffers.map(({ name, days }) => ({
    file: "src/content/data/promotions.ts",
    description: `días de la oferta «${name}» (period); falta que el operador los confirme`,
    isSample: days === undefined,
  })),
  ...promotionSamples.map((name) => ({
    file: "src/content/data/promotions.ts",
    description: `promoción «${name}»: de muestra (isSample); falta la real`,
    isSample: true,
  })),
];

/** Legal texts without a date, versions published with placeholders, and unconfirmed facts. */
const legalTasks: readonly Sample[] = [
  ...legalTexts.map(({ id, versions: [{ version, inForce }] }) => ({
    file: buildSourcePath(`${legalFolder}/${id}`, version),
    description: "falta la revisión jurídica y su fecha de entrada en vigor",
    isSample: inForce === "pendiente",
  })),
  ...legalTexts.flatMap(({ id, versions }) =>
    versions.map(({ version, provisional }) => ({
      file: buildFrozenPath(`${legalFolder}/${id}`, version),
      description:
        "se publicó con valores provisionales: publícalo otra vez con los del operador (npm run legal:publish)",
      isSample: provisional !== undefined,
    })),
  ),
  ...pendingLegalFacts.map(({ text }) => ({
    file: "src/content/data/pending.ts",
    description: text.slice(unconfirmedPrefix.length, -1).trim(),
    isSample: text.startsWith(unconfirmedPrefix),
  })),
];

/** Questions that the operator has not answered. Pages show nothing, or say that the answer is missing. */
export const openQuestions: readonly Sample[] = pendingQuestions.map((description) => ({
  file: "src/content/data/questions.ts",
  description,
  isSample: true,
}));

const isRemaining = ({ isSample }: Sample) => isSample;

export const remainingSamples: readonly Sample[] = [...wholeSamples, ...partialSamples].filter(isRemaining);

/** Files with the operator's own content. Releases list them, so that no build returns to samples unnoticed. */
export const replacedSampleFiles: readonly string[] = wholeSamples
  .filter((part) => !isRemaining(part))
  .map(({ file }) => file);

export const openLegalTasks: readonly Sample[] = legalTasks.filter(isRemaining);
