import { useState } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { PublicationUndo, UndoRequest } from "#editor/api/requests/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest } from "#editor/app/shared/request.ts";
import { announceChangedFiles } from "#editor/app/shell/use-menu-and-pending.ts";
import { FileChanges } from "./changes/file-changes.tsx";
import styles from "./history-panel.module.css";

type UndoPublicationProps = {
  request: UndoRequest;
  /** Whether the file may not change: then the panel only shows the differences. */
  isLocked?: boolean | undefined;
  /** @param message - describes what was done; undefined if the person cancelled. */
  onClose: (message?: string) => void;
};

const confirmId = "deshacer-lo-publicado";

const undoWords = {
  title: "Lo que se deshace",
  intro: "Se deshace todo lo que se publicó junto:",
  kept: "Se queda como está, porque ya no se quita o cambió después",
  confirm: "Sí, deshacer todo",
  busy: "Deshaciendo…",
};
const returnWords: typeof undoWords = {
  title: "Lo que vuelve",
  intro: "Para volver a esto, de lo publicado cambia:",
  kept: "Se queda como está, porque ya no se quita o viene en otro día",
  confirm: "Sí, volver",
  busy: "Volviendo…",
};

/** Shows what an undo changes, then makes it a draft. With `request.file`, only that file returns to its old state. */
export function UndoPublication({ request, isLocked = false, onClose }: UndoPublicationProps) {
  const { value, errorMessage } = useServerData<PublicationUndo>(`/api/undo?${new URLSearchParams(request)}`);
  const words = request.file === undefined ? undoWords : returnWords;
  const [refusal, setRefusal] = useState<string>();
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    setRefusal(undefined);
    try {
      await sendRequest("POST", "/api/undo", request);
      announceChangedFiles();
      onClose("Quedó como borrador: míralo en «Qué cambió», y publícalo.");
    } catch (error) {
      setUndoing(false);
      setRefusal(getErrorMessage(error));
      focusAfterRender(confirmId);
    }
  };
  return (
    <section className={`${layout.stack} ${styles.seen}`} aria-label={words.title}>
      <p role="status">{errorMessage ?? (value ? (isLocked ? "Entonces decía:" : words.intro) : "Leyendo…")}</p>
      {value?.changes.map((change) => (
        <div key={change.file} className={layout.stack}>
          <p className={layout.strong}>{change.label}</p>
          <FileChanges {...change} />
        </div>
      ))}
      {value && value.keptLabels.length > 0 && <p>{`${words.kept}: ${formatSpanishList(value.keptLabels)}.`}</p>}
      <p role="alert" className={layout.strong}>
        {value && value.draftLabels.length > 0 && !isLocked
          ? `Antes publica o descarta tu borrador de ${formatSpanishList(value.draftLabels)}: taparía lo que vuelve.`
          : refusal}
      </p>
      <div className={layout.row}>
        {value?.draftLabels.length === 0 && !isLocked && (
          <PushButton id={confirmId} isAriaDisabled={isUndoing} onClick={() => void undo()}>
            {isUndoing ? words.busy : words.confirm}
          </PushButton>
        )}
        <PushButton look="text" onClick={() => onClose()}>
          {isLocked ? "Cerrar" : "No"}
        </PushButton>
      </div>
    </section>
  );
}
