import { PromotionCards } from "#sections/promotion-cards/promotion-cards.tsx";
import { GallerySection } from "./gallery-section.tsx";

const days = "Del 1 al 31 de diciembre de 2026";
const drawing = "/mapas/mexico.svg";

/** Cards of promotions that are made up. */
export function PromotionSamples() {
  return (
    <GallerySection
      id="promociones"
      title="Promociones"
      note="Solo en sus días. La imagen es opcional, y la marca dice cuál no es real."
    >
      <PromotionCards
        headingLevel={3}
        copy={{ conditions: "Condiciones" }}
        promotions={[
          {
            id: "muestra-con-imagen",
            name: "La noche de los megas",
            text: "Contrata entre las 8 p.m. y las 8 a.m. y tu primera membresía cuesta la mitad.",
            days,
            figures: ["50% menos", "Rookie $175", "Community $250"],
            conditions: "Una vez por persona. No se junta con otras promociones.",
            picture: { alt: "México y sus estados", width: 800, height: 600, src: drawing, sources: [] },
            page: { label: "«La noche de los megas» en el registro", href: "#promociones" },
            sample: "Muestra",
          },
          {
            id: "muestra-sin-imagen",
            name: "Ven con alguien",
            text: "Trae a una persona y su primera membresía va por nuestra cuenta.",
            days,
            figures: [],
            conditions: "Para personas que todavía no son wimers.",
            sample: "Muestra",
          },
        ]}
      />
    </GallerySection>
  );
}
