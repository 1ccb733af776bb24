import type { Menu } from "#editor/api.ts";
import styles from "./desk-welcome.module.css";

/** Where the desk opens: a sentence, and a door to each list and each text. */
export function DeskWelcome({ menu }: { menu: Menu }) {
  return (
    <>
      <header className={styles.scene} data-cut="scene">
        <h1>
          ¿Qué vas a <em>publicar</em> hoy?
        </h1>
        <p>Escribe, mira la página al lado y publica. Lo que está mal no se guarda: aquí dice por qué.</p>
      </header>
      <h2>Listas</h2>
      <ul className={styles.doors}>
        {menu.lists.map(({ id, label, help }) => (
          <li key={id}>
            <a className={styles.door} href={`#${id}`}>
              <strong>{label}</strong>
              <span className={styles.help}>{help}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2>Textos legales</h2>
      <ul className={styles.doors}>
        {menu.texts.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.door} href={`#${id}`}>
              <strong>{label}</strong>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
