// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { assistantSettings } from "#content/help/assistant/help-assistant-copy.ts";
import { loadAssistant } from "#features/help-assistant/load-assistant.ts";
import type { AssistantTurn } from "#features/help-assistant/turns/assistant-turn.ts";
import { getFileAddress, readBuiltText } from "../support/built-site.ts";

vi.mock("#platform/page/load-page.ts", () => ({
  loadPage: async (path: string) => new DOMParser().parseFromString(readBuiltText(getFileAddress(path)), "text/html"),
}));
vi.stubGlobal("fetch", async (path: string) => ({ ok: true, json: async () => JSON.parse(readBuiltText(path)) }));

const { copy } = assistantSettings;
const { startConversation } = await loadAssistant(assistantSettings);

/** Texts that hand a person over, or that say that the site has no answer, with their keys. */
const reasons = new Map<string, string>(
  Object.entries({ ...copy.handOver, ...copy.absences }).map(([key, text]) => [text, key]),
);

/** Describes a turn by the place that answers, by its choices, or by the reason for a hand-over. */
function describeTurn(turn: AssistantTurn): string {
  if (turn.kind === "reply")
    return turn.text === copy.greeting ? "greeting" : turn.text === copy.identity ? "identity" : "thanks";
  if (turn.kind === "ask") return `ask: ${turn.choices.map(({ label }) => label).join(" / ")}`;
  const others = turn.otherChoices.map(({ label }) => label).join(" / ");
  const actions = turn.actions.map(({ href }) => href).join(" ");
  if (turn.kind === "handOver") return `person: ${reasons.get(turn.text)} ${actions} + ${others}`;
  const isRepeated = turn.paragraphs[0]?.[0] === copy.repeated;
  return `${isRepeated ? "no more" : "answer"}: ${turn.title} ${turn.href} + ${others}`;
}

async function talk(texts: readonly string[]): Promise<AssistantTurn[]> {
  const { answer } = startConversation();
  const turns: AssistantTurn[] = [];
  for (const text of texts) turns.push(await answer(text));
  return turns;
}

const theft = /#robo-o-extravio|reportar-robo-equipo/;
const fraud = /#llamada-sospechosa/;
const moved = /#cambio-sin-permiso/;
const urgent = /person: (urgent|violence) .*tel:911/;
const person = /person: /;

/** Texts that a person types, each with patterns that the answer must match and must not match. */
type Dialogue = readonly (readonly [text: string, expected: RegExp, unwanted?: RegExp])[];

const suicide = /^person: suicide tel:911/;

const dialogues: Readonly<Record<string, Dialogue>> = {
  "the price with one's own number is the membership's": [["cuánto pago si traigo mi número", /#cuanto-cuesta/]],
  "a membership that is named by its data has its own price": [
    ["¿cuánto cuesta la de 60 GB si traigo mi número?", /: Community, 60\sGB: \$\d+ al traer tu número/],
    ["¿y la Legend cuánto cuesta?", /: Legend, 120\sGB: \$\d+ al traer tu número/],
  ],
  "without GB, a membership's data still name it": [
    ["cuanto cuesta el plan de 60", /: Community, 60\sGB: \$\d+ al traer tu número/],
    ["plan de 120", /: Legend, 120\sGB: \$\d+ al traer tu número/],
  ],
  "no data are used up, or do not work": [
    ["no tengo datos", /^ask: Se me acabaron los datos \/ Tengo datos y no puedo navegar/],
    ["se me acabaron", /#se-acaban-los-gb/],
  ],
  "no internet any more is asked about too": [
    ["ya no tengo internet", /^ask: Se me acabaron los datos/],
    ["la segunda", /#no-puedo-navegar/],
  ],
  "after a clear question, no data are asked about": [["sin datos en mi cel", /^ask: Se me acabaron/]],
  "a comparison is no question about a price": [["diferencia entre legend y ultimate", /#que-incluye/]],
  "who asks how to cancel is told how": [["cómo cancelo", /#plazo-forzoso/]],
  "who cannot call learns what to try": [["no puedo llamar", /#llamadas-y-sms/, /911/]],
  "who cannot call 911 gets the emergency's answer": [["no puedo llamar al 911", /911|urgent|#auditiva/]],
  "a theft stays the subject until something new is asked": [
    ["me quitaron el celular en el camión", theft],
    ["y mi número, ¿lo pierdo?", /robo|Recuperar mi línea/],
    ["ya no sé qué hacer", /robo|person/],
    ["¿cómo pido mi factura?", /factura/],
  ],
  "after a fraud, a line without service may have been moved": [
    ["me marcaron de parte de wim y les di mi código", fraud],
    ["ya se lo di", urgent],
    ["mi celular dice sin servicio", moved, /no-puedo-navegar/],
  ],
  "in an emergency, no balance is no question about data": [
    ["mi papá se desmayó, ayuda", /llamar-al-911/],
    ["no tengo saldo", urgent],
  ],
  "a crash precedes what it says of calls": [
    ["mi hermano chocó, un carro le pegó y no salen las llamadas", /llamar-al-911/],
    ["¿venden internet para la casa?", urgent],
  ],
  "a crash without balance": [
    ["hubo un accidente horrible en la carretera y no me entran llamadas", /llamar-al-911|urgent/],
  ],
  "someone is followed": [["unos hombres me vienen siguiendo desde el metro", /llamar-al-911/]],
  "someone is followed, in few words": [["nos están siguiendo", /llamar-al-911|violence/]],
  "an infarction and no calls": [["creo que mi papá tiene un infarto y no tengo llamadas", /llamar-al-911/]],
  "someone cannot breathe": [["mi bebé no respira y mi línea está suspendida", /llamar-al-911/]],
  "a threat inside an extortion": [
    ["me hablaron de un cártel y quieren que deposite", /^person: extortion tel:911/],
    ["juran que los matan si no pago", /^person: extortion tel:911/],
    ["¿y ahora qué hago?", /^person: extortion tel:911|emergencias/],
  ],
  "no signal after a NIP was given": [
    ["le pasé mi nip a una señorita que llamó de wim", fraud],
    ["mi teléfono se quedó sin señal", moved, /#cobertura/],
  ],
  "a danger in words only is none": [
    ["borré la app por accidente", /^answer: /, /llamar-al-911|^person/],
    ["se me perdió el cel y mi mamá me va a matar", theft],
  ],
  "what an absence does not cover gets its own answer or its own no": [
    ["¿venden internet para la casa?", /person: homeInternet/],
    ["¿cuál es la capital de Mongolia?", /person: unknown/],
    ["¿ponen teléfono fijo en mi casa?", /person: homeInternet/],
    ["¿cómo pido mi factura?", /factura/],
  ],
  "a membership after a benefit is looked up": [
    ["¿cómo activo Paramount?", /paramount/],
    ["yo tengo la community", /Paramount\+ en Community: con costo aparte/],
    ["¿y con cuál que sea más barata viene?", /: [^:]+ es la que menos cuesta con Paramount/],
  ],
  "a membership without a benefit, and one with it": [
    ["¿cómo activo Prime?", /amazon/],
    ["mi plan es rookie", /Amazon Prime en Rookie: no incluido/],
    ["¿y en ultimate?", /Amazon Prime en Ultimate: incluido/],
  ],
  "how long it takes is said of the answer on the screen": [
    ["¿cómo sé si mi celular está desbloqueado?", /celular-desbloqueado/],
    ["¿y cuánto tarda?", /celular-desbloqueado/],
  ],
  "a name that someone reports": [
    ["mi mamá tiene un iphone, ¿sirve?", /celular=iphone/],
    ["dice que es el 12", /iPhone 12/],
  ],
  "who leaves wim is not told how to come": [
    ["me quiero pasar de wim a movistar, ¿cómo me voy?", /plazo-forzoso/, /traer-mi-numero /],
    ["ya no me gustó, mejor me cambio a otra compañía", /plazo-forzoso/, /traer-mi-numero /],
  ],
  "a forgotten password is the account's": [
    ["se me olvidó la contraseña para entrar a la app", /person: account/],
    ["no me acuerdo de mi clave de wim", /person: account/],
  ],
  "a payment that is not made is no purchase": [
    ["compré el 3 de octubre, ¿cuándo se me vence?", /linea-del-tiempo/],
    ["¿y si renuevo hoy la conservo?", /no-renuevo|suspende|person/, /Dejas de navegar/],
  ],
  "violence gets the emergency number and a person": [
    ["mi ex me está rastreando por el celular", urgent],
    ["quiero cambiar mi número", urgent, /answer/],
  ],
  "suicide gets kind words and the emergency number first, whatever else is said": [
    ["quiero matarme", suicide],
    ["¿cómo activo el roaming?", /activar-roaming/],
    ["mi novio me dejó, ya no quiero vivir y no sé a quién decirle", suicide],
  ],
  "after a theft, a question of its own ends the subject, and no words are no question": [
    ["me robaron", theft],
    ["???", /^person: unknown/],
    ["roaming en francia", /paises=FR/, /911/],
  ],
  "hours are asked of a person": [["¿abren hoy domingo?", /^person: asked/]],
  "a membership without roaming is told so after its steps": [
    ["¿cómo activo el roaming?", /activar-roaming/],
    ["tengo rookie", /paises-con-roaming/],
  ],
  "the page's own examples lead where its doors do": [
    ["cuándo llega mi número", /cuanto-tarda-el-cambio/],
    ["no tengo señal", /#sin-senal/],
  ],
  "a death gets its own sentence, and the number is not one to bring": [
    ["murió mi papá y la línea está a su nombre", /person: death/],
    ["quiero conservar el número", person, /portad|traer-mi-numero/],
  ],
  "money claimed wrongly is not refused": [
    ["me cobraron dos veces", /cobro-de-mas/],
    ["quiero que me regresen mi dinero", person, /reembolsos/],
  ],
  "a reply that did not help leads to the next place, then to a person": [
    ["no me jala el internet", /no-puedo-navegar/],
    ["ya reinicié y nada", /actualiza-tu-apn/],
    ["sigue igual", /person: unsolved/],
  ],
  "the same text is never shown twice in a row": [
    ["¿me van a quitar la línea si no doy mi CURP?", /answer: .*identificacion/],
    ["¿hasta cuándo tengo?", /answer: .*identificacion/],
    ["¿hasta cuándo tengo?", /no more: .*identificacion/],
  ],
  "of the same place, the sentences that fit a further question": [
    ["quiero que borren mis datos", /derechos-arco/],
    ["¿cuántos días tienen para contestar?", /answer: .*derechos-arco/],
    ["¿y si no estoy de acuerdo?", /answer: .*#(?!derechos-arco)|\/derechos-arco \+|person/],
  ],
  "what the site says is answered and not denied": [
    ["¿le puedo poner la línea a mi galaxy watch?", /^answer: No: .*relojes/],
    ["somos un despacho y queremos 10 números para los empleados", /politica-de-uso#usos-prohibidos/],
    ["filtro de internet para mis niños", /accesibilidad#cognitiva/],
  ],
  "each of several counted things by its tool": [
    ["tengo dudas: 1 cuánto cuesta 2 si sirve mi iphone 12 3 si hay señal en Comitán", /cuanto-cuesta|iPhone/],
    ["la segunda", /iPhone%2012|person/],
    ["y lo de Comitán", /Comit%C3%A1n|Comitán/],
  ],
  "an extortion by telephone gets the emergency number first": [
    ["me hablaron de un cártel y quieren que deposite", /^person: extortion tel:911 tel:089/],
    ["¿cómo bloqueo ese número?", /person|emergencias/, /suspende-tu-linea/],
  ],
  "who asks for a NIP is suspicious": [["un señor me pidió el NIP que me llegó", fraud]],
  "a charge that was not authorised is returned": [
    ["hay un cobro en mi tarjeta que yo nunca acepté", /cobro-de-mas|cargos-automaticos/],
    ["¿me devuelven el dinero?", /cobro-de-mas/, /reembolsos/],
  ],
  "who cannot hear learns of text messages": [["soy sordo, ¿cómo llamo a la policía?", /accesibilidad#auditiva/]],
  "on a trip, the GB are those of the roaming": [
    ["voy a Italia en mayo", /paises=IT/],
    ["¿cuántos gigas son?", /paises-con-roaming/, /que-incluye/],
  ],
  "the price of more GB is not that of a membership": [
    ["se me terminaron los gigas", /se-acaban-los-gb/],
    ["¿cuánto cuesta?", /se-acaban-los-gb/],
  ],
  "a brand after the APN is the APN's": [
    ["¿cómo configuro el APN?", /actualiza-tu-apn/],
    ["tengo un motorola", /actualiza-tu-apn#motorola/],
  ],
  "nothing by chance: what does not work is asked back, a slip is no theft": [
    ["no sirve", /^ask: No tengo internet/],
    ["la primera", /no-puedo-navegar/],
    ["perdón, se me fue el dedo", /greeting/],
    ["¿eres una máquina?", /identity/],
    ["gracias, ¿eres una persona de verdad?", /identity/],
    ["muchas gracias", /thanks/],
  ],
  "a second town, and a bare question about it": [
    ["¿hay señal en Bacalar?", /Bacalar/],
    ["¿y 5G?", /Bacalar/],
    ["y en Chetumal", /Chetumal/],
  ],
  "a destination after a town asks the trip tool": [
    ["¿hay señal en Tepic?", /Tepic/],
    ["voy a Japón", /paises=JP/],
  ],
  "a question after one that was asked back": [
    ["bloquear", /^ask/],
    ["¿cuánto tarda el cambio?", /cuanto-tarda/],
  ],
  "nonsense after a request for a person is not known": [
    ["ya pagué y no tengo datos", /no-puedo-navegar/],
    ["¿cuánto cuesta traer mi número?", /cuanto-tarda-el-cambio/],
    ["quiero hablar con una persona", /^person: asked/],
    ["¿quién ganó el mundial?", /^person: unknown/],
    ["venden pizza", /^person: unknown/],
    ["mi hijo quiere tiktok", /^person: unknown/],
    ["¿hay señal en Tepic?", /lugar=Tepic/],
  ],
  "nonsense after the answer of a tool is not known, and what adds to it is read with it": [
    ["cuánto cuesta ir a Japón", /paises=JP/],
    ["blablabla xyz", /^person: unknown/],
    ["mi perro es azul", /^person: unknown/],
    ["¿y a Corea?", /paises=KR/],
    ["mi perro es azul", /^person: unknown/],
  ],
  "nonsense after a quoted question is not known": [
    ["¿cuánto cuesta traer mi número?", /cuanto-tarda-el-cambio/],
    ["blablabla xyz", /^person: unknown/],
    ["mi perro es azul", /^person: unknown/],
  ],
  "a town after a question about something else": [
    ["¿cuánto cuesta traer mi número?", /cuanto-tarda-el-cambio/],
    ["¿hay señal en Tepic?", /lugar=Tepic/],
  ],
  "a name of a place is taken whole or not at all": [
    ["¿hay señal en mi pueblo?", /cobertura/],
    ["es San Juan Copala Oaxaca", /San Juan Copala Oaxaca \/mapa-de-cobertura \+/],
  ],
  "the two ends of a road": [["no hay señal en la carretera durango mazatlán", /Durango y Mazatlán/]],
  "a date with a purchase asks the line tool, and is not asked for again": [
    ["compré el 3 de noviembre, ¿cuándo se me vence?", /linea-del-tiempo/],
    ["y si no pago ese día", /no-renuevo/],
  ],
  "a nationality is not where a phone was sold": [["soy alemana, ¿mi Pixel 7 es compatible?", /Sí: tu Pixel 7/]],
  "a name among those offered": [
    ["tengo un iphone, ¿sirve?", /celular=iphone/],
    ["el 11", /iPhone 11/],
  ],
  "a brand is no phone if the subject has no page": [
    ["¿tienen VoLTE?", /person: voicemail/],
    ["¿y si es motorola?", person],
  ],
  "a word before a choice is read with the reply": [
    ["bloquear", /^ask/],
    ["el número", /suspende-tu-linea/],
  ],
  "a reply by number": [
    ["roaming", /^ask: .* \/ ¿Cómo activo el roaming\?/],
    ["el segundo", /activar-roaming/],
  ],
  "a part of the page that the answer links to": [
    ["¿cómo pongo el APN?", /actualiza-tu-apn/],
    ["¿y si es iPhone?", /actualiza-tu-apn#iphone/],
  ],
  "a correction counts": [
    ["voy a Colombia", /Colombia/],
    ["no, perdón, quise decir Costa Rica", /Costa Rica/, /Colombia/],
  ],
  "the needs of a text are offered by name": [
    ["no tengo datos, la app no abre y encima me cobraron doble", /no-puedo-navegar|cobro-de-mas/, /\+ $/],
    ["va, ahora la app", /descargaApp/],
  ],
  "who writes to another company, or wants what wim does not sell": [
    ["no ha llegado mi recarga de telcel", /person: otherCompany/],
    ["¿venden internet para la casa?", /person: homeInternet/],
  ],
  "an insult gets a calm answer, then its question": [
    ["son una porquería", /person: insult/],
    ["llevo desde ayer sin internet", /no-puedo-navegar/],
  ],
  "a journalist, and a number that nobody published": [
    ["soy reportera, ¿quién da entrevistas?", /person: press/],
    ["¿cuántos clientes tienen?", person, /derechos/],
  ],
  "what nobody wrote to the site gets no answer by chance": [
    ["es que no quiero que sepa", person],
    ["asdfgh jkl", person],
  ],
  "a personal number does not disturb the question": [
    ["me cobraron doble en la tarjeta 4152 3135 0000 1234", /cobro-de-mas/],
  ],
};

test.each(Object.entries(dialogues))("%s", async (_, dialogue) => {
  const turns = await talk(dialogue.map(([text]) => text));
  for (const [at, [text, expected, unwanted]] of dialogue.entries()) {
    const described = describeTurn(turns[at] as AssistantTurn);
    expect(described, text).toMatch(expected);
    if (unwanted) expect(described, text).not.toMatch(unwanted);
  }
});

test("suggestions about safety are questions that lead to a place about safety", async () => {
  for (const { steps, symptoms } of assistantSettings.safetyTopics as typeof assistantSettings.safetyTopics &
    readonly {
      symptoms?: { step: string };
    }[])
    for (const step of [...steps, ...(symptoms ? [symptoms.step] : [])]) {
      const [turn] = await talk([step]);
      expect(describeTurn(turn as AssistantTurn), step).toMatch(/reportar-robo-equipo|cambio-sin-permiso/);
    }
});
