import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const helpCopyForm = definePageForm({
  name: "help",
  label: "Página de ayuda",
  page: "/ayuda",
  form: ({ button, heading, lines, openingHeading, section, steps, limitedText }) => {
    const sub = limitedText("Texto debajo", 140);
    const text = limitedText("Texto", 120);

    const door = (title: string) =>
      section(title, { label: limitedText("Título", 28), text: limitedText("Texto", 32) });
    const card = (title: string) => section(title, { heading: heading(32), text, label: button() });
    const note = (title: string) => section(title, { text: limitedText("Texto", 200), link: button("Enlace") });
    const phase = (title: string) =>
      section(title, { name: limitedText("Nombre", 32), works: limitedText("Qué funciona", 200) });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        search: limitedText("Sobre el buscador", 44),
        questions: lines("Búsquedas de ejemplo", "Búsqueda", 40),
      }),
      urgent: section("Urgente", {
        emergency: button("Enlace a emergencias", 44),
        theft: button("Enlace a robo o extravío", 44),
      }),
      guides: section("Qué necesita", {
        heading: heading(),
        theft: door("Celular perdido"),
        data: door("Sin datos"),
        signal: door("Sin señal"),
        apn: door("APN"),
        esim: door("eSIM"),
        port: door("Portabilidad"),
        charge: door("Cobros"),
        mails: door("Correos"),
        more: section("Más guías", {
          line: button("Enlace a las etapas de la línea", 44),
          unlocked: button("Enlace al desbloqueo", 44),
          rights: button("Enlace a los derechos", 44),
        }),
      }),
      contact: section("Contacto", {
        heading: heading(),
        sub,
        phone: limitedText("Título del teléfono", 32),
        form: card("Formulario"),
        mail: limitedText("Título del correo", 32),
        questions: card("Preguntas frecuentes"),
        complaints: card("Quejas"),
        assistant: section("Asistente virtual", {
          heading: heading(32),
          text,
          question: limitedText("Sobre el campo", 44),
          label: button(),
          chat: section("Chat de ayuda, si lo hay", { text, label: button() }),
        }),
      }),
      lineLife: section("Etapas de la línea", {
        heading: heading(),
        sub: limitedText("Texto debajo", 180),
        summary: button("Botón que abre las notas"),
        renew: note("Si compra otra membresía"),
        theft: note("Si fue robo o extravío"),
        tool: section("Calculadora", { heading: heading(), intro: limitedText("Introducción", 120) }),
        phases: section("Etapas", {
          membership: phase("Con membresía"),
          withoutMembership: phase("Sin membresía"),
          suspended: phase("Suspendida"),
          cancelled: phase("Cancelada"),
        }),
      }),
      complaints: section("Quejas", {
        heading: heading(),
        sub,
        steps: steps(),
        due: button("Enlace a las bonificaciones", 44),
        authority: limitedText("Título de los datos de PROFECO", 32),
      }),
    });
  },
});
