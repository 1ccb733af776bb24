import { Icon, iconNames } from "#ui/icon/icon.tsx";
import { Wimy, type WimyMood } from "#ui/wimy/wimy.tsx";
import styles from "./gallery.module.css";
import { GalleryPieces, GallerySection } from "./gallery-section.tsx";

const colors = ["obsidiana", "masa", "talavera", "nopal", "cempasuchil", "bugambilia", "rosa", "jade"] as const;
const wimys = [
  ["happy", "nopal"],
  ["wink", "bugambilia"],
  ["sad", "talavera"],
  ["travelling", "jade"],
  ["guard", "rosa"],
  ["pointing", "cempasuchil"],
  ["asleep", "talavera"],
  ["cheering", "nopal"],
] as const satisfies readonly (readonly [WimyMood, string])[];

/** Colours, icons and wimy. */
export function Foundations() {
  return (
    <>
      <GallerySection
        id="colores"
        title="Colores"
        note="Una paleta que se llama como México. Un color fuerte por sección."
      >
        <GalleryPieces as="tiles">
          {colors.map((color) => (
            <div key={color} className={styles.swatch} data-color={color}>
              {color}
            </div>
          ))}
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="iconos" title="Iconos" note="De una sola línea, en 48 por 48, del color del texto.">
        <GalleryPieces as="tiles">
          {iconNames.map((name) => (
            <span key={name} className={styles.icon}>
              <Icon name={name} size="l" />
              {name}
            </span>
          ))}
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="wimy" title="wimy" note="Una SIM con cara. Sale, cuando mucho, una vez por pantalla.">
        <GalleryPieces as="tiles">
          {wimys.map(([mood, color]) => (
            <div key={mood}>
              <Wimy mood={mood} color={color} />
            </div>
          ))}
        </GalleryPieces>
      </GallerySection>
    </>
  );
}
