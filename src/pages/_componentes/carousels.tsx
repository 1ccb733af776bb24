import { Island } from "#layout/islands/island.tsx";
import { DemoCarousel } from "./demo-carousel.tsx";
import { GalleryPieces, GallerySection } from "./gallery-section.tsx";

const copy = {
  role: "carrusel",
  previous: "Anterior",
  next: "Siguiente",
  pause: "Pausar",
  play: "Reproducir",
  paused: "En pausa",
  playing: "En movimiento",
  slidePosition: "{n} de {total}",
};

const opinions = [
  {
    text: "Cambié mi número un martes y el miércoles ya estaba navegando. Ni salí de casa.",
    author: "Mariana G., Puebla",
  },
  { text: "En el aeropuerto activé el roaming desde la app y llegué con datos.", author: "Iván R., Monterrey" },
  { text: "Por fin una línea que no te amarra. Si no me gusta, me voy. Y no me he ido.", author: "Sofía L., Mérida" },
  { text: "La eSIM quedó en lo que se enfriaba mi café.", author: "Beto M., Xalapa" },
  { text: "Dejé de contar gigas.", author: "Lupita C., León" },
];

export function Carousels() {
  return (
    <GallerySection id="carrusel" title="Carrusel" note="Sin script se desliza; con script, además, tiene botones.">
      <GalleryPieces name="Avanza solo" as="column">
        <Island
          name="demo-carousel"
          component={DemoCarousel}
          props={{ label: "Lo que dicen los wimers", opinions, autoplayMs: 2500, copy }}
        />
      </GalleryPieces>
      <GalleryPieces name="Espera a que lo muevan" as="column">
        <Island
          name="demo-carousel"
          component={DemoCarousel}
          props={{ label: "Más de lo que dicen", opinions: opinions.slice(1), copy }}
        />
      </GalleryPieces>
    </GallerySection>
  );
}
