import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { GallerySection, Sample } from "./gallery-section.tsx";

/** Buttons, chips and headings. */
export function ButtonsAndChips() {
  return (
    <>
      <GallerySection
        id="botones"
        title="Botones"
        note="Un botón hace algo; un enlace lleva a algún lado. Se ven igual."
      >
        <Sample name="Sobre papel">
          <Button wide>Compra ahora</Button>
          <Button variant="dark" wide>
            Compra ahora
          </Button>
          <Button variant="quiet" wide>
            Compara membresías
          </Button>
          <Button disabled wide>
            Enviando
          </Button>
        </Sample>
        <Sample name="Chicos y con icono">
          <Button size="s">Descarga la App</Button>
          <Button size="s" variant="quiet" icon="copy">
            Copiar
          </Button>
          <ButtonLink href="#botones" size="s" variant="quiet" icon="download">
            Descargar PDF
          </ButtonLink>
          <ButtonLink href="#botones" icon="arrow" iconAt="end">
            Cámbiate
          </ButtonLink>
        </Sample>
        <Sample name="Sobre talavera" ground="talavera">
          <ButtonLink href="#botones" variant="light" wide>
            Descarga la App
          </ButtonLink>
          <ButtonLink href="#botones" variant="ghost" wide>
            Ver membresías
          </ButtonLink>
        </Sample>
        <Sample name="Sobre nopal" ground="nopal">
          <ButtonLink href="#botones" variant="dark" wide>
            Compra ahora
          </ButtonLink>
        </Sample>
      </GallerySection>
      <GallerySection id="etiquetas" title="Etiquetas">
        <Sample>
          <Chip>30 días</Chip>
          <Chip icon="sim">100% digital</Chip>
          <Chip tone="jade" icon="check">
            Compatible
          </Chip>
        </Sample>
        <Sample ground="talavera">
          <Chip tone="band">100% digital · con eSIM</Chip>
        </Sample>
      </GallerySection>
      <GallerySection id="titulos" title="Títulos">
        <SectionHeading level={3} sub="Cuatro membresías, cero contratos. Duran 30 días y las cambias cuando quieras.">
          Escoge tu nivel
        </SectionHeading>
      </GallerySection>
    </>
  );
}
