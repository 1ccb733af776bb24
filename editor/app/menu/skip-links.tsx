import { PushButton } from "#editor/app/parts/push-button.tsx";
import styles from "./skip-links.module.css";

/** Of a list it is the form of the open row, and of a text its clause: what is before them may be long. */
const targets = [
  { words: "Saltar al formulario", selector: "main :is([id^='campo'], [id^='titulo'])[tabindex='-1']" },
  { words: "Saltar a la página", selector: "[data-part='page'] iframe" },
  { words: "Saltar a los botones de abajo", selector: "footer button" },
] as const;

/** Past the menu, for who goes by keyboard. They are buttons: the address says what is open. */
export function SkipLinks() {
  return (
    <nav className={styles.skips} aria-label="Saltar a una parte">
      {targets.map(({ words, selector }) => (
        <PushButton
          key={words}
          onClick={() => {
            const main = document.querySelector<HTMLElement>("main");
            const target = document.querySelector<HTMLElement>(selector) ?? main;
            target?.scrollIntoView({ block: "nearest" });
            target?.focus();
          }}
        >
          {words}
        </PushButton>
      ))}
    </nav>
  );
}
