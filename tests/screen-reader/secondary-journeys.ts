/** ListenedJourneys on the remaining pages: through headings, tables, tabs and tools, and out of each. */
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { unsubscribeFieldTexts } from "#content/pages/unsubscribe-page.ts";
import { registryLookupCopy } from "#content/registry/registry-index.ts";
import { tripLookupCopy } from "#content/roaming/trip-lookup-tool.ts";
import type { ListenedJourneys } from "./journey.ts";

export const secondaryJourneys: ListenedJourneys = {
  "headings lead to a membership on the home page, and its price is announced once": async (listener) => {
    await listener.open("/");
    await listener.pressUntil("h", "Rookie cabecera nivel 3", 12);
    await listener.pressUntil("Down", "20 GB", 3);
    await listener.pressUntil("Down", "$280", 3);
    await listener.pressUntil("Down", "cada 30 días", 3);
    await listener.pressUntil("Down", /6 meses,? al traer/, 3);
    await listener.pressUntil("Down", "$350", 3);
    await listener.pressUntil("Down", "Rookie enlace", 12);
  },
  "a dialog's title and text are read when it opens, and Escape returns to its button": async (listener) => {
    await listener.open("/");
    await listener.pressUntil("b", "Cyber-tips", 4);
    await listener.press("Return");
    await listener.expectSpeech(/^Mantente a salvo wim no tiene promotores .* Usa contraseñas/);
    await listener.expectNoSpeech("panel");
    // Orca says only once per session that the focus is back on the button.
    await listener.press("Escape", "shift+Tab", "Tab");
    await listener.expectSpeech("Cyber-tips botón");
  },
  "an ambiguous phone leads to the phones to choose from, and the number of others is announced": async (listener) => {
    await listener.open("/esim");
    await listener.goToField(deviceSearchCopy.label);
    await listener.type("iphone");
    await listener.expectSpeech(/^¿Cuál es el tuyo\? .* Hay \d+ más: sigue escribiendo\./);
    await listener.press("Return");
    await listener.expectSpeech(/iPhone .* botón/);
  },
  "the phone menu's state is announced, and Escape returns to its button": async (listener) => {
    await listener.resize({ width: 500, height: 900 });
    await listener.open("/");
    await listener.pressUntil("Tab", "Menú contraído", 8);
    await listener.press("Return");
    await listener.expectSpeech("expandido");
    await listener.pressUntil("Tab", "enlace", 3);
    await listener.press("Escape");
    await listener.expectSpeech("Menú contraído");
  },
  "a legal text's table has a name, its clause numbers are not links, and its contents are open": async (listener) => {
    await listener.open("/terminos-y-condiciones-accesible");
    await listener.press("t");
    await listener.expectSpeech("Membresías y precios", /tabla con \d+ filas/, "Membresía");
    await listener.press("Down");
    await listener.expectSpeech("Rookie", "20 GB");
    await listener.pressUntil("Down", /^\d+\.\d+/, 12);
    await listener.expectNoSpeech("enlace");
    await listener.press("ctrl+Home", "h");
    await listener.pressUntil("Tab", /^1\b.* enlace/, 8);
    await listener.expectNoSpeech("contraído");
  },
  "the plan finder announces the membership for the chosen gigabytes": async (listener) => {
    await listener.open("/membresias");
    await listener.pressUntil("h", "Encuentra la tuya", 12);
    await listener.pressUntil("Tab", "60 GB", 4);
    await listener.pressUntil("r", "120 GB", 4);
    await listener.press("space");
    await listener.expectSpeech("seleccionado", "La tuya es Legend");
    await listener.pressUntil("r", "Más", 4);
    await listener.press("space");
    await listener.expectSpeech("seleccionado", "La tuya es Ultimate");
  },
  "a membership of the dial is announced with its price and terms, and the tools below stay silent": async (
    listener,
  ) => {
    await listener.open("/membresias");
    await listener.wakeAll();
    await listener.pressUntil("Tab", "60 GB, Community", 25);
    await listener.pressUntil("Down", /^120 GB, Legend: \$\d+ cada 30 días\. Los primeros 6 meses/, 6);
    await listener.press("space");
    await listener.expectSpeech("seleccionado");
    await listener.expectNoSpeech("en total");
  },
  "the plan cost announces the whole sum in one sentence after a step": async (listener) => {
    await listener.open("/membresias");
    await listener.wakeAll();
    await listener.pressUntil("h", "Lo que pagas de verdad", 14);
    await listener.pressUntil("Tab", "Calcula lo que pagas contraído", 3);
    await listener.press("Return");
    await listener.pressUntil("Tab", /mes.*deslizador/, 8);
    await listener.press("Right");
    await listener.expectSpeech(/^\$\S+ en total\. .* son \d+ días\.$/);
  },
  "tabs are announced by name, arrow keys move between them, and the selected panel follows": async (listener) => {
    await listener.open("/accesibilidad");
    await listener.press("h");
    await listener.pressUntil("Down", "1 Auditiva pestaña", 5);
    await listener.expectSpeech("2 Visual pestaña", "5 Tecnologías asistivas pestaña");
    await listener.press("ctrl+Home");
    await listener.pressUntil("Tab", "1 Auditiva pestaña", 30);
    await listener.press("Right");
    await listener.expectSpeech("2 Visual pestaña");
    await listener.press("Home");
    await listener.expectSpeech("1 Auditiva pestaña");
    await listener.press("Right", "Tab");
    await listener.pressUntil("Down", "Para personas con ceguera", 4);
  },
  "an empty unsubscribe field is invalid only once sent; error and confirmation are announced": async (listener) => {
    await listener.open("/desuscribir-email");
    await listener.wakeAll();
    await listener.pressUntil("e", "Correo entrada", 3);
    await listener.expectNoSpeech("no válida");
    await listener.press("Tab", "Return");
    await listener.expectSpeech("Escribe tu correo.");
    // Leaves the field and returns by Tab, so that the screen reader does not interpret typed letters as commands.
    await listener.press("Tab", "shift+Tab", "ctrl+a");
    await listener.type("ana@correo.mx");
    await listener.press("Return");
    await listener.expectSpeech(`${unsubscribeFieldTexts.done.title} ${unsubscribeFieldTexts.done.text}`);
  },
  "the last day to recover a line is announced as soon as the date is complete": async (listener) => {
    await listener.open("/reportar-robo-equipo");
    await listener.wakeAll();
    await listener.pressUntil("h", "¿Hasta qué día puedes recuperarla?", 14);
    // Up and then Down sets today's value in each field. The order of the fields depends on the browser's language.
    await listener.pressUntil("Tab", "botón giratorio", 8);
    await listener.press("Up", "Down", "Tab", "Up", "Down", "Tab", "Up", "Down");
    await listener.expectSpeech(/^Te quedan \d+ días naturales\. Puedes recuperar tu línea hasta el /);
  },
  "a trip's suggestions are announced while typing, then the membership, with the sample mark": async (listener) => {
    await listener.open("/roaming-cobertura");
    await listener.goToField(tripLookupCopy.field.label);
    await listener.type("holan");
    await listener.expectSpeech("Países Bajos");
    await listener.press("Return");
    await listener.expectSpeech(/cubre todo tu viaje.* Es la que menos cuesta.* Muestra ?: La lista /);
    await listener.type("qwxyz");
    await listener.expectSpeech("No conocemos «qwxyz»");
  },
  "registrations found by number are announced with their count, names and the sample mark": async (listener) => {
    await listener.open("/registro-membresias");
    await listener.goToField(registryLookupCopy.label);
    await listener.type("134981");
    await listener.expectSpeech(/^Muestra ?: .* registros?: .*134981/);
    await listener.press("ctrl+a");
    await listener.type("zzzz");
    await listener.expectSpeech(/^«zzzz» no está en el registro\. Revisa el número/);
  },
  "the eligibility check announces its verdict and reason in one sentence": async (listener) => {
    await listener.open("/portabilidad");
    await listener.pressUntil("h", "¿Puedes traer", 14);
    await listener.pressUntil("Tab", "Celular", 6);
    await listener.press("space");
    await listener.pressUntil("Tab", "Activa", 4);
    await listener.press("space");
    await listener.pressUntil("Tab", "Prepago", 4);
    await listener.press("space");
    await listener.expectSpeech(/^Sí, puedes traerlo\. ./);
  },
  "a search announces its number of results, and each result is a heading": async (listener) => {
    await listener.open("/buscar");
    await listener.pressUntil("Tab", "¿Qué buscas? entrada", 20);
    await listener.type("roaming");
    await listener.expectSpeech(/\d+ resultados para «roaming»/);
    await listener.press("Return");
    await listener.pressUntil("h", "cabecera nivel", 3);
    await listener.expectNoSpeech("resaltado");
  },
  "a page that does not exist announces so, and has a link home": async (listener) => {
    await listener.open("/no-existe");
    await listener.press("h");
    await listener.expectSpeech("wimy esta triste...");
    await listener.press("Down");
    await listener.expectSpeech("Error 404 en tu búsqueda, página no encontrada");
    await listener.pressUntil("Down", "entrada", 4);
    await listener.pressUntil("Down", /^Volver al inicio enlace/, 12);
  },
};
