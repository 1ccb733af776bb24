import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { PublishRefusal } from "./publish-outcome.tsx";
import { StageProgress } from "./stage-progress.tsx";

/** «Comprobar»: tries a publication of all drafts. It continues after the panel is closed. */
export function CheckPanel({ shell }: { shell: Shell }) {
  const { publishing, pending, openPanel, closePanel } = shell;
  const { running, hasPassed, trialRefusal, message } = publishing;
  return (
    <SidePanel title="Comprobar" onClose={closePanel}>
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
        {hasPassed && pending && pending.changes.length > 0 && (
          <PushButton look="main" onClick={() => openPanel("publish")}>
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
