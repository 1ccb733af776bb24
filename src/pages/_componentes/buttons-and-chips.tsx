import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { GalleryPieces, GallerySection } from "./gallery-section.tsx";

export function ButtonsAndChips() {
  return (
    <>
      <GallerySection
        id="botones"
        title="Botones"
        note="Un botón hace algo; un enlace lleva a algún lado. Se ven igual."
      >
        <GalleryPieces name="Sobre papel">
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
        </GalleryPieces>
        <GalleryPieces name="Chicos y con icono">
          <Button size="s">Descarga la App</Button>
          <Button size="s" variant="quiet" icon="copy">
            Copiar
          </Button>
          <ButtonLink href="#botones" size="s" variant="quiet" icon="download">
            Descargar PDF
          </ButtonLink>
          <ButtonLink href="#botones" icon="arrow" iconPosition="end">
            Cámbiate
          </ButtonLink>
        </GalleryPieces>
        <GalleryPieces name="Sobre talavera" ground="talavera">
          <ButtonLink href="#botones" variant="light" wide>
            Descarga la App
          </ButtonLink>
          <ButtonLink href="#botones" variant="ghost" wide>
            Ver membresías
          </ButtonLink>
        </GalleryPieces>
        <GalleryPieces name="Sobre nopal" ground="nopal">
          <ButtonLink href="#botones" variant="dark" wide>
            Compra ahora
          </ButtonLink>
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="etiquetas" title="Etiquetas">
        <GalleryPieces>
          <Chip>30 días</Chip>
          <Chip icon="sim">100% digital</Chip>
          <Chip tone="jade" icon="check">
            Compatible
          </Chip>
        </GalleryPieces>
        <GalleryPieces ground="talavera">
          <Chip tone="band">100% digital · con eSIM</Chip>
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="titulos" title="Títulos">
        <SectionHeading level={3} sub="Cuatro membresías, cero contratos. Duran 30 días y las cambias cuando quieras.">
          Escoge tu nivel
        </SectionHeading>
      </GallerySection>
    </>
  );
}
