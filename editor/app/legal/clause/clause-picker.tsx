import { useContext } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { headKey, listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { hasAllWords } from "#editor/app/form/use-row-filter.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { formatPanelButtonId } from "#editor/app/legal/use-legal-text-navigation.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { SelectableEntry, SelectableList } from "#editor/app/shared/panels/selectable-list.tsx";
import styles from "./clause-picker.module.css";

type ClausePickerProps = { editing: LegalTextEditing; diagnostics: readonly Diagnostic[] };

export function ClausePicker({ editing: { text, view, navigation }, diagnostics }: ClausePickerProps) {
  const { key: openKey, searchText, setSearchText, go, openPanel } = navigation;
  const clauses = listClausesWithRendering(text);
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
        !text.isLocked && (
          <PushButton id={formatPanelButtonId("add")} onClick={() => openPanel("add")}>
            {view.adding ? "Seguir con la cláusula nueva" : "Agregar cláusula"}
          </PushButton>
        )
      }
      searchLabel={`Buscar en ${clauses.length} cláusulas y partes`}
      searchText={searchText}
      onSearchTextChange={setSearchText}
      noMatchMessage={matchingEntries.length === 0 && "Ninguna cláusula tiene esas palabras."}
    >
      {matchingEntries.map(({ id, number, title, depth }) => (
        <SelectableEntry
          key={id}
          depth={depth}
          isOpen={id === openKey}
          hasError={keysWithErrors.has(id)}
          onOpen={() => go(id)}
        >
          {number && <span className={styles.number}>{number}</span>}
          <span className={styles.title}>{title}</span>
        </SelectableEntry>
      ))}
    </SelectableList>
  );
}
