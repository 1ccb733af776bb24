import { useContext, useState } from "react";
import {
  foldText,
  formatFieldId,
  getKinds,
  insertValueInOrder,
  isUpload,
  toRows,
} from "#editor/api/form/form-value.ts";
import { type FieldProps, FormContext } from "#editor/app/form/form-context.ts";
import { maxRowsWithoutSearch, RowsField } from "#editor/app/form/rows/rows-field.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { SearchBox } from "#editor/app/shared/search-box.tsx";
import { DateField } from "./day-control.tsx";
import { AddPartButton, GroupField, KindField } from "./group-field.tsx";
import styles from "./multiple-choice-field.module.css";
import { PageAddressField } from "./page-address-field.tsx";
import { PartFrame } from "./part-frame.tsx";
import { BooleanField, EnumField, NumberField, PlainTextField, ProseTextField } from "./single-value-fields.tsx";
import { UploadField } from "./upload-field.tsx";

/** Renders the field or group of fields for any value of a list, by its schema. */
export function FormField(props: FieldProps) {
  const { schema, value, isOptional } = props;
  const isFieldGroup = schema.type === "object" || getKinds(schema) !== undefined;
  if (schema.const !== undefined) return null;
  if (isUpload(schema)) return <UploadField {...props} draw={renderField} />;
  if (isFieldGroup && isOptional && value === undefined) return <AddPartButton {...props} />;
  if (getKinds(schema)) return <KindField {...props} renderField={renderField} />;
  if (schema.type === "object") return <GroupField {...props} renderField={renderField} />;
  if (schema.type === "array" && schema.items?.enum) return <MultipleChoiceField {...props} />;
  if (schema.type === "array") return <RowsField {...props} draw={renderField} />;
  if (schema.type === "boolean") return <BooleanField {...props} />;
  if (schema.enum) return <EnumField {...props} />;
  if (schema.type === "integer" || schema.type === "number") return <NumberField {...props} />;
  if (schema.widget === "date") return <DateField {...props} />;
  if (schema.widget === "page") return <PageAddressField {...props} />;
  if (schema.widget === "prose") return <ProseTextField {...props} />;
  return <PlainTextField {...props} />;
}

const renderField = (props: FieldProps) => <FormField {...props} />;

function MultipleChoiceField({ schema, value, path, onChange, isOptional }: FieldProps) {
  const { pages, spots } = useContext(FormContext);
  const [searchText, setSearchText] = useState("");
  const chosenValues = toRows(value);
  const values: readonly unknown[] = schema.items?.enum ?? [];
  const getLabel = (each: unknown) => schema.items?.options?.[String(each)] ?? String(each);
  // Unknown chosen values come first, so that the user notices and unchecks them.
  const unknownValues = chosenValues.filter((each) => !values.includes(each));
  const allValues = [...unknownValues, ...values];
  const shownValues = allValues.filter((each) => foldText(getLabel(each)).includes(foldText(searchText)));
  return (
    <PartFrame
      path={path}
      title={`${schema.title ?? "Opciones"}: ${chosenValues.length} de ${allValues.length}`}
      hint={schema.description}
      includesNested
    >
      {allValues.length > maxRowsWithoutSearch && (
        <SearchBox label="Buscar" value={searchText} onChange={setSearchText} />
      )}
      {shownValues.length === 0 && <p role="status">Nada tiene esas palabras.</p>}
      <div className={styles.boxes}>
        {shownValues.map((each) => (
          <Checkbox
            key={String(each)}
            id={formatFieldId([...path, String(each)])}
            isChecked={chosenValues.includes(each)}
            onChange={(isTicked) => {
              const nextValue = isTicked
                ? insertValueInOrder(chosenValues, each, values)
                : chosenValues.filter((other) => other !== each);
              onChange(nextValue.length === 0 && isOptional ? undefined : nextValue, true);
            }}
          >
            {getLabel(each)}
            {unknownValues.includes(each) && <span className={layout.wrong}> No existe: desmárcala</span>}
          </Checkbox>
        ))}
      </div>
      {spots !== undefined && spots.field === path.at(-1) && (
        <div className={layout.row}>
          {chosenValues.map((each) => {
            const page = spots.pagesByValue[String(each)];
            return (
              page && (
                <PushButton key={page} look="text" onClick={() => spots.onShow(page)}>
                  {`Ver en «${page === "/" ? "Portada" : pages.find(({ href }) => href === page)?.label}»`}
                </PushButton>
              )
            );
          })}
        </div>
      )}
    </PartFrame>
  );
}
