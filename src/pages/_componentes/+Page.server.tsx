import { ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Opening } from "#ui/opening/opening.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { ButtonsAndChips } from "./buttons-and-chips.tsx";
import { CardsAndSteps } from "./cards-and-steps.tsx";
import { Carousels } from "./carousels.tsx";
import { Fields } from "./fields.tsx";
import { FiguresAndTools } from "./figures-and-tools.tsx";
import { Foundations } from "./foundations.tsx";
import styles from "./gallery.module.css";
import { LegalSamples } from "./legal-samples.tsx";
import { NoticesAndDialogs } from "./notices-and-dialogs.tsx";
import { PromotionSamples } from "./promotion-samples.tsx";

const sections = {
  colores: "Colores",
  iconos: "Iconos",
  wimy: "wimy",
  botones: "Botones",
  etiquetas: "Etiquetas",
  titulos: "Títulos",
  promociones: "Promociones",
  tarjetas: "Tarjetas",
  pasos: "Pasos",
  calificacion: "Calificación",
  avisos: "Avisos",
  acordeon: "Acordeón",
  dialogo: "Diálogo",
  campos: "Campos",
  carrusel: "Carrusel",
  cifras: "Cifras y listas",
  herramientas: "Herramientas",
  cambios: "Cambios",
  documento: "Documento",
} as const;

/** Every component in every state, for the site's developers and for visual tests. */
export function Page() {
  return (
    <div className={styles.page}>
      <div id="encabezado">
        <Opening
          kind="sell"
          seed={7}
          crumbs={{
            label: "Ruta",
            links: [
              { text: "Inicio", href: "/" },
              { text: "Componentes", href: "/_componentes" },
            ],
          }}
          eyebrow={<Chip tone="band">Solo para quien construye</Chip>}
          heading={
            <>
              Las piezas <em>de wim</em>
            </>
          }
          intro={
            <p>Cada componente en cada estado, de día y de noche. Lo que aquí se ve bien, se ve bien en el sitio.</p>
          }
          actions={
            <>
              <ButtonLink href="#botones" variant="light" wide>
                Ver botones
              </ButtonLink>
              <ButtonLink href="#carrusel" variant="ghost" wide>
                Ver carrusel
              </ButtonLink>
            </>
          }
          aside={
            <div className={styles.figure}>
              <Wimy mood="happy" color="nopal" />
            </div>
          }
        />
      </div>
      <nav className={styles.index} aria-label="Componentes">
        {Object.entries(sections).map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Foundations />
      <ButtonsAndChips />
      <PromotionSamples />
      <CardsAndSteps />
      <NoticesAndDialogs />
      <Fields />
      <Carousels />
      <FiguresAndTools />
      <LegalSamples />
    </div>
  );
}
