import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const helpAssistantCopyForm = definePageForm({
  name: "help-assistant",
  label: "Asistente de la página de ayuda",
  page: "/ayuda",
  help: "Lo que dice la conversación. Las respuestas son las de las preguntas frecuentes y las páginas.",
  form: ({ button, section, limitedText }) =>
    z.strictObject({
      name: limitedText("Nombre de la conversación, para lectores de pantalla", 44),
      waiting: limitedText("Mientras busca", 44),
      greeting: limitedText("Si saludan", 120),
      thanks: limitedText("Si dan las gracias", 120),
      which: limitedText("Si puede ser más de una cosa", 60),
      names: limitedText("Si un nombre puede ser de varios", 60),
      others: limitedText("Sobre las otras respuestas", 44),
      nearest: limitedText("Sobre lo más parecido, si no sabe", 44),
      person: button("Botón que pide una persona"),
      restart: button("Botón que empieza de nuevo"),
      handOver: section("Cuando pasa con una persona", {
        asked: limitedText("Si la piden", 160),
        unknown: limitedText("Si no sabe", 160),
        unsolved: limitedText("Si no sirvió", 160),
        failed: limitedText("Si no cargó", 160),
      }),
      mail: section("Correo con lo que escribieron", {
        subject: limitedText("Asunto", 60),
        intro: limitedText("Antes de lo que escribieron", 90),
      }),
      phone: section("Celulares", {
        prompt: limitedText("Pregunta por el celular", 120),
        link: limitedText("Enlace, antes del nombre", 44),
      }),
      place: section("Cobertura", {
        prompt: limitedText("Pregunta por el lugar", 120),
        title: limitedText("Título, antes del nombre", 44),
        text: limitedText("Texto", 160),
        which: limitedText("Si hay varios con ese nombre", 120),
        link: limitedText("Enlace, antes del nombre", 44),
      }),
      line: section("Fechas de la línea", {
        prompt: limitedText("Pregunta por el día", 120),
        counted: limitedText("Antes del día que entendió", 60),
        link: limitedText("Enlace", 44),
      }),
      trip: section("Viajes", {
        prompt: limitedText("Pregunta por el destino", 120),
        link: limitedText("Enlace, antes del nombre", 44),
      }),
    }),
});
