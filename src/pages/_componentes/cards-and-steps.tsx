import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { IconTile } from "#ui/icon-tile/icon-tile.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { GalleryPieces, GallerySection } from "./gallery-section.tsx";

export function CardsAndSteps() {
  return (
    <>
      <GallerySection
        id="tarjetas"
        title="Tarjetas"
        note="Todo objeto lleva la esquina cortada de una SIM, siempre la misma."
      >
        <GalleryPieces name="Con enlace en toda la tarjeta" as="grid">
          <Card
            heading="Roaming"
            headingLevel={4}
            picture={<IconTile icon="globe" tone="talavera" />}
            link={{ text: "Aprende más", href: "#tarjetas" }}
          >
            Conéctate en hasta 170 países
          </Card>
          <Card
            heading="eSIM"
            headingLevel={4}
            picture={<IconTile icon="sim" tone="nopal" />}
            link={{ text: "Compatibilidad", href: "#tarjetas" }}
          >
            ¿Tu celular es compatible?
          </Card>
          <Card
            heading="Portabilidad"
            headingLevel={4}
            picture={<IconTile icon="swap" tone="cempasuchil" />}
            link={{ text: "Cámbiate", href: "#tarjetas" }}
          >
            Quédate con tu número
          </Card>
          <Card
            heading="Cyber-tips"
            headingLevel={4}
            picture={<IconTile icon="shield" tone="bugambilia" />}
            button={{ text: "Mantente a salvo", command: "show-modal", commandfor: "dialogo-corto" }}
          >
            Que no te sorprendan
          </Card>
          <Card
            heading="Comunidad"
            headingLevel={4}
            picture={<IconTile icon="people" tone="jade" />}
            link={{ text: "Descúbrela", href: "#tarjetas" }}
          >
            Ser wimer tiene lo suyo
          </Card>
        </GalleryPieces>
        <GalleryPieces name="Sin enlace, y con acción" as="grid">
          <Card heading="Sin plazos" headingLevel={4}>
            Te quedas porque quieres. Si no te gusta, te vas.
          </Card>
          <Card heading="Con acción adentro" headingLevel={4} picture={<IconTile icon="phone" tone="jade" />}>
            <p>De 8 a.m. a 10 p.m., todos los días.</p>
            <p>
              <Button size="s" variant="quiet">
                Llámanos
              </Button>
            </p>
          </Card>
          <Card
            heading="Tu línea, tuya"
            headingLevel={4}
            picture={<IconTile icon="shield" tone="nopal" />}
            link={{ text: "Mantente a salvo", href: "#tarjetas" }}
          >
            Nadie de wim te pide contraseñas.
          </Card>
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="pasos" title="Pasos">
        <Steps
          headingLevel={3}
          steps={[
            {
              heading: "Pide tu NIP",
              text: "Manda NIP por SMS al 051, o llama. Son 4 dígitos y dura 5 días naturales.",
            },
            { heading: "Baja la app", text: "Escoge tu membresía y elige conservar mi número." },
            { heading: "Danos el NIP", text: "Lo escribes en la app. Nadie más te lo debe pedir." },
            { heading: "Listo", text: "Tu número llega en la madrugada del día que elijas." },
          ]}
        />
      </GallerySection>
      <GallerySection id="calificacion" title="Calificación">
        <GalleryPieces as="column">
          <Stars value={4.4} label="4.4 de 5 estrellas" />
          <Stars value={5} label="5 de 5 estrellas" />
          <Stars value={2.5} label="2.5 de 5 estrellas" />
        </GalleryPieces>
      </GallerySection>
    </>
  );
}
