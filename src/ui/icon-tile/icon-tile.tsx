import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./icon-tile.module.css";

type IconTileProps = {
  icon: IconName;
  tone?: "talavera" | "nopal" | "cempasuchil" | "bugambilia" | "jade" | undefined;
};

/** An icon on a coloured tile, the picture of a card. Decorative. */
export function IconTile({ icon, tone }: IconTileProps) {
  return (
    <span className={styles.tile} data-tone={tone}>
      <Icon name={icon} size="l" />
    </span>
  );
}
