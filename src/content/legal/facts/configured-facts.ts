/**
 * Facts whose values come from environment variables or, for contact data, from the list that wins over them. A
 * published version of a text stores these values: otherwise, on a machine without the variables, such as CI, the
 * placeholders would count as changes of the text.
 */
import { findUnusedFacts, type LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { settings } from "#platform/config/settings.ts";

/** Environment variables of each fact. */
const variablesByFact: Readonly<Record<string, readonly string[]>> = {
  "operador.nombre": [settings.legalName.env],
  "operador.domicilio": [settings.postalAddress.env],
  "operador.red-anfitriona": [settings.hostNetwork.env],
  "operador.correo": [settings.supportEmail.env],
  "operador.correo-datos": [settings.privacyEmail.env],
  "operador.correo-autoridades": [settings.authoritiesEmail.env],
  "operador.telefono": [settings.supportPhone.env],
  "operador.telefono.enlace": [settings.supportPhone.env],
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
