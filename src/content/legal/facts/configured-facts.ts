/**
 * Facts whose values come from environment variables or, for contact data, from the list. A
 * published version of a text stores these values: otherwise, on a machine without the variables, such as CI, the
 * placeholders would count as changes of the text.
 */

import type { ContactKey } from "#content/site/operator/contact-fields.ts";
import { findUnusedFacts, type LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { settings } from "#platform/config/settings.ts";

const contactNames = (...keys: ContactKey[]): readonly string[] => keys;

/** Environment variables and keys of contact data of each fact. */
const variablesByFact: Readonly<Record<string, readonly string[]>> = {
  "operador.nombre": [settings.legalName.env],
  "operador.domicilio": [settings.postalAddress.env],
  "operador.red-anfitriona": [settings.hostNetwork.env],
  "operador.correo": contactNames("supportEmail"),
  "operador.correo-datos": contactNames("privacyEmail"),
  "operador.correo-autoridades": contactNames("authoritiesEmail"),
  "operador.telefono": contactNames("supportPhone"),
  "operador.telefono.enlace": contactNames("supportPhone"),
  "operador.registro-contrato": [settings.contractRegistration.env],
  "visitas.datos": [settings.vitalsShare.env, settings.unfoundSearches.env],
  "carta.enlace": [settings.charterUrl.env],
};

/** @returns an empty list if no variable configures the fact. */
export const listEnvVariables = (fact: string): readonly string[] => variablesByFact[fact] ?? [];

function filterFacts(facts: LegalFacts, hasWantedVariables: (variables: readonly string[]) => boolean): LegalFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name]) => variablesByFact[name] !== undefined && hasWantedVariables(variablesByFact[name]),
    ),
  );
}

/**
 * Finds the configured facts that a text's source uses; facts without a value are left out.
 *
 * @param unset - variables without a value.
 */
export function findConfiguredFacts(source: string, facts: LegalFacts, unset: readonly string[]): LegalFacts {
  const configuredFacts = filterFacts(facts, (names) => names.some((variable) => !unset.includes(variable)));
  const unusedNames = findUnusedFacts(configuredFacts, [source]);
  return Object.fromEntries(Object.entries(configuredFacts).filter(([name]) => !unusedNames.includes(name)));
}

/** Takes from the published version the values of facts whose variables have no value on this machine. */
export function restorePublishedValues(
  facts: LegalFacts,
  publishedFacts: LegalFacts,
  unset: readonly string[],
): LegalFacts {
  return { ...facts, ...filterFacts(publishedFacts, (names) => names.every((variable) => unset.includes(variable))) };
}
