import type { FreezeStatus } from "#editor/api/text-api.ts";
import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";

type OperatorDataPanelProps = Pick<FreezeStatus, "given"> & {
  version: string;
  onPut: () => void;
  onCancel: () => void;
};

/** Panel that lists the operator's data, and puts them in place of the sample data of a published version. */
export function OperatorDataPanel({ version, given, onPut, onCancel }: OperatorDataPanelProps) {
  return (
    <section className={layout.card} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Poner los datos del Operador en la versión ${version}`}
      </h2>
      <p>Solo cambia esto. Lo demás queda como se publicó.</p>
      <ul>
        {given.map(({ label, before, after }) => (
          <li key={label}>
            {`${label}: `}
            <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <PushButton look="main" onClick={onPut}>
          Poner estos datos
        </PushButton>
        <PushButton onClick={onCancel}>Cancelar</PushButton>
      </ButtonRow>
    </section>
  );
}
