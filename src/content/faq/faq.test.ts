import { expect, test } from "vitest";
import { faqGroups, groupQuestionsByTopic } from "./faq.ts";
import { faqAnchors } from "./faq-page.ts";
import { questionRows } from "./question-rows.ts";

const unansweredQuestions = questionRows.filter(({ answer }) => answer.length === 0);
const questions = faqGroups.flatMap((group) => group.questions);
const ids = [...Object.values(faqAnchors), ...faqGroups.map(({ id }) => id), ...questions.map(({ id }) => id)];

/** Shared, printed or linked ids, which must keep leading to their answers: add ids, never remove one. */
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

test("at least forty questions are grouped by topic, and topics are one or two words long", () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  for (const { topic, questions: own } of faqGroups) {
    expect(topic.length).toBeLessThanOrEqual(14);
    expect(own.length, topic).toBeGreaterThan(0);
  }
});

test("every id is unique, and every published id still exists", () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(publishedIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a question is hidden until the operator answers it, and then appears in its topic", () => {
  for (const { id, group } of unansweredQuestions) {
    const filled = questionRows.map((row) => (row.id === id ? { ...row, answer: ["Sí: así es."] } : row));
    const shown = groupQuestionsByTopic(filled).find((each) => each.id === group)?.questions ?? [];
    const before = faqGroups.find((each) => each.id === group)?.questions ?? [];
    expect(shown.filter((one) => one.id !== id)).toEqual(before);
    expect(shown.find((one) => one.id === id)?.answer, id).toEqual(["Sí: así es."]);
  }
  expect(ids.filter((id) => unansweredQuestions.some((row) => row.id === id))).toEqual([]);
});

test("the answer about registering lines gives no date, term or year", () => {
  const [one] = questions.filter(({ id }) => id === "identificacion-de-lineas");
  const fullText = [one?.question, ...(one?.answer ?? [])].join(" ");
  expect(fullText).toContain("CRT");
  expect(fullText).not.toMatch(
    /\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/i,
  );
});
