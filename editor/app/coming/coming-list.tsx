import { useContext, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { ComingEntries, ComingEntry, ComingValue, MoveComingRequest } from "#editor/api/requests/coming-api.ts";
import { DayForm } from "#editor/app/form/day-form.tsx";
import { describeDay } from "#editor/app/form/describe-day.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { renderChangeLine } from "#editor/app/publish/changes/chosen-changes.tsx";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest } from "#editor/app/shared/request.ts";
import { shortenPath } from "#editor/app/shared/shorten-path.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";

export const comingHash = "que-viene";

const titleId = "que-viene-titulo";

/** «Qué viene»: the changes that the site will make by itself, day by day. */
export function ComingList({ shell }: { shell: Shell }) {
  const { today } = useContext(FormContext);
  const { value: loadedEntries, errorMessage } = useServerData<ComingEntries>("/api/coming", shell.turn);
  // After a move, shows the response until the list is reloaded, so that no button acts on a removed entry.
  const [moveResult, setMoveResult] = useState<{ entries: ComingEntries; replaces: ComingEntries | undefined }>();
  const value = moveResult?.replaces === loadedEntries ? moveResult?.entries : loadedEntries;
  const [announcement, setAnnouncement] = useState("");
  const move = async ({ label, location }: ComingEntry, to: string | null) => {
    try {
      const request: MoveComingRequest = { id: location, to };
      const entries = await sendRequest<ComingEntries>("POST", "/api/coming", request);
      setMoveResult({ entries, replaces: loadedEntries });
      const message = to === null ? "ya no cambia ese día" : `cambia el ${formatDate(to)}`;
      setAnnouncement(`«${label}» ${message}. Falta publicarlo.`);
      shell.handleFilesChanged();
      focusAfterRender(titleId);
    } catch (error) {
      setAnnouncement(getErrorMessage(error));
    }
  };
  const entriesByDay = Map.groupBy(value ?? [], ({ day }) => day);
  return (
    <>
      <h1 id={titleId} tabIndex={-1} className={layout.title}>
        Qué viene
      </h1>
      <p>Lo que cambiará por sí solo en su día, sin que nadie publique otra vez.</p>
      <p role="status">{errorMessage ?? (value ? announcement : "Leyendo…")}</p>
      {value?.length === 0 && (
        <p>
          Nada todavía. En «Membresías y precios», «Plazos y montos», «Portada» y los textos de las páginas, elige
          «Desde otro día».
        </p>
      )}
      {[...entriesByDay].map(([day, entries]) => (
        <section key={day} className={layout.stack} aria-labelledby={`viene-${day}`}>
          <h2 id={`viene-${day}`}>{capitalize(describeDay(day, today))}</h2>
          {entries.map((entry) => (
            <Entry
              key={`${entry.location} ${"what" in entry ? entry.what : ""}`}
              entry={entry}
              onMoveOrRemove={(to) => void move(entry, to)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

type EntryProps = { entry: ComingEntry; onMoveOrRemove: (to: string | null) => void };

function Entry({ entry, onMoveOrRemove }: EntryProps) {
  const [isMoving, setMoving] = useState(false);
  const { location, label, day } = entry;
  const isOutdated = "changes" in entry && entry.changes.some((change) => change.isOutdated);
  return (
    <section className={layout.card} aria-label={label}>
      <h3>{"changes" in entry ? label : `${label}: ${entry.what}`}</h3>
      {"changes" in entry && (
        <ul className={layout.tight}>
          {entry.changes.map((change, index) => renderChangeLine(formatChange(change), index))}
        </ul>
      )}
      {"changes" in entry && entry.isDraft && <p>Borrador: no pasará mientras no se publique.</p>}
      {isOutdated && (
        <p>Lo de hoy cambió después de que se escribió esto. Si todavía está bien, presiona «Sigue igual».</p>
      )}
      <div className={layout.row}>
        <a className={controls.link} href={`#${location}`}>
          Abrir <span className="visually-hidden">{`«${label}»`}</span>
        </a>
        {"changes" in entry && (
          <>
            {isOutdated && <PushButton onClick={() => onMoveOrRemove(day)}>Sigue igual</PushButton>}
            <PushButton aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
              Mover a otro día
            </PushButton>
            <ConfirmButton
              id={`quitar-${location}`}
              look="danger"
              question={`¿Quitar lo que «${label}» cambia el ${formatDate(day)}?`}
              onConfirm={() => onMoveOrRemove(null)}
            >
              Quitar
            </ConfirmButton>
            {isMoving && <DayForm action="Mover" onDayEntered={onMoveOrRemove} />}
          </>
        )}
      </div>
    </section>
  );
}

function formatChange({ where, before, after, by, isOutdated }: ComingValue): string {
  const values = [before, after].map((side) =>
    typeof side === "string" ? side : side.map(({ name, text }) => `${name}: ${text}`).join("; "),
  );
  const value = values.filter((side) => side !== "").join(" → ");
  return `${shortenPath(where)}: ${value}, de ${by}${isOutdated ? " (por revisar)" : ""}`;
}
