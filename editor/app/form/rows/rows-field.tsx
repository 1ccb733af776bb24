import { useContext, useState } from "react";
import {
  createEmptyValue,
  fillKnownFacts,
  formatFieldId,
  getKinds,
  isFilledIn,
  moveRow,
  toRows,
} from "#editor/api/form/form-value.ts";
import { copyRowKey, getRowKey, markNewRow } from "#editor/api/form/row-keys.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import { FoldedFields } from "#editor/app/form/fields/folded-fields.tsx";
import { PartFrame } from "#editor/app/form/fields/part-frame.tsx";
import { focusAfterRender, focusFirstControl } from "#editor/app/form/focus-field.ts";
import { type FieldProps, type FieldRenderer, FormContext } from "#editor/app/form/form-context.ts";
import { SpreadsheetPaste } from "#editor/app/form/paste/spreadsheet-paste.tsx";
import { findPastedIndexes, type PasteResult } from "#editor/app/form/paste/spreadsheet-rows.ts";
import { formatMatchCount, joinValues, useRowFilter } from "#editor/app/form/use-row-filter.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { SearchBox } from "#editor/app/shared/search-box.tsx";
import { getKeyLock } from "./key-lock.ts";

export const maxRowsWithoutSearch = 12;

export function RowsField({
  schema,
  value,
  path,
  onChange,
  isOptional,
  group,
  draw,
}: FieldProps & { draw: FieldRenderer }) {
  const { facts, publishedKeys } = useContext(FormContext);
  const id = formatFieldId(path);
  const rows = toRows(value);
  const [lastPaste, setLastPaste] = useState<PasteResult>();
  const { searchText, search, isFound } = useRowFilter(rows, joinValues);
  const items = schema.items ?? {};
  const itemTitle = items.title ?? "Renglón";
  const isFieldGroup = items.type === "object" || getKinds(items) !== undefined;
  const changeRows = (nextValue: readonly unknown[]) =>
    onChange(nextValue.length === 0 && isOptional ? undefined : nextValue, true);
  const pastedIndexes = lastPaste ? findPastedIndexes(rows, lastPaste) : [];
  const shownRows = rows.map((row, index) => ({ row, index })).filter(({ row, index }) => isFound(row, index));

  const renderRow = (row: unknown, index: number) => {
    const rowPath = [...path, index];
    const name = fillKnownFacts(getRowName(row, schema), facts);
    const lock = getKeyLock(row, schema, publishedKeys, rows);
    const field = draw({
      schema: isFieldGroup ? { ...items, title: "" } : { ...items, title: `${itemTitle} ${index + 1}` },
      value: row,
      path: rowPath,
      onChange: (nextValue, isStep) => onChange(rows.with(index, copyRowKey(row, nextValue)), isStep),
      ...(lock && { lockedField: lock }),
    });
    const actions = (
      <RowActions
        id={formatFieldId(rowPath)}
        rowLabel={`${itemTitle.toLowerCase()} ${index + 1}`}
        removalQuestion={
          isFilledIn(row, items)
            ? `¿Quitar ${name ? `«${name}»` : `${itemTitle.toLowerCase()} ${index + 1}`}?`
            : undefined
        }
        isFirst={index === 0}
        isLast={index === rows.length - 1}
        isNotRemovable={lock !== undefined && !lock.isRemovable}
        onMove={(by) => {
          changeRows(moveRow(rows, index, by));
          focusAfterRender(`${formatFieldId([...path, index + by])}-${by < 0 ? "sube" : "baja"}`);
        }}
        onRemove={() => {
          changeRows(rows.toSpliced(index, 1));
          const nextRowId = formatFieldId([...path, Math.min(index, rows.length - 2)]);
          focusAfterRender(`${nextRowId}-quita`, `${nextRowId}-sube`, `${id}-agrega`);
        }}
      />
    );
    if (!isFieldGroup)
      return (
        <>
          {field}
          {actions}
        </>
      );
    return (
      <FoldedFields
        path={rowPath}
        name={name || `${itemTitle} ${index + 1}`}
        schema={schema}
        value={row}
        isPasted={pastedIndexes.includes(index)}
      >
        {field}
        {actions}
      </FoldedFields>
    );
  };

  return (
    <PartFrame path={path} title={schema.title ?? "Lista"} hint={schema.description}>
      {rows.length > maxRowsWithoutSearch && (
        <SearchBox
          label={`Buscar entre ${rows.length} de «${schema.title ?? itemTitle}»`}
          value={searchText}
          onChange={search}
        />
      )}
      <ol className={layout.stack} aria-label={schema.title ?? "Lista"}>
        {shownRows.map(({ row, index }) => (
          <li key={getRowKey(row, index)}>{renderRow(row, index)}</li>
        ))}
      </ol>
      {rows.length > maxRowsWithoutSearch && (
        <p role="status">
          {shownRows.length === 0 ? "Nada tiene esas palabras." : formatMatchCount(searchText, shownRows.length)}
        </p>
      )}
      <PushButton
        id={`${id}-agrega`}
        onClick={() => {
          search("");
          changeRows([...rows, markNewRow(createEmptyValue(items) ?? "")]);
          focusFirstControl(formatFieldId([...path, rows.length]));
        }}
      >
        {`Agregar ${itemTitle.toLowerCase()}`}
      </PushButton>
      {schema.widget === "sheet" && (
        <SpreadsheetPaste
          path={path}
          schema={schema}
          ignoredWords={(schema.repeatedFields ?? []).flatMap((name) => group?.[name] ?? []).map(String)}
          rows={rows}
          pasteResult={lastPaste}
          onPaste={(next, from) => {
            search("");
            setLastPaste(from);
            if (next !== rows) changeRows(next);
          }}
        />
      )}
    </PartFrame>
  );
}

type RowActionsProps = {
  id: string;
  /** Name of the row, such as `párrafo 2`; screen readers announce it with the buttons: «Subir párrafo 2». */
  rowLabel: string;
  /** Label of the button that removes the row; by default «Quitar párrafo 2». */
  removeLabel?: string;
  removalQuestion: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  isNotRemovable: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/**
 * Buttons that move or remove a row. At the ends of the list, move buttons are announced as disabled but keep the
 * focus.
 */
export function RowActions(props: RowActionsProps) {
  const {
    id,
    rowLabel,
    removeLabel = `Quitar ${rowLabel}`,
    removalQuestion,
    isFirst,
    isLast,
    isNotRemovable,
    onMove,
    onRemove,
  } = props;
  return (
    <div className={layout.row}>
      <PushButton id={`${id}-sube`} look="text" isAriaDisabled={isFirst} onClick={() => onMove(-1)}>
        Subir <span className="visually-hidden">{rowLabel}</span>
      </PushButton>
      <PushButton id={`${id}-baja`} look="text" isAriaDisabled={isLast} onClick={() => onMove(1)}>
        Bajar <span className="visually-hidden">{rowLabel}</span>
      </PushButton>
      {!isNotRemovable && (
        <ConfirmButton id={`${id}-quita`} look="text" question={removalQuestion} onConfirm={onRemove}>
          {removeLabel}
        </ConfirmButton>
      )}
    </div>
  );
}
