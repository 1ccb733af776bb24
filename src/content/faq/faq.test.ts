import { expect, test } from "vitest";
import { pageAt } from "#content/site/site-map.ts";
import { answerRows, withAnswers } from "./answer-rows.ts";
import { faqGroups } from "./faq.ts";
import { faqAnchors } from "./faq-page.ts";

const questions = faqGroups.flatMap((group) => group.questions);
const ids = [...Object.values(faqAnchors), ...faqGroups.map(({ id }) => id), ...questions.map(({ id }) => id)];
const modules = import.meta.glob<string>("./faq-*.ts", { eager: true, query: "?raw", import: "default" });

/** Each has been shared, printed or linked to, and must keep leading to its answer: add ids, never remove one. */
const publishedIds = `
  que-es-wim como-contrato que-incluye cuanto-cuesta cual-me-conviene plazo-forzoso
  que-es-esim celular-compatible celular-desbloqueado instalar-esim cambio-de-celular dos-lineas
  traer-mi-numero cuanto-tarda-el-cambio nip-de-portabilidad deudas-y-saldo tengo-pospago cambio-sin-permiso
  se-acaban-los-gb cuanto-me-queda gb-sin-usar velocidad no-puedo-navegar cobertura
  estados-unidos-y-canada paises-con-roaming activar-roaming
  como-pago cargos-automaticos factura reembolsos cobro-de-mas invitar-amigos
  beneficios-incluidos activar-un-beneficio usuario-de-paramount
  robo-o-extravio bloquear-imei llamada-sospechosa llamar-al-911
  no-renuevo identificacion-de-lineas derechos-arco dejar-de-recibir-correos fallas-del-servicio soporte-y-quejas
  empezar esim-y-celular portabilidad datos-y-apn roaming pagos-y-promociones beneficios seguridad tus-derechos
`
  .trim()
  .split(/\s+/);

/** Sentences as people read them: «EE. UU.», «p.m.» and addresses do not end one. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/EE\.\s?UU\.|\b[ap]\.m\./g, "x")
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => sentence.trim() !== "");
}

test("some forty questions are grouped by topic", () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(questions.length).toBeLessThanOrEqual(46 + answerRows.length);
  expect(faqGroups).toHaveLength(9);
  for (const { topic } of faqGroups) expect(topic.length).toBeLessThanOrEqual(14);
});

test("every id is unique and made of plain words, and no published id is gone", () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(publishedIds.filter((id) => !ids.includes(id))).toEqual([]);
  const mayAppear = [...publishedIds, ...answerRows.map(({ id }) => id), faqAnchors.library];
  expect(ids.filter((id) => !mayAppear.includes(id))).toEqual([]);
});

test("a question without the operator's answer is not shown; answered, it ends its topic", () => {
  for (const { id, group } of answerRows) {
    const filled = answerRows.map((row) => (row.id === id ? { ...row, answer: ["Sí: así es."] } : row));
    const shown = withAnswers(faqGroups, filled)
      .find((each) => each.id === group)
      ?.questions.at(-1);
    expect([shown?.id, shown?.answer], id).toEqual([id, ["Sí: así es."]]);
  }
  const empty = answerRows.map((row) => ({ ...row, answer: [] }));
  expect(withAnswers(faqGroups, empty)).toEqual(faqGroups);
});

test("each is phrased as a question, and asked once", () => {
  for (const { question } of questions) expect(question).toMatch(/¿[^¿?]+\?$/);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

test("each answer has one to four sentences", () => {
  const counts = questions.map(({ id, answer }) => [id, answer.flatMap(sentencesOf).length] as const);
  expect(counts.filter(([, count]) => count < 1 || count > 4)).toEqual([]);
  for (const { answer } of questions) for (const paragraph of answer) expect(paragraph).toMatch(/[.?]$/);
});

test("each links to one or two pages that say more, and every linked page and question exists", () => {
  for (const { id, links = [] } of questions) {
    expect([id, links.length >= 1 && links.length <= 2]).toEqual([id, true]);
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    for (const link of links) {
      if ("href" in link) expect(link.href).toMatch(/^https:/);
      else {
        const [path = "", anchor] = link.to.split("#");
        expect(() => pageAt(path)).not.toThrow();
        if (path === "/preguntas-frecuentes") expect(ids).toContain(anchor);
      }
    }
  }
});

test("the answer about identifying lines gives no date, term or year", () => {
  const [one] = questions.filter(({ id }) => id === "identificacion-de-lineas");
  const said = [one?.question, ...(one?.answer ?? [])].join(" ");
  expect(said).toContain("CRT");
  expect(said).not.toMatch(
    /\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/i,
  );
});

test("no figure is typed by hand: each comes from the module that holds it", () => {
  const names = /911|100%|iPhone 13|\+52|\b[345]G\b|\b051\b/g;
  const written = Object.entries(modules).flatMap(([file, source]) =>
    [...source.matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, plain = "", template = ""]) => `${plain}${template.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "")}`)
      .filter((text) => !/^[/.#]/.test(text))
      .map((text) => text.replaceAll(/\\u00a0/g, " ").replaceAll(names, ""))
      .filter((text) => /\d/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(written).toEqual([]);
});
