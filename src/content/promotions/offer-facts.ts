/** What the legal texts may name of the offer of the day: whole sentences, right with an offer and without one. */
import { membershipDays } from "#content/plans/plan-rows.ts";
import { agreeing, firstMonthEach, planNames, planOf, plansWithBonus } from "#content/plans/plans.ts";
import { measure } from "#domain/measure.ts";
import { pesos } from "#domain/money.ts";
import { planIds } from "#domain/plan.ts";
import { spanishList } from "#domain/spanish-list.ts";
import { appConfirms, currentOffer, offerDays, portingSaving } from "./current-offer.ts";

const { porting, firstMonth } = currentOffer;
const other = porting?.otherReading;
const otherPrices = planIds.flatMap((id) => {
  const price = other?.pesos[id];
  return price === undefined ? [] : [`${pesos(price)} para ${planOf(id).name}`];
});

export const offerFacts: Readonly<Record<string, string>> = {
  "oferta.portabilidad": portingSaving
    ? `${portingSaving.text} para quien trae su número. La tabla da el precio mensual. Vigencia: ${offerDays}.`
    : "hoy no hay un descuento para quien trae su número, que paga el precio regular.",
  "oferta.otra-lectura": other
    ? `Otra publicación de esta promoción señala los primeros ${measure(other.months, "meses")}. Da ${spanishList(otherPrices)}. ${appConfirms}`
    : appConfirms,
  "oferta.primer-mes": firstMonth
    ? `${planNames(plansWithBonus)} ${agreeing(plansWithBonus, "tiene", "tienen")} ${firstMonth.percent}% más GB durante ${measure(membershipDays, "días naturales")}. ${firstMonthEach(" llega a", ", a")}. Vigencia: ${offerDays}.`
    : "hoy no hay una promoción de GB.",
  "oferta.datos-del-primer-mes": firstMonth
    ? `El primer mes, ${firstMonthEach(" tiene")}.`
    : "El primer mes hay los mismos GB que en los demás.",
};
