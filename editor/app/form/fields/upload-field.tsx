import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import type { UploadedPicture } from "#domain/uploads/stored-file.ts";
import { uploadLimits } from "#domain/uploads/upload-limits.ts";
import { formatFieldId, setField, toFields } from "#editor/api/form/form-value.ts";
import type { UploadResult } from "#editor/api/requests/file-api.ts";
import { FileInput, useUpload } from "#editor/app/files/upload.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import type { FieldProps, FieldRenderer } from "#editor/app/form/form-context.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { PartFrame } from "./part-frame.tsx";
import styles from "./upload-field.module.css";

const kindTexts = {
  picture: {
    accept: ".jpg,.jpeg,.png,.webp,.avif",
    choose: "Subir imagen",
    replace: "Subir otra imagen",
    remove: "Quitar imagen",
  },
  pdf: { accept: ".pdf", choose: "Subir PDF", replace: "Subir otro PDF", remove: "Quitar PDF" },
} as const;

/** Fields that the server determines from the file; staff fill in the others. */
const measuredFields: readonly string[] = ["sha256", "bytes", "name", "width", "height"];

export function UploadField({ schema, value, path, onChange, draw }: FieldProps & { draw: FieldRenderer }) {
  const kind = schema.widget === "pdf" ? "pdf" : "picture";
  const texts = kindTexts[kind];
  const { name, progress, error, send } = useUpload<UploadResult>(uploadLimits[kind].maxBytes);
  const file = value === undefined ? undefined : (value as UploadedPicture);
  const id = `${formatFieldId(path)}-archivo`;
  const descriptionId = `${id}-ayuda`;
  const uploadFile = async (chosenFile: File) => {
    const storedFile = await send(`/api/uploads/${kind}?name=${encodeURIComponent(chosenFile.name)}`, chosenFile);
    if (!storedFile) return;
    // A new picture needs a new alternative text.
    onChange(kind === "picture" ? { ...storedFile, alt: "" } : storedFile, true);
    if (kind === "picture") focusAfterRender(formatFieldId([...path, "alt"]));
  };
  const editableFields = Object.entries(schema.properties ?? {}).filter(([name]) => !measuredFields.includes(name));
  return (
    <PartFrame path={path} title={schema.title ?? ""} hint={undefined}>
      {file && (
        <figure className={layout.row}>
          {kind === "picture" && (
            <img
              src={`/api/uploads/${file.sha256}.webp`}
              alt=""
              width={file.width}
              height={file.height}
              className={styles.thumbnail}
            />
          )}
          <figcaption>
            {[file.name, formatFileSize(file.bytes), file.width && `${file.width} × ${file.height} px`]
              .filter(Boolean)
              .join(", ")}
          </figcaption>
        </figure>
      )}
      <div className={layout.stack}>
        <label className={layout.strong} htmlFor={id}>
          {file ? texts.replace : texts.choose}
        </label>
        <FileInput
          id={id}
          accept={texts.accept}
          aria-describedby={descriptionId}
          {...(error && { "aria-invalid": true })}
          onFileChosen={(chosenFile) => void uploadFile(chosenFile)}
        />
        <p id={descriptionId} className={layout.hint}>
          {schema.description}
        </p>
        <div role="status">
          {progress !== undefined && "Subiendo y revisando…"}
          {error && (
            <Message tone="wrong" title="No se subió">
              <p>{`«${name}»: ${error.message}`}</p>
            </Message>
          )}
        </div>
      </div>
      {file &&
        editableFields.map(([name, field]) => (
          <div key={name}>
            {draw({
              schema: field,
              value: toFields(value)[name],
              path: [...path, name],
              onChange: (nextValue, isStep) => onChange(setField(schema, value, name, nextValue), isStep),
            })}
          </div>
        ))}
      {file && (
        <PushButton
          look="text"
          onClick={() => {
            onChange(undefined, true);
            focusAfterRender(id);
          }}
        >
          {texts.remove}
        </PushButton>
      )}
    </PartFrame>
  );
}
