import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import { PublishRefusal } from "./publish-outcome.tsx";
import { StageProgress } from "./stage-progress.tsx";
import type { Publishing } from "./use-publishing.ts";

type CheckPanelProps = {
  publishing: Publishing;
  /** Opens the publish panel; undefined if there is nothing to publish. */
  onPublish: (() => void) | undefined;
  onClose: () => void;
};

/** «Comprobar»: tries a publication of all drafts. It continues after the panel is closed. */
export function CheckPanel({ publishing, onPublish, onClose }: CheckPanelProps) {
  const { running, hasPassed, trialRefusal, message } = publishing;
  return (
    <SidePanel title="Comprobar" onClose={onClose}>
      <p>
        Revisa lo guardado en las listas y los textos, y construye el sitio aparte. Nada se publica. Puede tardar un par
        de minutos: si cierras esta hoja, sigue, y la barra de abajo dice cómo va.
      </p>
      <p role="status" className={layout.strong}>
        {running ? "Comprobando…" : message}
      </p>
      <StageProgress stage={running?.stage} />
      {trialRefusal && <PublishRefusal title="Por corregir" refusal={trialRefusal} />}
      <div className={layout.row}>
        {hasPassed && onPublish && (
          <PushButton look="main" onClick={onPublish}>
            Publicar
          </PushButton>
        )}
        {running?.isTrial ? (
          <PushButton onClick={publishing.cancelCheck}>Cancelar</PushButton>
        ) : (
          <PushButton isAriaDisabled={running !== undefined} onClick={() => void publishing.check()}>
            Comprobar otra vez
          </PushButton>
        )}
      </div>
    </SidePanel>
  );
}
