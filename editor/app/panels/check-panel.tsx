import { PushButton } from "#editor/app/parts/push-button.tsx";
import { SidePanel } from "#editor/app/parts/side-panel.tsx";
import { CheckLines } from "./check-lines.tsx";
import styles from "./check-panel.module.css";
import type { Check } from "./use-check.ts";

/** «Comprobar»: all that would be said before the site is built and published. */
export function CheckPanel({ check, onClose }: { check: Check; onClose: () => void }) {
  return (
    <SidePanel title="Comprobar" onClose={onClose}>
      <p>Revisa todas las listas y los textos, y construye el sitio aparte. Nada se publica.</p>
      <CheckProgress check={check} />
      <div className={styles.buttons}>
        {check.isRunning ? (
          <PushButton onClick={check.cancel}>Cancelar</PushButton>
        ) : (
          <PushButton look="main" onClick={() => void check.run()}>
            {check.checked ? "Comprobar otra vez" : "Comprobar"}
          </PushButton>
        )}
      </div>
    </SidePanel>
  );
}

/** How far the check is, and what it said. */
export function CheckProgress({ check: { isRunning, checked, isGood, fault } }: { check: Check }) {
  const verdict = isGood ? "Todo está bien: se puede publicar." : "Hay algo por corregir antes de publicar.";
  return (
    <>
      <p role="status" className={styles.said}>
        {isRunning
          ? "Comprobando… Puede tardar un par de minutos; puedes seguir escribiendo."
          : fault || (checked ? verdict : "")}
      </p>
      {checked && <CheckLines checked={checked} />}
    </>
  );
}
