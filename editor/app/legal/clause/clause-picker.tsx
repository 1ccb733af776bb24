import { useContext } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { type ClauseWithRendering, headKey } from "#editor/api/legal-text-parts.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { hasAllWords } from "#editor/app/form/use-row-filter.ts";
import { formatPanelButtonId } from "#editor/app/legal/version/version-bar.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { SelectableEntry, SelectableList } from "#editor/app/shared/panels/selectable-list.tsx";
import styles from "./clause-picker.module.css";

type ClausePickerProps = {
  clauses: readonly ClauseWithRendering[];
  diagnostics: readonly Diagnostic[];
  /** Id of the open clause, or `headKey`. */
  openKey: string;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  onOpen: (key: string) => void;
  /** Whether the user has begun a new clause that is not in the text yet. */
  isAdding: boolean;
  /** Opens the form for a new clause; undefined if the text is locked. */
  onAddClause: (() => void) | undefined;
};

/** Searchable list of a text's head and numbered clauses; one entry is open. */
export function ClausePicker({
  clauses,
  diagnostics,
  openKey,
  searchText,
  onSearchTextChange,
  onOpen,
  isAdding,
  onAddClause,
}: ClausePickerProps) {
  const { facts } = useContext(FormContext);
  const keysWithErrors = new Set(diagnostics.filter(({ kind }) => kind === "error").map(({ path }) => path[0]));
  const headEntry = { id: headKey, number: "", title: "Título, día y «En corto»", body: "", depth: 2 };
  const clauseEntries = clauses.map((clause) => ({ ...clause, title: toLegalPlainText(clause.title, facts) }));
  const matchingEntries = [headEntry, ...clauseEntries].filter(({ number, title, body }) =>
    hasAllWords(`${number} ${title} ${body}`, searchText),
  );
  return (
    <SelectableList
      label="Cláusulas"
      listButtons={
        onAddClause && (
          <PushButton id={formatPanelButtonId("add")} onClick={onAddClause}>
            {isAdding ? "Seguir con la cláusula nueva" : "Agregar cláusula"}
          </PushButton>
        )
      }
      searchLabel={`Buscar en ${clauses.length} cláusulas y partes`}
      searchText={searchText}
      onSearchTextChange={onSearchTextChange}
      noMatchMessage={matchingEntries.length === 0 && "Ninguna cláusula tiene esas palabras."}
    >
      {matchingEntries.map(({ id, number, title, depth }) => (
        <SelectableEntry
          key={id}
          depth={depth}
          isOpen={id === openKey}
          hasError={keysWithErrors.has(id)}
          onOpen={() => onOpen(id)}
        >
          {number && <span className={styles.number}>{number}</span>}
          <span className={styles.title}>{title}</span>
        </SelectableEntry>
      ))}
    </SelectableList>
  );
}
