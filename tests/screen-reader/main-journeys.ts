/**
 * The most important journeys for people who rely on speech: checking a phone, sending a lead, asking about a place,
 * and controlling moving content.
 */
import { expect } from "vitest";
import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { testimonialsSection } from "#content/pages/home-page.ts";
import { leadErrorMessages } from "#domain/leads/lead.ts";
import { readStoredEvents } from "../e2e/support/stored-leads.ts";
import type { ListenedJourneys } from "./journey.ts";

export const mainJourneys: ListenedJourneys = {
  "each kind of answer about a phone is announced in one sentence while typing": async (listener) => {
    await listener.open("/esim");
    await listener.goToField(deviceSearchCopy.label);
    await listener.type("iphone 13");
    await listener.expectSpeech(/Sí: tu iPhone 13.* Está en la lista/);
    await listener.press("ctrl+a");
    await listener.type("iphone");
    await listener.expectSpeech(/^¿Cuál es el tuyo\? Elige/);
    await listener.press("ctrl+a");
    await listener.type("nokia 3310");
    await listener.expectSpeech(/«nokia 3310» no está en la lista\. Muestra: .* Eso no significa/);
    await listener.press("Return");
    await listener.expectSpeech("Mira cuáles sí están enlace");
  },
  "a place's coverage is one sentence with the sample mark; a shared name gets a question": async (listener) => {
    await listener.open("/mapa-de-cobertura");
    await listener.waitForIslands();
    await listener.goToField(coverageToolCopy.point.place.label);
    await listener.type("san juan");
    await listener.expectSpeech(/^6 lugares: San Juan/);
    await listener.press("Return");
    await listener.expectSpeech(/^Hay varios\..* 6 lugares: San Juan/);
    await listener.press("ctrl+a");
    await listener.type("tepic");
    await listener.expectSpeech(/lugar.*: Tepic, Nayarit/);
    await listener.press("Return");
    await listener.expectSpeech(/^En Tepic, Nayarit: Muestra: .* 3G: .* 4G: .* 5G: /);
    await listener.expectNoSpeech("buscando");
  },
  "the lead form announces each error and the confirmation once, and nothing while typing": async (listener, site) => {
    const email = `a${Date.now().toString(36)}@correo.mx`;
    const { nameRequired, emailRequired, emailInvalid, termsRequired, advertisingRequired } = leadErrorMessages;
    await listener.open("/");
    await listener.pressUntil("e", "Nombre entrada requerido", 3);
    await listener.pressUntil("Tab", leadFormCopy.submit, 6);
    await listener.press("Return");
    await listener.expectSpeech(`Nombre ${nameRequired} entrada requerido`);
    await listener.expectSpeech([emailRequired, termsRequired, advertisingRequired].join(". "));
    await listener.type("Ana");
    await listener.expectNoSpeech(/Nombre/);
    await listener.press("Tab");
    await listener.expectSpeech(`Email ${emailRequired} entrada requerido`);
    await listener.type("a");
    await listener.press("Tab");
    await listener.expectSpeechOnce(emailInvalid);
    await listener.press("shift+Tab");
    await listener.expectSpeechOnce(emailInvalid);
    await listener.press("Tab", "shift+Tab");
    await listener.type(email);
    await listener.expectNoSpeech(/Email/);
    await listener.pressUntil("Tab", "aviso de privacidad casilla", 2);
    await listener.press("space");
    await listener.expectSpeech("marcada");
    await listener.pressUntil("Tab", `comunicaciones de wim ${advertisingRequired} casilla`, 3);
    await listener.press("space");
    await listener.pressUntil("Tab", leadFormCopy.submit, 2);
    await listener.press("Return");
    await listener.expectSpeech(leadFormCopy.sent.heading);
    await listener.expectSpeech(leadFormCopy.sent.text);
    expect(readStoredEvents(email, site.databaseFile)).toHaveLength(2);
  },
  "the opinions carousel announces pausing, resuming and a chosen opinion": async (listener) => {
    const { pause, paused, playing, next } = testimonialsSection.carousel.copy;
    await listener.open("/");
    await listener.wakeAll();
    await listener.pressUntil("b", pause, 8);
    await listener.press("Return");
    await listener.expectSpeech(paused);
    await listener.press("Return");
    await listener.expectSpeech(playing);
    await listener.pressUntil("shift+Tab", next, 2);
    await listener.press("Return");
    await listener.expectSpeech(/^Opinión \d+ de 10/);
  },
};
