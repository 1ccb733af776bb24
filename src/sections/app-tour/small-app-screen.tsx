import type { ComponentProps } from "react";
import { AppScreen } from "./app-screen.tsx";
import styles from "./small-app-screen.module.css";

/** A screen of the app in a phone that is small on phones: there it has only the names of its rows, to stay legible. */
export function SmallAppScreen(screen: ComponentProps<typeof AppScreen>) {
  return (
    <div className={styles.small}>
      <AppScreen {...screen} />
    </div>
  );
}
