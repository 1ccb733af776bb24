import { useContext } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ListInfo, RowUse } from "#editor/api/api.ts";
import {
  createEmptyValue,
  fillKnownFacts,
  formatFieldId,
  isFilledIn,
  moveRow,
  toFields,
  toRows,
} from "#editor/api/form/form-value.ts";
import { copyRowKey, getRowKey, isNewRow, markNewRow } from "#editor/api/form/row-keys.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import type { DraftView } from "#editor/app/draft/draft-view.ts";
import { FormField } from "#editor/app/form/fields/form-field.tsx";
import { focusAfterRender, focusFirstControl, focusHeading } from "#editor/app/form/focus-field.ts";
import { type ChangeHandler, FormContext } from "#editor/app/form/form-context.ts";
import { getKeyLock } from "#editor/app/form/rows/key-lock.ts";
import { RowActions } from "#editor/app/form/rows/rows-field.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import layout from "#editor/app/shared/layout.module.css";
import { LockedPart } from "#editor/app/shared/panels/locked-part.tsx";
import { openEntryId } from "#editor/app/shared/panels/selectable-list.tsx";
import styles from "./list-editor.module.css";
import { canProposeKey, copyForNextPeriod, proposeKey } from "./next-period.ts";
import { RowPicker } from "./row-picker.tsx";

type RowsEditorProps = {
  list: ListInfo;
  view: DraftView;
  openIndex: number;
  onOpen: (row: number) => void;
  onChange: ChangeHandler;
  onUndo: () => void;
};

/** A list of rows, with the form of the open row below. New rows are added at the top. */
export function RowsEditor({ list, view, openIndex, onOpen, onChange, onUndo }: RowsEditorProps) {
  const { publishedKeys, facts, today } = useContext(FormContext);
  const { items = {}, keyField, nameField, groupField, removableIf } = list.schema;
  const fixedReason = list.lockReason ?? list.schema.fixedReason;
  const rows = toRows(view.data);
  const rowIndex = Math.min(openIndex, rows.length - 1);
  const openRow = rows[rowIndex];
  const nextPeriod = copyForNextPeriod(list.schema, openRow, today);
  const lock = getKeyLock(openRow, list.schema, publishedKeys, rows);
  const isNew = (each: unknown) =>
    isNewRow(each) || (keyField !== undefined && !publishedKeys.includes(String(toFields(each)[keyField])));
  const allKeys = rows.map((each) => String(toFields(each)[keyField ?? ""] ?? ""));
  const otherKeys = allKeys.toSpliced(rowIndex, 1);
  const { above, below } = findGroupNeighbours(rows, rowIndex, groupField);
  const name = fillKnownFacts(getRowName(openRow, list.schema), facts);
  const uses = list.uses?.[String(toFields(openRow)[keyField ?? ""])] ?? [];
  const actionsId = formatFieldId(["abierta"]);
  const addRow = (row: unknown, index: number) => {
    onOpen(index);
    onChange(rows.toSpliced(index, 0, markNewRow(row)), true);
    focusFirstControl(formatFieldId([index]));
  };
  const nameId = `${actionsId}-nombre`;
  // A merge, unlike typing, may change the open row's index.
  useKeyedEffect(view.dataBeforeMerge, (dataBeforeMerge) => {
    const rowBeforeMerge = toRows(dataBeforeMerge)[rowIndex];
    const currentIndex =
      rowBeforeMerge === undefined
        ? -1
        : rows.findIndex((each) => getRowKey(each, rowIndex) === getRowKey(rowBeforeMerge, rowIndex));
    if (currentIndex >= 0 && currentIndex !== rowIndex) onOpen(currentIndex);
  });

  return (
    <>
      {fixedReason && !list.lockReason && <p className={layout.hint}>{fixedReason}</p>}
      <RowPicker
        key={list.id}
        label={list.label}
        schema={list.schema}
        rows={rows}
        isNew={isNew}
        openIndex={rowIndex}
        onOpen={(row) => {
          onOpen(row);
          focusHeading(nameId);
        }}
        listButtons={
          <>
            {!fixedReason && (
              <PushButton id="campo-agrega" onClick={() => addRow(createEmptyValue(items), 0)}>
                Agregar
              </PushButton>
            )}
            <PushButton isAriaDisabled={!view.canUndo} onClick={onUndo}>
              Deshacer
            </PushButton>
          </>
        }
      />
      {openRow !== undefined && (
        <section className={layout.card} id={formatFieldId([rowIndex])} tabIndex={-1} aria-labelledby={nameId}>
          <h2 id={nameId} tabIndex={-1} className={styles.name}>
            {name || "Sin nombre todavía"}
          </h2>
          <LockedPart lockReason={list.lockReason}>
            <FormField
              key={getRowKey(openRow, rowIndex)}
              schema={{ ...items, title: "", description: "" }}
              value={openRow}
              path={[rowIndex]}
              onChange={(nextValue, isStep) => {
                const keyedRow = lock ? nextValue : proposeKey(list.schema, openRow, nextValue, otherKeys);
                onChange(rows.with(rowIndex, copyRowKey(openRow, keyedRow)), isStep);
              }}
              {...(nameField !== undefined && canProposeKey(list.schema) && { firstField: nameField })}
              {...(lock && { lockedField: lock })}
            />
          </LockedPart>
          {!fixedReason && nextPeriod && (
            <PushButton onClick={() => addRow(proposeKey(list.schema, {}, nextPeriod.row, allKeys), rowIndex)}>
              {`Otra desde el ${formatDate(nextPeriod.from)}, con lo mismo`}
            </PushButton>
          )}
          {!fixedReason && (
            <RowActions
              id={actionsId}
              rowLabel="en la lista"
              removeLabel="Quitar de la lista"
              removalQuestion={
                isFilledIn(openRow, items) ? `¿Quitar ${name ? `«${name}»` : "lo que está abierto"}?` : undefined
              }
              isFirst={above === undefined}
              isLast={below === undefined}
              isNotRemovable={(lock !== undefined && !lock.isRemovable) || uses.length > 0}
              onMove={(step) => {
                const newIndex = (step < 0 ? above : below) ?? rowIndex;
                onOpen(newIndex);
                onChange(moveRow(rows, rowIndex, newIndex - rowIndex), true);
                focusAfterRender(`${actionsId}-${step < 0 ? "sube" : "baja"}`);
              }}
              onRemove={() => {
                onOpen(Math.max(0, Math.min(rowIndex, rows.length - 2)));
                onChange(rows.toSpliced(rowIndex, 1), true);
                // Focuses the row that is open now or, if no row is left, the button «Agregar».
                focusAfterRender(formatFieldId([Math.max(0, Math.min(rowIndex, rows.length - 2))]), "campo-agrega");
              }}
            />
          )}
          {rows.length > 1 && (
            <PushButton look="text" onClick={() => focusAfterRender(openEntryId)}>
              Volver a la lista
            </PushButton>
          )}
          <RowUses uses={uses} />
          {lock && !fixedReason && (
            <p className={layout.hint}>
              {removableIf ?? "Ya se publicó: no se quita, porque su dirección se compartió."}
            </p>
          )}
        </section>
      )}
    </>
  );
}

/**
 * Finds the nearest rows above and below a row in its group; moving the row swaps it with one of them.
 *
 * @param groupField - field by which the site groups the rows; if undefined, all rows are one group.
 * @returns the indexes; `above` is undefined for the first row of a group, `below` for the last.
 */
export function findGroupNeighbours(
  rows: readonly unknown[],
  rowIndex: number,
  groupField: string | undefined,
): { above: number | undefined; below: number | undefined } {
  const getGroup = (row: unknown) => groupField && toFields(row)[groupField];
  const places = [...rows.keys()].filter((index) => getGroup(rows[index]) === getGroup(rows[rowIndex]));
  const ownPosition = places.indexOf(rowIndex);
  return { above: places[ownPosition - 1], below: places[ownPosition + 1] };
}

/** Links to the locations that use a row. A row in use cannot be removed. */
function RowUses({ uses }: { uses: readonly RowUse[] }) {
  if (uses.length === 0) return null;
  return (
    <div>
      <p>{`${uses.length === 1 ? "Este lugar lo usa" : "Estos lugares lo usan"}, y por eso se queda en la lista:`}</p>
      <ul className={layout.lines}>
        {uses.map(({ location, label }) => (
          <li key={location + label}>
            <a className={controls.link} href={`#${location}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
