import { expect, test } from "vitest";
import { markPlaceholder } from "#content/site/operator/operator.ts";
import { placeholders } from "#content/site/operator/operator-values.ts";
import { extractPageSections } from "./extract-page-sections.ts";

const page = { path: "/ayuda", title: "Ayuda", description: "Habla con soporte." };
const sections = (main: string) => extractPageSections(`<header>Menú</header><main>${main}</main>`, page);

test("`section` elements and clauses with an address are sections; the text before them belongs to the page", () => {
  expect(
    sections(`
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

test("a disclosure is a section at its own or its content's address, and includes its filter's search words", () => {
  const [, first, second] = sections(`
    <details id="abierta"><summary><h3>¿Abre?</h3></summary><p>Sí.</p></details>
    <ul><li data-link="horarios"><details><summary><h4>¿Cuándo?</h4></summary><div id="cuando"><p>Diario.</p></div></details></li></ul>`);
  expect(first).toEqual({ anchor: "abierta", title: "¿Abre?", text: "Sí." });
  expect(second).toEqual({ anchor: "cuando", title: "¿Cuándo?", text: "Diario.", asked: "horarios" });
});

test("controls, repeated parts and generated ids are left out", () => {
  expect(
    sections(`<nav>Inicio</nav><form><input id="campo"><button>Enviar</button></form><template><p>Molde</p></template>
      <div data-tool><h3 id="_R_1_">Calcula</h3></div><section id="vacia"><h2>Vacía</h2></section><p>Queda.</p>`),
  ).toEqual([{ anchor: "", title: "Ayuda", text: "Habla con soporte. Queda." }]);
});

test("words of neighbouring elements stay separate, and purely visual elements are left out", () => {
  const [, part] = sections(`
    <section id="apn"><h2>Tu <em>APN</em><span>de datos</span></h2>
      <fieldset><legend>¿Con qué número?</legend><label>Traigo el mío</label></fieldset>
      <p aria-hidden="true"><span>55</span><span>1234</span></p>
      <figure><b>Listo</b>Escribe web.<wbr>5g.<wbr>mx<span>y guarda</span>.</figure>
      <p><a href="#a">¿Y luego?</a><a href="#b">¿Cuánto tarda?</a> <strong>Titular</strong>: quien firma.</p></section>`);
  expect(part).toMatchObject({
    title: "Tu APN de datos",
    text: "Listo Escribe web.5g.mx y guarda. ¿Y luego? ¿Cuánto tarda? Titular: quien firma.",
  });
});

test("a long text is stored up to a whole word, and the rest as stems", () => {
  const [, long] = sections(
    `<section id="largo"><h2>Largo</h2><p>${"palabra ".repeat(40)}cancelaciones.</p></section>`,
  );
  expect(long?.text).toMatch(/^(palabra )+palabra…$/);
  expect(long?.text.length).toBeLessThanOrEqual(161);
  expect(long?.more).toBe("cancel");
});

test("a long text is not cut between a placeholder and its mark", () => {
  const [phone = ""] = placeholders.filter((placeholder) => /^[\d ]+$/.test(placeholder));
  const listTexts = (words: number) =>
    sections(`<section id="a"><h2>Soporte</h2><p>${"palabra ".repeat(words)}fin</p><dl><dt>Teléfono</dt>
      <dd>${markPlaceholder(phone, false)}</dd><dt>Horario</dt><dd>${"Diario. ".repeat(20)}</dd></dl></section>`).map(
      ({ text }) => text,
    );
  expect(phone).not.toBe("");
  expect(listTexts(8)[1]).toMatch(/^(palabra )+fin…$/);
  expect(listTexts(5)[1]).toContain(`Teléfono · ${markPlaceholder(phone, false)}`);
});

test("first actions are marked elements, or else the only main button, or else an answer's first link", () => {
  const [page, one, two, answer] = sections(`
    <header><a href="#uno" data-variant="light">Ve los pasos</a><a href="/otra" data-variant="ghost">Otra</a></header>
    <section id="uno"><h2>Uno</h2><p>Texto.</p><a href="https://a.example/" data-variant="dark"><svg></svg><span>Abre el portal</span></a></section>
    <section id="dos"><h2>Dos</h2><p>Texto.</p><a href="/a" data-variant="action">A</a><a href="/b" data-variant="action">B</a></section>
    <details id="tres"><summary>Tres</summary><p>Sí. <a href="/c">Lee</a> <a href="/d">Más</a></p></details>`);
  expect(page?.actions).toEqual([{ label: "Ve los pasos", href: "/ayuda#uno" }]);
  expect(one?.actions).toEqual([{ label: "Abre el portal", href: "https://a.example/" }]);
  expect(two).not.toHaveProperty("actions");
  expect(answer?.actions).toEqual([{ label: "Lee", href: "/c" }]);
});

test("elements marked anywhere on a page are the page's first actions, in page order", () => {
  const [page] = sections(`
    <header><a href="/otra" data-variant="light">Otra</a></header>
    <ol><li id="primero"><h2 data-first-action="">Suspende</h2><p>En la app.</p></li>
      <li><a href="tel:1" data-first-action="Llama al 1"><span aria-hidden="true">☎</span> 1</a></li></ol>`);
  expect(page?.actions).toEqual([
    { label: "Suspende", href: "/ayuda#primero" },
    { label: "Llama al 1", href: "tel:1" },
  ]);
});
