import { useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatVersionNoteLocation, type OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { useDayControl } from "#editor/app/form/fields/day-control.tsx";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { unpublishedDraftTitleId } from "#editor/app/legal/use-legal-text-navigation.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import layout from "#editor/app/shared/layout.module.css";
import { LabelledSelect } from "#editor/app/shared/select.tsx";
import { formatVersion } from "./version-bar.tsx";

type NextVersionFormProps = { editing: LegalTextEditing; rules: NonNullable<OpenLegalText["nextVersion"]> };

export function NextVersionForm({ editing: { id, text, draft, navigation }, rules }: NextVersionFormProps) {
  const { announcedVersion, noticeDays, legalNoticeDays } = rules;
  const withdrawalLocation = formatVersionNoteLocation("withdrawals", id, announcedVersion?.version ?? "");
  const versions = text.versions.filter(({ isPublished }) => isPublished);
  const createVersion = () =>
    void navigation.attempt(draft.addVersion({ inForce: day, withoutNotice: isUrgent, from }), () =>
      navigation.closePanel(navigation.key, {
        announcement: "Se creó la versión nueva, como borrador.",
        focusId: unpublishedDraftTitleId,
      }),
    );
  const [from, setFrom] = useState(versions[0]?.version);
  const [day, setDay] = useState<string>(rules.earliest);
  useKeyedEffect(navigation.wantedDay, (wanted) => void (wanted && wanted.day > rules.earliest && setDay(wanted.day)));
  const [isUrgent, setUrgent] = useState(false);
  const { errorMessage, feedback, renderControl } = useDayControl({
    day,
    min: isUrgent ? rules.soonest : rules.earliest,
    onChange: setDay,
  });
  return (
    <section className={layout.card} aria-labelledby="titulo-version">
      <h2 id="titulo-version" tabIndex={-1}>
        Nueva versión
      </h2>
      <p>La página no cambia hasta que la publiques.</p>
      {announcedVersion && (
        <p>
          {`La versión ${announcedVersion.version} ya se anunció para el ${formatDate(announcedVersion.inForce)}: esta va después. Si esta va a regir antes, o en lugar de ella, `}
          <a href={`#${withdrawalLocation}`}>{`retira antes la ${announcedVersion.version}`}</a>.
        </p>
      )}
      {from !== undefined && (
        <LabelledSelect
          label="Empieza como copia de"
          value={from}
          options={versions.map((each) => ({ value: each.version, label: formatVersion(each) }))}
          onChange={setFrom}
        />
      )}
      <FieldFrame
        path={["nueva", "inForce"]}
        label="En vigor desde"
        isShort
        hint={
          noticeDays > legalNoticeDays
            ? `El contrato promete avisar un cambio ${noticeDays}\u00a0días antes; la ley pide ${legalNoticeDays} o más. Por eso proponemos ese día.`
            : `La ley pide avisar un cambio ${legalNoticeDays}\u00a0días antes: por eso proponemos ese día.`
        }
        feedback={errorMessage ? <p className={layout.hint}>{`Corrígelo: ${errorMessage}.`}</p> : feedback}
      >
        {renderControl}
      </FieldFrame>
      <Checkbox isChecked={isUrgent} onChange={setUrgent}>
        Rige antes de que termine el aviso
      </Checkbox>
      {isUrgent && <p className={layout.hint}>Al publicarla te pedimos el motivo, y queda guardado con el texto.</p>}
      <div className={layout.row}>
        <PushButton look="main" onClick={createVersion}>
          Crear versión
        </PushButton>
        <PushButton onClick={navigation.cancel}>Cancelar</PushButton>
      </div>
    </section>
  );
}
