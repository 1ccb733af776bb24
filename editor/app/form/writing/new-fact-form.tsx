import { useContext, useId, useLayoutEffect, useRef, useState } from "react";
import type { Diagnostic, OpenList, SaveListResult } from "#editor/api/api.ts";
import { factPrefixes } from "#editor/api/form/fact-prefixes.ts";
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
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";

type FactRow = { id: string; description: string; fact?: string };

type NewFactFormProps = {
  /** Id of the list that gets the fact: that of the legal texts, or that of the pages. */
  listId: string;
  /** The words that the fact replaces in the text, proposed as the fact's value. */
  initialValue: string;
  /** @param hasFocusLeft - whether the user moved the focus out of the form during the save. */
  onFactAdded: (name: string, hasFocusLeft: boolean) => void;
  onCancel: () => void;
};

/** «Dato nuevo»: form that adds a fact to a list, so that a text can use the fact at once. */
export function NewFactForm({ listId, initialValue, onFactAdded, onCancel }: NewFactFormProps) {
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
    if (!isOpen && fact === "")
      return showError(
        "fact",
        listId === "pendientes" ? "escribe qué dice, o marca que todavía no se sabe" : "escribe qué dice",
      );
    setSaving(true);
    try {
      const { saved, row, rowIndex } = await addRow(listId, { description: name.trim(), ...(fact !== "" && { fact }) });
      const errors = saved.diagnostics.filter(({ kind }) => kind === "error");
      if (saved.revision === undefined) {
        const ownErrors = errors.filter(({ path }) => path[0] === rowIndex);
        const [first] = ownErrors;
        if (!first) return setErrorMessage(errors[0]?.message ?? "No se guardó: inténtalo otra vez.");
        // An error about the id is shown at `description`, from which the id is derived.
        const field = first.path[1] === "fact" ? "fact" : "description";
        return showError(field, first.message);
      }
      contentEvents.dispatchEvent(new Event("list"));
      setName("");
      setValue("");
      const { activeElement: active, body } = document;
      onFactAdded(`${factPrefixes[listId]}${row.id}`, active !== body && !form.current?.contains(active));
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
        {listId === "pendientes" && (
          <Checkbox isChecked={isOpen} onChange={setOpen}>
            Todavía no se sabe: el texto dice que falta confirmarlo
          </Checkbox>
        )}
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

/**
 * Appends a row to the list and saves the list. The list editor adds rows at the top, so the additions do not conflict.
 */
async function addRow(listId: string, fields: Omit<FactRow, "id">) {
  const { data, revision } = await sendRequest<OpenList>("GET", `/api/lists/${listId}`);
  const rows = data as readonly FactRow[];
  const takenIds = rows.map(({ id }) => id);
  const row: FactRow = { id: proposeId(fields.description, takenIds), ...fields };
  const result = await sendRequest<SaveListResult>("PUT", `/api/lists/${listId}`, {
    data: [...rows, row],
    revision,
  });
  return { saved: result, row, rowIndex: rows.length };
}
