// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readSectionText } from "./read-section.ts";

const page = new DOMParser().parseFromString(
  `<meta name="description" content="Todo lo de tu eSIM.">
  <ul><li><details><summary>¿Una?</summary><div id="una">
    <p>Lee la <a href="/legal">ley</a> o <a href="javascript:alert(1)">esto</a>.</p><p>Dos.</p><p>Tres &lt;b&gt;.</p>
    <p><a href="#otra">Otra</a> <a href="/esim">Guía</a><button>Copiar</button></p>
  </div></details></li></ul>
  <section><h2 id="parte">Parte</h2><div data-tool><p>Elige.</p></div><p>Uno.</p><h3>Aparte</h3><p>Dos.</p>
    <figure><p>Dibujo.</p></figure><p>Rótulo sin punto</p><ol><li><h4>Abre</h4><p>Toca la app.</p></li></ol>
    <h4>Se queda</h4><ul><li><div>Tu saldo;</div></li><li>tu plan.</li></ul></section>`,
  "text/html",
);

test("reads every paragraph of a question with its links, and the links below, but no script's address", () => {
  expect(readSectionText(page, "/preguntas", "una")).toEqual({
    paragraphs: [["Lee la ", { label: "ley", href: "/legal" }, " o ", "esto", "."], ["Dos."], ["Tres <b>."]],
    links: [
      { label: "Otra", href: "/preguntas#otra" },
      { label: "Guía", href: "/esim" },
    ],
    isWholeAnswer: true,
  });
});

test("reads the sentences and lists of a part outside tools and figures, and the description of a page", () => {
  expect(readSectionText(page, "/esim", "parte")?.paragraphs).toEqual([
    ["Uno."],
    ["Aparte: ", "Dos."],
    ["1. Abre: ", "Toca la app."],
    ["Se queda:"],
    ["• ", "Tu saldo;"],
    ["• ", "tu plan."],
  ]);
  expect(readSectionText(page, "/esim", "")?.paragraphs).toEqual([["Todo lo de tu eSIM."]]);
  expect(readSectionText(page, "/esim", "ninguna")).toBeUndefined();
});

test("reads only the heading's part of a box with several parts, and the heading of a step without menus", () => {
  const legal = new DOMParser().parseFromString(
    `<article><h2 id="uno">Uno</h2><div data-island="x"><ol><li>1.1 Primero.</li></ol>
    <h2 id="dos">Dos</h2><ol><li>2.1 Segundo.</li></ol></div></article>
    <section id="marca"><h3>Marca</h3><ol><li><h4>Abre el menú</h4><ol><li>Ajustes</li></ol></li></ol></section>`,
    "text/html",
  );
  expect(readSectionText(legal, "/ley", "dos")).toMatchObject({ title: "Dos", paragraphs: [["2.1 Segundo."]] });
  expect(readSectionText(legal, "/apn", "marca")).toMatchObject({ title: "Marca", paragraphs: [["1. Abre el menú."]] });
});
