import type { FreezeStatus } from "#editor/api/text-api.ts";
import styles from "#editor/app/legal/panel.module.css";
import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";

type OperatorDataPanelProps = Pick<FreezeStatus, "given"> & {
  version: string;
  onPut: () => void;
  onCancel: () => void;
};

/** Panel that lists the operator's data, and puts them in place of the sample data of a published version. */
export function OperatorDataPanel({ version, given, onPut, onCancel }: OperatorDataPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Poner los datos del Operador en la versión ${version}`}
      </h2>
      <p>Solo cambia esto. Lo demás queda como se publicó.</p>
      <ul className={styles.lines}>
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
