/**
 * Facts whose values the operator configures. A published version keeps them: the gate also runs where they are not set,
 * and a stand-in there is no change of the text.
 */
import { type LegalFacts, unusedFacts } from "#domain/legal/name-facts.ts";
import { settings } from "#platform/config/settings.ts";

/** The variable of each. */
const variables: Readonly<Record<string, string>> = {
  "operador.nombre": settings.legalName.env,
  "operador.domicilio": settings.postalAddress.env,
  "operador.red-anfitriona": settings.hostNetwork.env,
  "operador.correo": settings.supportEmail.env,
  "operador.correo-datos": settings.privacyEmail.env,
  "operador.correo-autoridades": settings.authoritiesEmail.env,
  "operador.telefono": settings.supportPhone.env,
  "operador.telefono.enlace": settings.supportPhone.env,
  "operador.registro-contrato": settings.contractRegistration.env,
  "visitas.datos": settings.vitalsShare.env,
  "carta.enlace": settings.charterUrl.env,
};

/** The variable that gives a fact its value; undefined if it is no configured one. */
export const variableOf = (fact: string): string | undefined => variables[fact];

function chosen(facts: LegalFacts, isWanted: (variable: string) => boolean): LegalFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => variables[name] !== undefined && isWanted(variables[name])),
  );
}

/**
 * The configured facts that the source of a text names, without stand-ins.
 *
 * @param unset - variables without a value.
 */
export function configuredIn(source: string, facts: LegalFacts, unset: readonly string[]): LegalFacts {
  const configured = chosen(facts, (variable) => !unset.includes(variable));
  const unused = unusedFacts(configured, [source]);
  return Object.fromEntries(Object.entries(configured).filter(([name]) => !unused.includes(name)));
}

/** Today's facts; in the place of a stand-in, the value that was published. */
export function withPublished(facts: LegalFacts, published: LegalFacts, unset: readonly string[]): LegalFacts {
  return { ...facts, ...chosen(published, (variable) => unset.includes(variable)) };
}
