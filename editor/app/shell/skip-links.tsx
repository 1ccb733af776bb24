import { flushSync } from "react-dom";
import { PushButton } from "#editor/app/shared/push-button.tsx";
import styles from "./skip-links.module.css";

/** Of a list it is the form of the open row, and of a text its clause: what is before them may be long. */
const targets = [
  { words: "Saltar al formulario", part: "form", selector: "main :is([id^='campo'], [id^='titulo'])[tabindex='-1']" },
  { words: "Saltar a la página", part: "page", selector: "[data-part='page'] iframe" },
  { words: "Saltar a los botones de abajo", part: undefined, selector: "footer button" },
] as const;

type SkipLinksProps = {
  /** Told of the part that is gone to: a phone shows one at a time. */
  onShow: (part: "form" | "page") => void;
};

/** Past the menu, for who goes by keyboard. They are buttons: the address says what is open. */
export function SkipLinks({ onShow }: SkipLinksProps) {
  return (
    <nav className={styles.skips} aria-label="Saltar a una parte">
      {targets.map(({ words, part, selector }) => (
        <PushButton
          key={words}
          onClick={() => {
            // What is hidden cannot have the focus.
            if (part) flushSync(() => onShow(part));
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
