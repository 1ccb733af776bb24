import { type ReactNode, useContext, useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { validityStatusLabels } from "#content/registry/validity-status-labels.ts";
import { fillKnownFacts } from "#editor/api/form/form-value.ts";
import { getRowKey } from "#editor/api/form/row-keys.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { RowMark, useRowStatus } from "#editor/app/form/rows/row-marks.tsx";
import { buildRowSummary } from "#editor/app/form/rows/row-summary.ts";
import { maxRowsWithoutSearch } from "#editor/app/form/rows/rows-field.tsx";
import { joinValues, useRowFilter } from "#editor/app/form/use-row-filter.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import layout from "#editor/app/shared/layout.module.css";
import { SelectableEntry, SelectableList } from "#editor/app/shared/panels/selectable-list.tsx";
import { LabelledSelect } from "#editor/app/shared/select.tsx";
import styles from "./row-picker.module.css";

type RowPickerProps = {
  label: string;
  schema: FormSchema;
  rows: readonly unknown[];
  isNew: (row: unknown) => boolean;
  openIndex: number;
  listButtons: ReactNode;
  onOpen: (index: number) => void;
};

export function RowPicker({ label, schema, rows, isNew, openIndex, listButtons, onOpen }: RowPickerProps) {
  const { today, facts } = useContext(FormContext);
  const findStatus = useRowStatus();
  const [stateFilter, setStateFilter] = useState("");
  const entries = rows.map((row, index) => {
    const { state, text } = buildRowSummary(schema, row, today);
    const name = fillKnownFacts(getRowName(row, schema), facts);
    return { row, index, name, summary: { ...(state && { state }), text: fillKnownFacts(text, facts) } };
  });
  const { searchText, search, isFound } = useRowFilter(
    rows,
    (row, index) => `${joinValues(row)} ${entries[index]?.name ?? ""} ${entries[index]?.summary.text ?? ""}`,
  );
  // Resets the search only if the open row changed and is not among the results.
  useKeyedEffect(getRowKey(rows[openIndex], openIndex), () => {
    if (rows[openIndex] !== undefined && isFound(rows[openIndex], openIndex)) return;
    search("");
    setStateFilter("");
  });
  const states = entries.flatMap(({ summary }) => summary.state ?? []);
  const isLong = rows.length > maxRowsWithoutSearch;
  const shownEntries = entries
    .filter(({ row, index, summary }) => {
      // The open row stays in the list, even if its state changes while it is edited.
      if (stateFilter !== "" && states.includes(stateFilter) && summary.state !== stateFilter && index !== openIndex)
        return false;
      return isFound(row, index);
    })
    .toSorted((a, b) => rankState(a.summary.state) - rankState(b.summary.state));
  return (
    <SelectableList
      label={label}
      listButtons={
        <>
          {listButtons}
          {isLong && <StatePicker states={states} wantedState={stateFilter} onPick={setStateFilter} />}
        </>
      }
      searchLabel={isLong ? `Buscar entre ${rows.length} de «${label}»` : undefined}
      searchText={searchText}
      onSearchTextChange={search}
      noMatchMessage={
        shownEntries.length === 0 &&
        (rows.length > 0 ? "Nada tiene esas palabras." : "Todavía no hay nada en esta lista.")
      }
    >
      {shownEntries.map(({ row, index, name, summary }) => {
        const status = findStatus([index]);
        return (
          <SelectableEntry
            key={getRowKey(row, index)}
            isOpen={index === openIndex}
            hasError={status === "wrong"}
            onOpen={() => onOpen(index)}
          >
            <span className={styles.name}>
              {name || "Sin nombre todavía"}
              {summary.text && <span className={`${layout.hint} ${layout.clamped}`}>{summary.text}</span>}
            </span>
            {(isNew(row) || status === "unfinished") && (
              <span className={layout.row}>
                {isNew(row) && <RowMark status="new" />}
                {status === "unfinished" && <RowMark status="unfinished" />}
              </span>
            )}
          </SelectableEntry>
        );
      })}
    </SelectableList>
  );
}

const { current, disputed, upcoming, unknown, over } = validityStatusLabels;
const shownOrder: readonly (string | undefined)[] = [current, disputed, upcoming, unknown, over];

/** Ranks rows with a period by what is current; rows in other states keep the order of the file. */
const rankState = (state: string | undefined) => shownOrder.indexOf(state);

type StatePickerProps = { states: readonly string[]; wantedState: string; onPick: (state: string) => void };

/** Filter by the rows' `state`, e.g. `Vigente` or a topic; not shown if there are fewer than two states. */
function StatePicker({ states, wantedState, onPick }: StatePickerProps) {
  const distinctStates = [...new Set(states)];
  if (distinctStates.length < 2) return null;
  return (
    <LabelledSelect
      label="Mostrar"
      value={distinctStates.includes(wantedState) ? wantedState : ""}
      options={[
        { value: "", label: "Todo" },
        ...distinctStates.map((state) => ({
          value: state,
          label: `${state} (${states.filter((each) => each === state).length})`,
        })),
      ]}
      onChange={onPick}
    />
  );
}
