/**
 * Conversations with the assistant of the help page: what is announced after each text, and that the field keeps the
 * focus.
 */
import { helpAssistant } from "#content/help/help-page.ts";
import type { ListenedJourneys } from "./journey.ts";
import type { ScreenReaderUser } from "./listener.ts";

/** A typed text, and the whole announcement that follows: title and first sentence, or all of a short text. */
type Conversation = readonly (readonly [written: string, announced: RegExp])[];

const conversations: Readonly<Record<string, Conversation>> = {
  "a greeting and thanks": [
    ["hola", /^¡Hola! Cuéntame .*\.$/],
    ["gracias", /^¡Con gusto! .*\.$/],
  ],
  "a theft, what to do next, and a person": [
    ["me robaron el cel", /^Perdí mi celular o me lo robaron, ¿qué hago\? Suspende tu línea .*\?$/],
    ["ya no se que hacer", /^No encontré más .*\.$/],
    ["quiero una persona", /^Claro\. Elige cómo/],
  ],
  "no internet, what did not help, and another question": [
    ["no tengo internet", /^Tengo señal pero no navego, ¿qué hago\? Revisa el APN: .*\.mx\.$/],
    ["no me sirvio", /^Actualiza tu APN para navegar\. .*\?$/],
    ["cuanto cuesta", /^¿Cuánto cuesta\? Al traer tu número, .*\$[\d,]+\.$/],
  ],
  "two phones, which the list of phones answers": [
    ["mi iPhone 13 sirve", /^Sí: tu iPhone 13\. Muestra: .*\.$/],
    ["y el iPhone 12", /^Sí: tu iPhone 12\. Muestra: .*\.$/],
  ],
  "two towns, and what shows their coverage": [
    ["hay en Tepic", /^Por ejemplo: .* en Tepic, Nayarit\. Muestra: .*\.$/],
    ["y en Colima", /^Por ejemplo: .* en Colima, Colima\. Muestra: .*\.$/],
  ],
  "a trip, and another country": [
    ["voy a Japon", /^Japón: .* viaje\. Muestra: .*\.$/],
    ["y a Corea", /^Corea del Sur: .* viaje\. Muestra: .*\.$/],
  ],
  "a word with several meanings, and the choice by its number": [
    ["bloquear", /^¿Cuál de estas es tu duda\? .*[.?]$/],
    ["la primera", /^Bloquea el celular\. ./],
  ],
  "porting a number, and a further question": [
    ["como traigo mi numero", /^¿Cómo traigo mi número a wim\? Pide tu NIP: .*\.$/],
    ["cuanto tarda", /^¿Cuánto tarda y cuánto cuesta cambiarme\? Tarda 24 horas como máximo y es gratis\.$/],
  ],
  "what the site does not know, and a person": [
    ["receta de pozole", /^No tengo esa respuesta, .*\.$/],
    ["una persona", /^Claro\. Elige cómo; .*\.$/],
  ],
  "an emergency number, and what stays the subject": [
    ["puedo llamar al 911 sin saldo", /^¿Puedo llamar al 911 sin membresía\? Sí: .*\.$/],
    ["y desde otro pais", /^No lo dejes para después\. .*\.$/],
  ],
};

/**
 * Types by keyboard, and expects the announcement and nothing else; then types the next text without moving the focus.
 */
async function talk(listener: ScreenReaderUser, turns: Conversation): Promise<void> {
  await listener.open("/ayuda");
  await listener.goToField(helpAssistant.search.label);
  for (const [written, announced] of turns) {
    await listener.type(written);
    await listener.press("Return");
    await listener.expectSpeech(announced);
    await listener.expectSpeechOnce(/./);
  }
}

/** Presses a choice; afterwards the field has the focus again, and the next text can be typed. */
async function choose(listener: ScreenReaderUser): Promise<void> {
  await listener.open("/ayuda");
  await listener.goToField(helpAssistant.search.label);
  await listener.type("bloquear");
  await listener.press("Return");
  await listener.expectSpeech(/^¿Cuál de estas es tu duda\?/);
  await listener.pressUntil("Tab", "Bloquea el celular botón", 4);
  await listener.press("Return");
  await listener.expectSpeech(/^Bloquea el celular\. ./);
  await listener.expectSpeechOnce(/^Bloquea el celular\. ./);
  await listener.type("gracias");
  await listener.press("Return");
  await listener.expectSpeech(/^¡Con gusto!/);
}

export const assistantJourneys: ListenedJourneys = {
  ...Object.fromEntries(
    Object.entries(conversations).map(([name, turns]) => [
      `a conversation with the assistant: ${name}`,
      (listener: ScreenReaderUser) => talk(listener, turns),
    ]),
  ),
  "a choice of the assistant is pressed by keyboard, announced once, and leads back to the field": choose,
};
