// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readPlaceText } from "./read-place.ts";

const page = new DOMParser().parseFromString(
  `<meta name="description" content="Todo lo de tu eSIM.">
  <ul><li><details><summary>¿Una?</summary><div id="una">
    <p>Lee la <a href="/legal">ley</a> o <a href="javascript:alert(1)">esto</a>.</p><p>Dos.</p><p>Tres &lt;b&gt;.</p>
    <p><a href="#otra">Otra</a> <a href="/esim">Guía</a><button>Copiar</button></p>
  </div></details></li></ul>
  <section><h2 id="parte">Parte</h2><div data-tool><p>Elige.</p></div><p>Uno.</p><h3>Aparte</h3><p>Dos.</p>
    <figure><p>Dibujo.</p></figure><p>Rótulo sin punto</p><ol><li><h4>Abre</h4><p>Toca la app.</p></li></ol>
    <h4>Se queda</h4><ul><li><div>Tu saldo.</div></li></ul></section>`,
  "text/html",
);

test("of a question it reads every paragraph with its links, and the links below; no script's address", () => {
  expect(readPlaceText(page, "/preguntas", "una")).toEqual({
    paragraphs: [["Lee la ", { label: "ley", href: "/legal" }, " o ", "esto", "."], ["Dos."], ["Tres <b>."]],
    links: [
      { label: "Otra", href: "/preguntas#otra" },
      { label: "Guía", href: "/esim" },
    ],
    isWhole: true,
  });
});

test("of a part it reads sentences and lists outside tools and figures, and of a page its description", () => {
  expect(readPlaceText(page, "/esim", "parte")?.paragraphs).toEqual([
    ["Uno."],
    ["Aparte: ", "Dos."],
    ["1. Abre: ", "Toca la app."],
    ["• Se queda: ", "Tu saldo."],
  ]);
  expect(readPlaceText(page, "/esim", "")?.paragraphs).toEqual([["Todo lo de tu eSIM."]]);
  expect(readPlaceText(page, "/esim", "ninguna")).toBeUndefined();
});
