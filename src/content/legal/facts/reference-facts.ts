/** Facts for legal texts about the operator, laws, authorities and registers, and facts still to be confirmed. */
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { deviceSampleNotice } from "#content/devices/phones.ts";
import { authorities, laws } from "#content/legal/library/references.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { roamingSampleNotice } from "#content/roaming/roaming-rows.ts";
import { isEmailConfirmed, isPhoneConfirmed, operator, supportHours } from "#content/site/operator/operator.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { pendingLegalFacts } from "./legal-pending.ts";
import { formerLaws, justiceGuidelinesAmendmentDate } from "./legal-terms.ts";

const { telecommunications, consumers, privacy, serviceStandard, trafficGuidelines, justiceGuidelines } = laws;
const { regulator, consumers: profeco } = authorities;

/**
 * Returns the note that marks data as a sample; empty for the operator's own data, so that legal texts then need no
 * edit.
 */
const formatSampleNote = ({ isSample }: { isSample: boolean }, note: string) => (isSample ? note : "");

const placeholderNote = "(muestra)";

export const referenceFacts: LabeledFacts = {
  "mapa.muestra": {
    label: "Que el mapa de cobertura es de muestra; nada cuando sea el del operador",
    value: formatSampleNote(coverageSampleNotice, "(hoy es una muestra, no la cobertura real)"),
  },
  "mapa.corto.muestra": {
    label: "Lo mismo del mapa, en pocas palabras",
    value: formatSampleNote(coverageSampleNotice, "(hoy, de muestra)"),
  },
  "roaming.muestra": {
    label: "Que la lista de destinos es de muestra; nada cuando sea la del operador",
    value: formatSampleNote(roamingSampleNotice, "(hoy es una muestra: falta confirmar cada destino)"),
  },
  "roaming.corto.muestra": {
    label: "Lo mismo de los destinos, en pocas palabras",
    value: formatSampleNote(roamingSampleNotice, "(lista de muestra)"),
  },
  "celulares.muestra": {
    label: "Que la lista de celulares es de muestra; nada cuando sea la del operador",
    value: formatSampleNote(deviceSampleNotice, "(hoy es una lista de muestra)"),
  },
  "registro.muestra": {
    label: "Que falta confirmar qué ampara cada folio; nada cuando esté confirmado",
    value: formatSampleNote(registrySampleNotice, "(hoy falta confirmar cuál ampara cada membresía)"),
  },

  "operador.nombre": { label: "Razón social del operador", value: operator.legalName },
  "operador.domicilio": { label: "Domicilio del operador", value: operator.address },
  "operador.red-anfitriona": {
    label: "Concesionario anfitrión, con cuya red se presta el servicio",
    value: operator.hostNetwork,
  },
  "operador.correo": { label: "Correo de soporte", value: operator.email },
  "operador.correo-datos": { label: "Correo de privacidad y derechos ARCO", value: operator.privacyEmail },
  "operador.correo-autoridades": { label: "Correo para autoridades", value: operator.authoritiesEmail },
  "operador.correo.muestra": {
    label: "Que el correo de soporte es de muestra; nada cuando sea el del operador",
    value: formatSampleNote({ isSample: !isEmailConfirmed }, placeholderNote),
  },
  "operador.telefono.muestra": {
    label: "Que el teléfono de soporte es de muestra; nada cuando sea el del operador",
    value: formatSampleNote({ isSample: !isPhoneConfirmed }, placeholderNote),
  },
  "operador.telefono": { label: "Teléfono de soporte", value: operator.phone },
  "operador.telefono.enlace": { label: "Enlace para llamar a soporte", value: operator.phoneUrl },
  "operador.registro-contrato": {
    label: "Número de registro del contrato ante PROFECO",
    value: operator.contractRegistration,
  },
  "soporte.dias": { label: "Días de soporte", value: supportHours.days },
  "soporte.desde": { label: "Hora en que empieza el soporte", value: supportHours.from },
  "soporte.hasta": { label: "Hora en que termina el soporte", value: supportHours.to },
  "soporte.zona": {
    label: "Zona horaria del soporte",
    value: supportHours.zone,
    location: "soporte//isZoneConfirmed",
  },

  "ley.telecomunicaciones": { label: "Ley de telecomunicaciones", value: telecommunications.name },
  "ley.telecomunicaciones.siglas": { label: "Ley de telecomunicaciones: siglas", value: telecommunications.short },
  "ley.telecomunicaciones.enlace": {
    label: "Ley de telecomunicaciones: enlace a su texto",
    value: telecommunications.href,
  },
  "ley.telecomunicaciones.publicada": {
    label: "Ley de telecomunicaciones: día en que se publicó",
    value: telecommunications.published,
  },
  "ley.telecomunicaciones.vigor": {
    label: "Ley de telecomunicaciones: día en que entró en vigor",
    value: telecommunications.inForce,
  },
  "ley.consumidores": { label: "Ley de protección al consumidor", value: consumers.name },
  "ley.consumidores.siglas": { label: "Ley de protección al consumidor: siglas", value: consumers.short },
  "ley.consumidores.enlace": { label: "Ley de protección al consumidor: enlace a su texto", value: consumers.href },
  "ley.datos": { label: "Ley de datos personales", value: privacy.name },
  "ley.datos.siglas": { label: "Ley de datos personales: siglas", value: privacy.short },
  "ley.datos.enlace": { label: "Ley de datos personales: enlace a su texto", value: privacy.href },
  "ley.datos.vigor": { label: "Ley de datos personales: día en que entró en vigor", value: privacy.inForce },
  "ley-anterior.telecomunicaciones": {
    label: "Ley de telecomunicaciones anterior",
    value: formerLaws.telecommunications.name,
  },
  "ley-anterior.telecomunicaciones.siglas": {
    label: "Ley de telecomunicaciones anterior: siglas",
    value: formerLaws.telecommunications.short,
  },
  "ley-anterior.telecomunicaciones.publicada": {
    label: "Ley de telecomunicaciones anterior: día en que se publicó",
    value: formerLaws.telecommunications.published,
  },
  "ley-anterior.telecomunicaciones.abrogada": {
    label: "Ley de telecomunicaciones anterior: día en que dejó de regir",
    value: formerLaws.telecommunications.ended,
  },
  "ley-anterior.datos.publicada": {
    label: "Ley de datos personales anterior: día en que se publicó",
    value: formerLaws.privacy.published,
  },
  "norma.servicio": { label: "Norma oficial de los servicios de telecomunicaciones", value: serviceStandard.name },
  "norma.servicio.enlace": { label: "Norma oficial de los servicios: enlace a su texto", value: serviceStandard.href },
  "lineamientos.trafico": { label: "Lineamientos de gestión de tráfico", value: trafficGuidelines.name },
  "lineamientos.trafico.enlace": {
    label: "Lineamientos de gestión de tráfico: enlace a su texto",
    value: trafficGuidelines.href,
  },
  "lineamientos.trafico.publicados": {
    label: "Lineamientos de gestión de tráfico: día en que se publicaron",
    value: trafficGuidelines.published,
  },
  "lineamientos.justicia": { label: "Lineamientos de seguridad y justicia", value: justiceGuidelines.name },
  "lineamientos.justicia.enlace": {
    label: "Lineamientos de seguridad y justicia: enlace a su texto",
    value: justiceGuidelines.href,
  },
  "lineamientos.justicia.publicados": {
    label: "Lineamientos de seguridad y justicia: día en que se publicaron",
    value: justiceGuidelines.published,
  },
  "lineamientos.justicia.modificados": {
    label: "Lineamientos de seguridad y justicia: día de su última reforma",
    value: justiceGuidelinesAmendmentDate,
  },

  "autoridad.regulador": { label: "Autoridad de telecomunicaciones", value: regulator.name },
  "autoridad.regulador.siglas": { label: "Autoridad de telecomunicaciones: siglas", value: regulator.short },
  "autoridad.regulador.antes": { label: "Autoridad de telecomunicaciones: la anterior", value: regulator.before },
  "autoridad.regulador.enlace": { label: "Autoridad de telecomunicaciones: enlace a su sitio", value: regulator.href },
  "autoridad.consumidores": { label: "Autoridad de consumidores", value: profeco.name },
  "autoridad.consumidores.siglas": { label: "Autoridad de consumidores: siglas", value: profeco.short },
  "autoridad.consumidores.enlace": { label: "Autoridad de consumidores: enlace a su sitio", value: profeco.href },
  "autoridad.consumidores.telefono-capital": {
    label: "Autoridad de consumidores: teléfono en la Ciudad de México",
    value: profeco.phones[0],
  },
  "autoridad.consumidores.telefono-pais": {
    label: "Autoridad de consumidores: teléfono en el resto del país",
    value: profeco.phones[1],
  },
  "autoridad.consumidores.correo": {
    label: "Autoridad de consumidores: correo para quejas de telecomunicaciones",
    value: profeco.telecomEmail,
  },
  "autoridad.datos": { label: "Autoridad de datos personales", value: authorities.privacy.name },
  "autoridad.datos.antes": { label: "Autoridad de datos personales: la anterior", value: authorities.privacy.before },
  conciliacion: { label: "Conciliación de PROFECO por internet", value: profeco.conciliation.name },
  "conciliacion.enlace": { label: "Conciliación de PROFECO por internet: enlace", value: profeco.conciliation.href },
  "registro.contratos": { label: "Registro de contratos de adhesión", value: profeco.contracts.name },
  "registro.contratos.enlace": { label: "Registro de contratos de adhesión: enlace", value: profeco.contracts.href },
  "registro.publicidad": { label: "Registro para no recibir publicidad", value: profeco.noAdvertising.name },
  "registro.publicidad.enlace": {
    label: "Registro para no recibir publicidad: enlace",
    value: profeco.noAdvertising.href,
  },
  "registro.tarifas.enlace": { label: "Registro público de tarifas: enlace", value: configuredUrls.regulatorTariffs },
  "carta.enlace": { label: "Carta de derechos mínimos: enlace al texto oficial", value: configuredUrls.charter },

  ...listPendingFacts(),
};

/** Builds facts such as `dato.tribunales`, one for each pending fact. */
function listPendingFacts(): LabeledFacts {
  const facts = pendingLegalFacts.map(({ id, label, text }) => [`dato.${id}`, { label, value: text }]);
  return Object.fromEntries(facts);
}
