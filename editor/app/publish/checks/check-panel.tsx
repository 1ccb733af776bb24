import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import { CheckResults } from "./check-results.tsx";
import type { ContentCheck } from "./use-content-check.ts";

type CheckPanelProps = {
  check: ContentCheck;
  /** Undefined if there is nothing to publish. */
  onPublish: (() => void) | undefined;
  onClose: () => void;
};

/** «Comprobar»: runs the checks that precede a publication. They continue when the panel is closed. */
export function CheckPanel({ check, onPublish, onClose }: CheckPanelProps) {
  return (
    <SidePanel title="Comprobar" onClose={onClose}>
      <p>
        Revisa lo guardado en las listas y los textos, y construye el sitio aparte. Nada se publica. Puede tardar un par
        de minutos: si cierras esta hoja, sigue, y la barra de abajo dice cómo va.
      </p>
      <CheckProgress check={check} onGo={onClose} />
      <ButtonRow>
        {check.isGood && onPublish && (
          <PushButton look="main" onClick={onPublish}>
            Publicar
          </PushButton>
        )}
        {check.isRunning ? (
          <PushButton onClick={check.cancel}>Cancelar</PushButton>
        ) : (
          <PushButton onClick={() => void check.run()}>Comprobar otra vez</PushButton>
        )}
      </ButtonRow>
    </SidePanel>
  );
}

export function CheckProgress({ check: { checked, message }, onGo }: { check: ContentCheck; onGo: () => void }) {
  return (
    <>
      <p role="status" className={layout.strong}>
        {message}
      </p>
      {checked && <CheckResults checked={checked} onGo={onGo} />}
    </>
  );
}
