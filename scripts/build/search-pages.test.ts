import { expect, test } from "vitest";
import { placesOf } from "./search-pages.ts";

const page = { title: "Ayuda", description: "Habla con soporte." };
const places = (main: string) => placesOf(`<header>Menú</header><main>${main}</main>`, page);

test("sections and clauses with an address are places; the text before them belongs to the page", () => {
  expect(
    places(`
      <h1>Ayuda</h1><p>Antes.</p>
      <section id="horario"><h2>Horario</h2><p>Todos los días</p><p>De 8 a 10.</p></section>
      <section id="texto"><div><h2 id="uno"><span data-number>1</span> Quién</h2><p>El Operador.</p></div>
        <div><h2 id="dos">Qué</h2></div><p>El servicio.</p></section>`),
  ).toEqual([
    { anchor: "", title: "Ayuda", text: "Habla con soporte. Antes." },
    { anchor: "horario", title: "Horario", text: "Todos los días · De 8 a 10." },
    { anchor: "uno", title: "Quién", text: "El Operador." },
    { anchor: "dos", title: "Qué", text: "El servicio." },
  ]);
});

test("a disclosure is a place at its own address or its body's, and knows the words that its filter knows", () => {
  const [, first, second] = places(`
    <details id="abierta"><summary><h3>¿Abre?</h3></summary><p>Sí.</p></details>
    <ul><li data-link="horarios"><details><summary><h4>¿Cuándo?</h4></summary><div id="cuando"><p>Diario.</p></div></details></li></ul>`);
  expect(first).toEqual({ anchor: "abierta", title: "¿Abre?", text: "Sí." });
  expect(second).toEqual({ anchor: "cuando", title: "¿Cuándo?", text: "Diario.", more: "horar" });
});

test("controls, repeated parts and generated ids are left out", () => {
  expect(
    places(`<nav>Inicio</nav><form><input id="campo"><button>Enviar</button></form><template><p>Molde</p></template>
      <div data-tool><h3 id="_R_1_">Calcula</h3></div><section id="vacia"><h2>Vacía</h2></section><p>Queda.</p>`),
  ).toEqual([{ anchor: "", title: "Ayuda", text: "Habla con soporte. Queda." }]);
});

test("a long text is shown up to a whole word, and the rest is known by its stems", () => {
  const [, long] = places(`<section id="largo"><h2>Largo</h2><p>${"palabra ".repeat(40)}cancelaciones.</p></section>`);
  expect(long?.text).toMatch(/^(palabra )+palabra…$/);
  expect(long?.text.length).toBeLessThanOrEqual(161);
  expect(long?.more).toBe("cancel");
});
