import { useContext, useId, useLayoutEffect, useRef, useState } from "react";
import type { Diagnostic, OpenList, SaveListResult } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { proposeId } from "#editor/app/legal/clause/propose-id.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import { useStoredText } from "#editor/app/shared/hooks/use-stored-text.ts";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest, toErrorBody } from "#editor/app/shared/request.ts";
import { saveEvents } from "#editor/app/shell/use-menu-and-pending.ts";

/** Id of the list of facts that the operator has to confirm; see src/content/data/pending.ts. */
const pendingFactsListId = "pendientes";
type PendingRow = { id: string; description: string; fact?: string };

type NewFactFormProps = {
  /** The words that the fact replaces in the text, proposed as the fact's value. */
  initialValue: string;
  /**
   * Called with the fact's name, such as `pendiente.plazo-de-la-factura`.
   *
   * @param hasFocusLeft - whether the user moved the focus out of the form during the save.
   */
  onFactAdded: (name: string, hasFocusLeft: boolean) => void;
  onCancel: () => void;
};

/** «Dato nuevo»: form that adds a fact to the list «Datos por confirmar», so that a text can use it at once. */
export function NewFactForm({ initialValue, onFactAdded, onCancel }: NewFactFormProps) {
  const fieldIdPrefix = `dato-${useId()}`;
  const [name, setName] = useStoredText("dato-nuevo-nombre");
  const [storedValue, setStoredValue] = useStoredText("dato-nuevo-valor");
  const [value, setInputValue] = useState(initialValue || storedValue);
  const setValue = (nextValue: string) => {
    setInputValue(nextValue);
    setStoredValue(nextValue);
  };
  const [isOpen, setOpen] = useState(false);
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>([]);
  const [errorMessage, setErrorMessage] = useState("");
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFieldSetElement>(null);
  const surroundings = useContext(FormContext);

  const showError = (field: "description" | "fact", message: string) => {
    setDiagnostics([{ path: [fieldIdPrefix, field], where: "", message, kind: "error" }]);
    focusAfterRender(formatFieldId([fieldIdPrefix, field]));
  };
  const addFact = async () => {
    if (isSaving) return;
    const fact = isOpen ? "" : value.trim();
    setErrorMessage("");
    setDiagnostics([]);
    if (name.trim() === "") return showError("description", "escribe qué es, para encontrarlo otra vez");
    if (!isOpen && fact === "") return showError("fact", "escribe qué dice, o marca que todavía no se sabe");
    setSaving(true);
    try {
      const { saved, row, rowIndex } = await addRow({ description: name.trim(), ...(fact !== "" && { fact }) });
      const errors = saved.diagnostics.filter(({ kind }) => kind === "error");
      if (saved.revision === undefined) {
        const ownErrors = errors.filter(({ path }) => path[0] === rowIndex);
        const [first] = ownErrors;
        if (!first) return setErrorMessage(errors[0]?.message ?? "No se guardó: inténtalo otra vez.");
        // An error about the id is shown at `description`, from which the id is derived.
        const field = first.path[1] === "fact" ? "fact" : "description";
        return showError(field, first.message);
      }
      saveEvents.dispatchEvent(new Event("list"));
      setName("");
      setValue("");
      const { activeElement: active, body } = document;
      onFactAdded(`pendiente.${row.id}`, active !== body && !form.current?.contains(active));
    } catch (error) {
      setErrorMessage(toErrorBody(error).message);
    } finally {
      setSaving(false);
    }
  };
  const [descriptionId, factId] = [
    formatFieldId([fieldIdPrefix, "description"]),
    formatFieldId([fieldIdPrefix, "fact"]),
  ];
  // The form replaces the pressed button, which had the focus.
  useLayoutEffect(() => document.getElementById(descriptionId)?.focus(), [descriptionId]);
  return (
    <FormContext value={{ ...surroundings, diagnostics }}>
      <fieldset
        ref={form}
        className={layout.box}
        onKeyDown={(event) => {
          const { key: pressedKey, target, nativeEvent } = event;
          if (pressedKey === "Escape") {
            event.stopPropagation();
            onCancel();
          } else if (pressedKey === "Enter" && !nativeEvent.isComposing && target === document.getElementById(factId)) {
            event.preventDefault();
            void addFact();
          }
        }}
      >
        <legend className={layout.strong}>Dato nuevo</legend>
        <TextInputField
          path={[fieldIdPrefix, "description"]}
          label="Qué es"
          hint="Por ejemplo: plazo para pedir la factura."
          value={name}
          onChange={setName}
        />
        {!isOpen && (
          <TextInputField
            path={[fieldIdPrefix, "fact"]}
            label="Qué dice"
            hint="Como se lee en medio de la oración, sin punto final."
            value={value}
            onChange={setValue}
          />
        )}
        <Checkbox isChecked={isOpen} onChange={setOpen}>
          Todavía no se sabe: el texto dice que falta confirmarlo
        </Checkbox>
        <p role="alert">{errorMessage}</p>
        <div className={layout.row}>
          <PushButton look="main" isAriaDisabled={isSaving} onClick={() => void addFact()}>
            {isSaving ? "Guardando…" : "Agregar e insertar"}
          </PushButton>
          <PushButton onClick={onCancel}>Cancelar</PushButton>
        </div>
      </fieldset>
    </FormContext>
  );
}

/** Appends a row to the list and saves the list. The list's editor adds rows at the top, so there is no conflict. */
async function addRow(fields: Omit<PendingRow, "id">) {
  const { data, revision } = await sendRequest<OpenList>("GET", `/api/lists/${pendingFactsListId}`);
  const rows = data as readonly PendingRow[];
  const takenIds = rows.map(({ id }) => id);
  const row: PendingRow = { id: proposeId(fields.description, takenIds), ...fields };
  const result = await sendRequest<SaveListResult>("PUT", `/api/lists/${pendingFactsListId}`, {
    data: [...rows, row],
    revision,
  });
  return { saved: result, row, rowIndex: rows.length };
}
