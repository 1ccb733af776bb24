import { useContext, useState } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import type { Clause } from "#editor/api/text-rows.ts";
import { FieldDiagnostics, useFieldDiagnostics } from "#editor/app/form/fields/field-frame.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";

type RemoveClauseButtonProps = {
  clause: Clause;
  onRemove: () => void;
  /** Opens the clause that contains the paragraph with this anchor. */
  onGo: (anchor: string) => void;
};

/**
 * Button that removes a clause after a confirmation. If paragraphs link to the clause, the button lists them instead.
 */
export function RemoveClauseButton({ clause: { id, title, depth, links }, onRemove, onGo }: RemoveClauseButtonProps) {
  const [isTold, setTold] = useState(false);
  const path = [id, "removal"];
  const diagnostics = useFieldDiagnostics(path);
  const { facts } = useContext(FormContext);
  const what = depth === 2 ? "cláusula" : "parte";
  const act = `Quitar ${what}`;
  const question = `¿Quitar «${toLegalPlainText(title, facts)}»? Quien guardó un enlace a esta ${what} llegará al principio de la página.`;
  return (
    <div>
      {links.length > 0 ? (
        <PushButton id={`quitar-${id}`} look="danger" onClick={() => setTold(true)}>
          {act}
        </PushButton>
      ) : (
        <ConfirmedButton id={`quitar-${id}`} look="danger" question={question} onConfirm={onRemove}>
          {act}
        </ConfirmedButton>
      )}
      <div role="status" className={layout.row}>
        {isTold && links.length > 0 && (
          <>
            <p>{`No se puede quitar todavía: ${links.length === 1 ? "una parte del texto lleva" : `${links.length} partes del texto llevan`} a ella. Cambia antes sus enlaces:`}</p>
            {links.map(({ number, anchor }) => (
              <PushButton key={anchor} look="text" onClick={() => onGo(anchor)}>
                {`Ir a ${number}`}
              </PushButton>
            ))}
          </>
        )}
      </div>
      {diagnostics.length > 0 && (
        <div id={formatFieldId(path)} tabIndex={-1}>
          <FieldDiagnostics diagnostics={diagnostics} />
        </div>
      )}
    </div>
  );
}
