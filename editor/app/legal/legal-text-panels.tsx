import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { AddClauseForm } from "./clause/add-clause-form.tsx";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { FreezeVersionPanel } from "./version/freeze-version-panel.tsx";
import { buildVersionReadyResult } from "./version/frozen-version-notice.tsx";
import { NextVersionForm } from "./version/next-version-form.tsx";

export function LegalTextPanels({ editing }: { editing: LegalTextEditing }) {
  const { text, navigation } = editing;
  if (navigation.panel === "add") return <AddClauseForm editing={editing} />;
  if (navigation.panel === "next" && text.nextVersion)
    return <NextVersionForm editing={editing} rules={text.nextVersion} />;
  if (navigation.panel !== "freeze" || !text.obstacles) return null;
  return text.frozen ? (
    <OperatorDataPanel editing={editing} confirmedValues={text.frozen.confirmedValues} />
  ) : (
    <FreezeVersionPanel editing={editing} obstacles={text.obstacles} />
  );
}

type OperatorDataPanelProps = {
  editing: LegalTextEditing;
  confirmedValues: readonly { label: string; before: string; after: string }[];
};

/** Panel that lists the operator's data, and replaces the sample data of a published version with them. */
function OperatorDataPanel({ editing: { text, draft, navigation }, confirmedValues }: OperatorDataPanelProps) {
  const { key, attempt, closePanel, cancel } = navigation;
  return (
    <section className={layout.card} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Poner los datos del Operador en la versión ${text.version}`}
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
        <PushButton
          look="main"
          onClick={() => void attempt(draft.freeze(), () => closePanel(key, buildVersionReadyResult(text.version)))}
        >
          Poner estos datos
        </PushButton>
        <PushButton onClick={cancel}>Cancelar</PushButton>
      </div>
    </section>
  );
}
