/**
 * Questions that people ask first and that only the operator can answer. Write the answer, and the question appears at
 * the end of its topic, in the search and in the structured data; until then no visitor sees it, and
 * `npm run release:check` lists it.
 */
import type { FaqGroup, FaqQuestion } from "./faq-model.ts";

export type AnswerRow = Omit<FaqQuestion, "answer"> & {
  /** The id of its topic. */
  group: string;
  /** One to four sentences, one paragraph per entry; empty while the operator has not written it. */
  answer: readonly string[];
};

const support = { label: "Habla con soporte", to: "/ayuda" } as const;
const terms = { label: "Términos y condiciones", to: "/terminos-y-condiciones-accesible" } as const;

export const answerRows: readonly AnswerRow[] = [
  {
    group: "empezar",
    id: "elegir-numero",
    question: "¿Puedo elegir mi número o su lada?",
    answer: [],
    links: [support],
    asked: "número nuevo área clave ciudad cambiar",
  },
  {
    group: "empezar",
    id: "extranjeros",
    question: "¿Puedo contratar si soy de otro país o no tengo CURP?",
    answer: [],
    links: [support],
    asked: "extranjero extranjera pasaporte turista residente",
  },
  {
    group: "empezar",
    id: "menores-de-edad",
    question: "¿Puede tener una línea alguien menor de 18 años?",
    answer: [],
    links: [terms],
    asked: "hijo hija niños adolescentes edad",
  },
  {
    group: "esim-y-celular",
    id: "volte-y-wifi",
    question: "¿Puedo llamar por 4G (VoLTE) y por Wi-Fi?",
    answer: [],
    links: [support],
    asked: "voz HD llamadas wifi calling VoWiFi",
  },
  {
    group: "datos-y-apn",
    id: "precio-de-paquetes",
    question: "¿Cuánto cuesta un paquete de datos o de roaming?",
    answer: [],
    links: [{ label: "Compara las membresías", to: "/membresias" }],
    asked: "precio GB extra recarga adicional megas",
  },
  {
    group: "datos-y-apn",
    id: "compartir-datos",
    question: "¿Puedo compartir mis GB con otro equipo?",
    answer: [],
    links: [{ label: "Política de uso", to: "/politica-de-uso" }],
    asked: "hotspot punto de acceso tethering computadora modem",
  },
  {
    group: "pagos-y-promociones",
    id: "medios-de-pago",
    question: "¿Con qué puedo pagar?",
    answer: [],
    links: [terms],
    asked: "tarjeta crédito débito efectivo tienda transferencia OXXO",
  },
  {
    group: "beneficios",
    id: "precio-de-beneficios",
    question: "¿Cuánto cuestan los beneficios con costo aparte?",
    answer: [],
    links: [{ label: "Elige tu beneficio", to: "/entretenimiento#beneficios" }],
    asked: "precio Paramount ViX Deezer Bigbox LoungeKey",
  },
  {
    group: "tus-derechos",
    id: "fallas-generales",
    question: "¿Dónde veo si hay una falla general?",
    answer: [],
    links: [support],
    asked: "caída sin servicio red estado WhatsApp avisos",
  },
];

export const unanswered: readonly AnswerRow[] = answerRows.filter(({ answer }) => answer.length === 0);

/** The topics, each with the questions that the operator has answered at its end. */
export function withAnswers(groups: readonly FaqGroup[], rows: readonly AnswerRow[] = answerRows): FaqGroup[] {
  return groups.map((group) => {
    const own = rows.filter((row) => row.group === group.id && row.answer.length > 0);
    return { ...group, questions: [...group.questions, ...own.map(({ group: _, ...question }) => question)] };
  });
}
