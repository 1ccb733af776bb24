import { formatFieldId } from "#editor/api/form/form-value.ts";
import type { Clause } from "#editor/api/text-rows.ts";
import { FieldDiagnostics, useFieldDiagnostics } from "#editor/app/form/fields/field-frame.tsx";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { proposeId } from "./propose-id.ts";

type ClauseAddressProps = {
  clause: Pick<Clause, "id" | "hasPermanentAddress">;
  /** The clause's title as typed. */
  title: string;
  /** Addresses of all clauses of the text. */
  takenAddresses: readonly string[];
  isLocked: boolean;
  /** The new address as typed; undefined if the address form is closed. */
  newAddress: string | undefined;
  onInput: (address: string | undefined) => void;
  onAddressChange: (address: string) => void;
};

/** The address of a clause, such as `#pagos`, with a form to change it. A published address cannot be changed. */
export function ClauseAddress({
  clause,
  title,
  takenAddresses,
  isLocked,
  newAddress,
  onInput,
  onAddressChange,
}: ClauseAddressProps) {
  const { id, hasPermanentAddress } = clause;
  const path = [id, "address"];
  const diagnostics = useFieldDiagnostics(path);
  const openerId = `direccion-${id}`;
  if (isLocked || hasPermanentAddress)
    return (
      <p className={layout.hint}>
        Dirección: <code>{`#${id}`}</code>. No cambia, porque hay enlaces que llevan a ella.
      </p>
    );
  if (newAddress === undefined)
    return (
      <div id={formatFieldId(path)} tabIndex={-1}>
        <FieldDiagnostics diagnostics={diagnostics} />
        <p className={layout.hint}>
          Dirección: <code>{`#${id}`}</code>. Queda fija al publicar la versión.
        </p>
        <PushButton
          id={openerId}
          look="text"
          onClick={() => {
            const otherAddresses = takenAddresses.filter((each) => each !== id);
            onInput(proposeId(title, otherAddresses) || id);
            focusAfterRender(formatFieldId(path));
          }}
        >
          Cambiar la dirección
        </PushButton>
      </div>
    );
  return (
    <div className={layout.stack}>
      <TextInputField
        path={path}
        label="Dirección nueva"
        isShort
        hint={`Los enlaces de este texto la siguen. Los que otras personas guardaron con #${id} llevarán al inicio de la página.`}
        value={newAddress}
        isAddress
        onChange={onInput}
      />
      <div className={layout.row}>
        <PushButton onClick={() => onAddressChange(newAddress)}>Guardar la dirección</PushButton>
        <PushButton
          look="text"
          onClick={() => {
            onInput(undefined);
            focusAfterRender(openerId);
          }}
        >
          Dejarla como está
        </PushButton>
      </div>
    </div>
  );
}
