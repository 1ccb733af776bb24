import type { Menu } from "#editor/api/api.ts";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { groupMenuEntries, isReadOnly } from "./menu-groups.ts";
import styles from "./welcome.module.css";

type WelcomeProps = {
  menu: Menu;
  /** Whether the URL hash names something that does not exist. */
  isUnknownPlace: boolean;
};

/** Start page of the editor: an introduction, and links to what changes most often. */
export function Welcome({ menu, isUnknownPlace }: WelcomeProps) {
  const [weekly] = groupMenuEntries(menu);
  const mayApprove = menu.team?.mayApprove ?? false;
  return (
    <>
      {isUnknownPlace && <Message tone="look" title="Ese lugar ya no está: elige otro" />}
      <header className={styles.scene} data-cut="scene">
        <h1>
          ¿Qué vas a <em>{isReadOnly(menu) ? (mayApprove ? "aprobar" : "mirar") : "publicar"}</em> hoy?
        </h1>
        {isReadOnly(menu) ? (
          <p>
            Tu cuenta ve todo sin cambiarlo, con la página al lado.
            {mayApprove && " Lo que espera a otra persona está abajo, en «Por aprobar»."}
          </p>
        ) : (
          <p>Escribe, mira la página al lado y publica. Lo que está mal no se guarda: aquí dice por qué.</p>
        )}
      </header>
      {weekly && (
        <>
          <h2>{weekly.name}</h2>
          <ul className={styles.doors}>
            {weekly.entries.map(({ id, label, help }) => (
              <li key={id}>
                <a className={`${layout.result} ${styles.door}`} href={`#${id}`}>
                  <strong>{label}</strong>
                  {help && <span className={layout.hint}>{help}</span>}
                </a>
              </li>
            ))}
          </ul>
          <p>Lo demás está en el menú, por cuánto cambia. Su búsqueda encuentra también lo que dice cada cosa.</p>
        </>
      )}
    </>
  );
}
