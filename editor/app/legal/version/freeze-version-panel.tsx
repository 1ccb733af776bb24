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
import { freezeVersion } from "./frozen-version-notice.tsx";

/** Freezes the words of the version or, in a published one with sample data, replaces these data. */
export function FreezeVersionPanel({ editing }: { editing: LegalTextEditing }) {
  const { frozen, obstacles } = editing.text;
  if (!obstacles) return null;
  return frozen ? (
    <OperatorDataPanel editing={editing} confirmedValues={frozen.confirmedValues} />
  ) : (
    <DraftPanel editing={editing} obstacles={obstacles} />
  );
}

type DraftPanelProps = { editing: LegalTextEditing; obstacles: readonly Diagnostic[] };

/** Asks for a reason if there is advice but no error. */
function DraftPanel({ editing, obstacles }: DraftPanelProps) {
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
          <PushButton look="main" onClick={() => freezeVersion(editing, reason)}>
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

type OperatorDataPanelProps = {
  editing: LegalTextEditing;
  confirmedValues: readonly { label: string; before: string; after: string }[];
};

/** Panel that lists the operator's data, and replaces the sample data of a published version with them. */
function OperatorDataPanel({ editing, confirmedValues }: OperatorDataPanelProps) {
  return (
    <section className={layout.card} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Poner los datos del Operador en la versión ${editing.text.version}`}
      </h2>
      <p>Solo cambia esto. Lo demás queda como se publicó.</p>
      <ul>
        {confirmedValues.map(({ label, before, after }) => (
          <li key={label}>
            {`${label}: `}
            <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <PushButton look="main" onClick={() => freezeVersion(editing)}>
          Poner estos datos
        </PushButton>
        <PushButton onClick={editing.navigation.cancel}>Cancelar</PushButton>
      </div>
    </section>
  );
}
