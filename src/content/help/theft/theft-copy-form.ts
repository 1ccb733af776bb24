import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const theftCopyForm = definePageForm({
  name: "theft",
  label: "Página de robo o extravío",
  page: "/reportar-robo-equipo",
  form: ({ titleAndText, button, heading, lines, openingHeading, section, steps, limitedText }) => {
    const sub = limitedText("Texto debajo", 140);
    const text = limitedText("Texto", 160);
    const title = limitedText("Título", 48);
    const items = (name: string) => section(name, { title, items: lines("Puntos", "Punto", 120) });
    const finder = (name: string) => section(name, { heading: heading(), text, link: button("Enlace") });
    const term = (name: string) => section(name, { title, paragraphs: lines("Párrafos", "Párrafo", 120) });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 60),
        danger: button("Enlace al 911"),
      }),
      first: section("Lo primero", {
        suspend: section("Suspender la línea", { heading: heading(), text, action: button() }),
        withoutApp: section("Sin la app", {
          heading: heading(),
          text,
          call: button("Botón para llamar", 12),
          write: button("Botón para escribir", 12),
        }),
        accounts: section("Las cuentas", { heading: heading(), text, action: button() }),
        stores: limitedText("Sobre las tiendas de apps", 60),
        later: section("Lo demás", {
          label: limitedText("Encabezado", 44),
          line: button("Enlace a recuperar la línea"),
          device: button("Enlace a bloquear el celular"),
          imei: button("Enlace al IMEI"),
          report: button("Enlace a reportar el robo"),
        }),
        borrowed: section("En un equipo prestado", { title, points: lines("Puntos", "Punto", 160) }),
      }),
      line: section("Recuperar la línea", {
        heading: heading(60),
        sub,
        steps: steps(),
        compatible: button("Enlace a los celulares"),
        unlocked: button("Enlace al desbloqueo"),
        found: titleAndText("Si apareció"),
        tool: section("Calculadora", {
          heading: heading(),
          intro: limitedText("Introducción", 120),
          included: limitedText("Qué días cuentan", 84),
        }),
      }),
      device: section("Bloquear el celular", {
        heading: heading(),
        sub,
        points: lines("Puntos", "Punto", 120),
        block: limitedText("Título del correo de bloqueo", 44),
        found: limitedText("Si apareció", 44),
        unblock: limitedText("Título del correo de desbloqueo", 44),
        byHand: titleAndText("Desde otro correo"),
      }),
      imei: section("El IMEI", {
        heading: heading(),
        sub,
        without: items("Sin el celular"),
        inHand: items("Con el celular"),
        two: titleAndText("Con dos líneas"),
        before: limitedText("Consejo", 120),
      }),
      accounts: section("Cuentas", {
        heading: heading(),
        sub,
        iphone: finder("iPhone"),
        android: finder("Android"),
        passwords: items("Contraseñas"),
      }),
      report: section("Reportar el robo", {
        heading: heading(),
        points: lines("Puntos", "Punto", 120),
        emergencies: button("Enlace a emergencias"),
        after: section("Después del reporte", {
          title,
          points: lines("Puntos", "Punto", 160),
          law: button("Enlace a la ley"),
        }),
      }),
      terms: section("Dos plazos", {
        heading: heading(),
        sub,
        theft: term("Por robo"),
        withoutMembership: term("Sin membresía"),
        membership: limitedText("Nota de la membresía", 160),
      }),
    });
  },
});
