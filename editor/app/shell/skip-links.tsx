import { flushSync } from "react-dom";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import styles from "./skip-links.module.css";

/** The first selector skips the list of rows or clauses, which may be long. */
const targets = [
  { label: "Saltar al formulario", part: "form", selector: "main :is([id^='campo'], [id^='titulo'])[tabindex='-1']" },
  { label: "Saltar a la página", part: "page", selector: "[data-part='page'] iframe" },
  { label: "Saltar a los botones de abajo", part: undefined, selector: "footer button" },
] as const;

type SkipLinksProps = {
  /** Called with the part of the editor to show, because a phone shows one at a time. */
  onShow: (part: "form" | "page") => void;
};

/** Skip links for keyboard users. They are buttons, because the URL hash is used for the open location. */
export function SkipLinks({ onShow }: SkipLinksProps) {
  return (
    <nav className={styles.skips} aria-label="Saltar a una parte">
      {targets.map(({ label, part, selector }) => (
        <PushButton
          key={label}
          onClick={() => {
            // A hidden part cannot get the focus.
            if (part) flushSync(() => onShow(part));
            const main = document.querySelector<HTMLElement>("main");
            const target = document.querySelector<HTMLElement>(selector) ?? main;
            target?.scrollIntoView({ block: "nearest" });
            target?.focus();
          }}
        >
          {label}
        </PushButton>
      ))}
    </nav>
  );
}
