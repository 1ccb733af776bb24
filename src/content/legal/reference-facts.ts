/** Facts that legal texts name: who the operator is, laws, authorities, registers, and what is still to be confirmed. */
import { links } from "#content/site/links.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import { authorities, laws } from "./laws.ts";
import { formerLaws, justiceGuidelinesModified } from "./legal-facts.ts";
import { legalPending } from "./legal-pending.ts";

const { telecommunications, consumers, privacy, serviceStandard, trafficGuidelines, justiceGuidelines } = laws;
const { regulator, consumers: profeco } = authorities;

export const referenceFacts: Readonly<Record<string, string>> = {
  "operador.nombre": operator.legalName,
  "operador.domicilio": operator.address,
  "operador.red-anfitriona": operator.hostNetwork,
  "operador.correo": operator.email,
  "operador.correo-datos": operator.privacyEmail,
  "operador.correo-autoridades": operator.authoritiesEmail,
  "operador.telefono": operator.phone,
  "operador.telefono.enlace": operator.phoneHref,
  "operador.registro-contrato": operator.contractRegistration,
  "soporte.dias": supportHours.days,
  "soporte.desde": supportHours.from,
  "soporte.hasta": supportHours.to,

  "ley.telecomunicaciones": telecommunications.name,
  "ley.telecomunicaciones.siglas": telecommunications.short,
  "ley.telecomunicaciones.enlace": telecommunications.href,
  "ley.telecomunicaciones.publicada": telecommunications.published,
  "ley.telecomunicaciones.vigor": telecommunications.inForce,
  "ley.consumidores": consumers.name,
  "ley.consumidores.siglas": consumers.short,
  "ley.consumidores.enlace": consumers.href,
  "ley.datos": privacy.name,
  "ley.datos.siglas": privacy.short,
  "ley.datos.enlace": privacy.href,
  "ley.datos.vigor": privacy.inForce,
  "ley-anterior.telecomunicaciones": formerLaws.telecommunications.name,
  "ley-anterior.telecomunicaciones.siglas": formerLaws.telecommunications.short,
  "ley-anterior.telecomunicaciones.publicada": formerLaws.telecommunications.published,
  "ley-anterior.telecomunicaciones.abrogada": formerLaws.telecommunications.ended,
  "ley-anterior.datos.publicada": formerLaws.privacy.published,
  "norma.servicio": serviceStandard.name,
  "norma.servicio.enlace": serviceStandard.href,
  "lineamientos.trafico": trafficGuidelines.name,
  "lineamientos.trafico.enlace": trafficGuidelines.href,
  "lineamientos.trafico.publicados": trafficGuidelines.published,
  "lineamientos.justicia": justiceGuidelines.name,
  "lineamientos.justicia.enlace": justiceGuidelines.href,
  "lineamientos.justicia.publicados": justiceGuidelines.published,
  "lineamientos.justicia.modificados": justiceGuidelinesModified,

  "autoridad.regulador": regulator.name,
  "autoridad.regulador.siglas": regulator.short,
  "autoridad.regulador.antes": regulator.before,
  "autoridad.regulador.enlace": regulator.href,
  "autoridad.consumidores": profeco.name,
  "autoridad.consumidores.siglas": profeco.short,
  "autoridad.consumidores.enlace": profeco.href,
  "autoridad.consumidores.telefono-capital": profeco.phones[0],
  "autoridad.consumidores.telefono-pais": profeco.phones[1],
  "autoridad.consumidores.correo": profeco.telecomEmail,
  "autoridad.datos": authorities.privacy.name,
  "autoridad.datos.antes": authorities.privacy.before,
  conciliacion: profeco.conciliation.name,
  "conciliacion.enlace": profeco.conciliation.href,
  "registro.contratos": profeco.contracts.name,
  "registro.contratos.enlace": profeco.contracts.href,
  "registro.publicidad": profeco.noAdvertising.name,
  "registro.publicidad.enlace": profeco.noAdvertising.href,
  "registro.tarifas.enlace": links.regulatorTariffs,
  "carta.enlace": links.charter,

  ...pendingFacts(),
};

/** `pendiente.tribunales` */
function pendingFacts(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(legalPending).map(([name, text]) => [`pendiente.${name}`, text]));
}
