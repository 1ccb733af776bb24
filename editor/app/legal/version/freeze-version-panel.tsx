import { isDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { headKey } from "#editor/api/legal-text-parts.ts";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import { findTextObstacle } from "#editor/app/legal/legal-text-draft.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { DiagnosticLine } from "#editor/app/list/diagnostic-list.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useStoredText } from "#editor/app/shared/hooks/use-stored-text.ts";
import layout from "#editor/app/shared/layout.module.css";
import { EffectiveDateField } from "./effective-date-field.tsx";
import { buildVersionReadyResult } from "./frozen-version-notice.tsx";

type FreezeVersionPanelProps = { editing: LegalTextEditing; obstacles: readonly Diagnostic[] };

/**
 * Panel «Publicar la versión», which freezes the words of the version. It asks for a reason if there is advice but no
 * error.
 */
export function FreezeVersionPanel({ editing, obstacles }: FreezeVersionPanelProps) {
  const { id, text, draft, view, navigation } = editing;
  const { version, isLocked, factsDay } = text;
  const { head } = view.data ?? text.data;
  const { inForce } = head;
  const changeEffectiveDate = (day: string) => draft.changePart(headKey, { ...head, inForce: day });
  const textObstacle = findTextObstacle(view) ?? (inForce === text.data.head.inForce ? undefined : "unsaved");
  const [reason, setReason] = useStoredText(`motivo-${id}-${version}`);
  const factsLabel =
    factsDay === undefined
      ? "los datos como se leen hoy"
      : `los datos del ${formatDate(factsDay)}, cuando empieza a regir`;
  const laterDay = obstacles.find(({ suggestedValue }) => suggestedValue !== undefined)?.suggestedValue;
  const isRefused = textObstacle !== undefined || obstacles.some(({ kind }) => kind === "error");
  return (
    <section className={layout.card} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Publicar la versión ${version}`}
      </h2>
      <p>
        {isRefused
          ? `Todavía no se puede. ${textObstacle ? obstacleTexts[textObstacle] : "Falta esto:"}`
          : `Sus palabras quedan fijas, con ${factsLabel}. Llega al sitio con el botón «Publicar», junto con lo demás.`}
      </p>
      {textObstacle !== "day" && textObstacle !== "unsaved" && obstacles.length > 0 && (
        <>
          {!isRefused && <h3>Antes de publicar, mira esto</h3>}
          <ul>
            {obstacles.map((diagnostic) => (
              <DiagnosticLine
                key={formatFieldId(diagnostic.path) + diagnostic.message}
                diagnostic={diagnostic}
                onOpenDiagnostic={navigation.goToDiagnostic}
              />
            ))}
          </ul>
        </>
      )}
      <EffectiveDateField inForce={inForce} isLocked={isLocked} onChange={changeEffectiveDate} />
      {isDay(laterDay) && laterDay !== inForce && (
        <PushButton onClick={() => changeEffectiveDate(laterDay)}>
          {`Regir desde el ${formatDate(laterDay)}`}
        </PushButton>
      )}
      {!isRefused && obstacles.some(({ suggestedValue }) => suggestedValue === undefined) && (
        <TextInputField
          path={["nueva", "reason"]}
          label="Motivo para publicarla así"
          hint="Queda guardado con el texto, por ejemplo «Lo ordena la autoridad»."
          rows={2}
          value={reason}
          onChange={setReason}
        />
      )}
      <div className={layout.row}>
        {!isRefused && (
          <PushButton
            look="main"
            onClick={() =>
              void navigation.attempt(draft.freeze(reason), () =>
                navigation.closePanel(navigation.key, buildVersionReadyResult(version)),
              )
            }
          >
            Publicar esta versión
          </PushButton>
        )}
        <PushButton onClick={navigation.cancel}>Cancelar</PushButton>
      </div>
    </section>
  );
}

const obstacleTexts = {
  text: "Corrige antes lo que se lista arriba.",
  day: "Corrige el día:",
  unsaved: "El día se está guardando.",
};
