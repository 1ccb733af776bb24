import type { ContentCheckPart } from "#editor/api/requests/publish-api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import styles from "./check-results.module.css";
import type { ContentCheck } from "./use-content-check.ts";

type CheckPanelProps = {
  check: ContentCheck;
  /** Opens the publish panel; undefined if there is nothing to publish. */
  onPublish: (() => void) | undefined;
  onClose: () => void;
};

/** «Comprobar»: runs the checks that precede a publication. They continue after the panel is closed. */
export function CheckPanel({ check, onPublish, onClose }: CheckPanelProps) {
  return (
    <SidePanel title="Comprobar" onClose={onClose}>
      <p>
        Revisa lo guardado en las listas y los textos, y construye el sitio aparte. Nada se publica. Puede tardar un par
        de minutos: si cierras esta hoja, sigue, y la barra de abajo dice cómo va.
      </p>
      <CheckProgress check={check} />
      <div className={layout.row}>
        {check.hasPassed && onPublish && (
          <PushButton look="main" onClick={onPublish}>
            Publicar
          </PushButton>
        )}
        {check.isRunning ? (
          <PushButton onClick={check.cancel}>Cancelar</PushButton>
        ) : (
          <PushButton onClick={() => void check.run()}>Comprobar otra vez</PushButton>
        )}
      </div>
    </SidePanel>
  );
}

/** Shows the progress or the result of each part: its result lines, or its name and state while it is unfinished. */
export function CheckProgress({ check: { checkState, message } }: { check: ContentCheck }) {
  return (
    <>
      <p role="status" className={layout.strong}>
        {message}
      </p>
      {checkState?.parts.map((part) => (
        <CheckedPart key={part.name} {...part} />
      ))}
    </>
  );
}

const toneLabels = { good: "bien", look: "por revisar", wrong: "por corregir" } as const;

function CheckedPart({ name, state, lines }: ContentCheckPart) {
  if (state === "running" || state === "pending")
    return (
      <p className={styles.part} data-state={state}>
        {state === "running" ? `${name}: comprobando…` : `${name}: falta`}
      </p>
    );
  const tone = state === "failed" ? "wrong" : lines.length > 0 ? "look" : "good";
  return (
    <Message tone={tone} level={3} title={`${name}: ${toneLabels[tone]}`}>
      {lines.length > 0 && (
        <ul className={layout.lines}>
          {lines.map(({ message, at, raw }) => (
            <li key={message + raw}>
              {message}
              {at && (
                <>
                  {" "}
                  <a href={`#${at.location}`}>{`Ve a «${at.label}»`}</a>
                </>
              )}
              {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}
