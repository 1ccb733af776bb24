import { useState } from "react";
import type { AddVersionRequest, OpenText } from "#editor/api/text-api.ts";
import { useDayControl } from "#editor/app/form/fields/day-control.tsx";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import layout from "#editor/app/shared/layout.module.css";

type NextVersionFormProps = {
  next: NonNullable<OpenText["next"]>;
  today: string;
  onCreate: (version: AddVersionRequest) => void;
  onCancel: () => void;
};

/** Form that copies the newest version as the next one, with another effective date. */
export function NextVersionForm({ next, today, onCreate, onCancel }: NextVersionFormProps) {
  const [day, setDay] = useState(next.earliest);
  const [isUrgent, setUrgent] = useState(false);
  const { fault, said, draw } = useDayControl({
    day,
    today,
    min: isUrgent ? today : next.earliest,
    onChange: setDay,
  });
  return (
    <section className={layout.card} aria-labelledby="titulo-version">
      <h2 id="titulo-version" tabIndex={-1}>
        Nueva versión
      </h2>
      <p>Empieza como copia de la más nueva. La página no cambia hasta que la publiques.</p>
      <FieldFrame
        path={["nueva", "inForce"]}
        label="En vigor desde"
        isShort
        hint={`La ley pide avisar un cambio ${next.noticeDays}\u00a0días antes: por eso proponemos ese día.`}
        said={fault === undefined ? said : <p className={layout.hint}>{`Corrígelo: ${fault}.`}</p>}
      >
        {draw}
      </FieldFrame>
      <Checkbox isChecked={isUrgent} onChange={setUrgent}>
        Rige antes de que termine el aviso
      </Checkbox>
      {isUrgent && <p className={layout.hint}>Al publicarla te pedimos el motivo, y queda guardado con el texto.</p>}
      <ButtonRow>
        <PushButton look="main" onClick={() => onCreate({ inForce: day, withoutNotice: isUrgent })}>
          Crear versión
        </PushButton>
        <PushButton onClick={onCancel}>Cancelar</PushButton>
      </ButtonRow>
    </section>
  );
}
