import { ButtonLink } from "#ui/button/button.tsx";
import { SignalTiles } from "#ui/signal-tiles/signal-tiles.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./not-found.module.css";

type NotFoundProps = { title: string; text: string; home: string };

/** The page for addresses that do not exist. */
export function NotFound({ title, text, home }: NotFoundProps) {
  return (
    <section className={styles.band} data-cut="scene">
      <SignalTiles
        seed={404}
        tone="talavera"
        beacons={[
          [3, 6],
          [17, 3],
        ]}
        fade="centre"
      />
      <div className={styles.wimy}>
        <Wimy mood="sad" color="talavera" />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink href="/" variant="light">
        {home}
      </ButtonLink>
    </section>
  );
}
