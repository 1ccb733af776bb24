import { useEffect, useRef, useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { UploadedPicture } from "#domain/site/stored-file.ts";
import { uploadLimits } from "#domain/site/upload-limits.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import type { UploadResult } from "#editor/api/file-api.ts";
import { formatFieldId, setField, toFields } from "#editor/api/form/form-value.ts";
import { sendFile } from "#editor/app/files/send-file.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import type { FieldProps, FieldRenderer } from "#editor/app/form/form-context.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { toErrorBody } from "#editor/app/shared/request.ts";
import { PartFrame } from "./part-frame.tsx";
import styles from "./upload-field.module.css";

const kinds = {
  picture: {
    accept: ".jpg,.jpeg,.png,.webp,.avif",
    choose: "Subir imagen",
    replace: "Subir otra imagen",
    remove: "Quitar imagen",
  },
  pdf: { accept: ".pdf", choose: "Subir PDF", replace: "Subir otro PDF", remove: "Quitar PDF" },
} as const;

export const isUpload = ({ widget }: FormSchema) => widget === "picture" || widget === "pdf";

/** What the server knows of the file; people write the other fields. */
const measured: readonly string[] = ["sha256", "bytes", "name", "width", "height"];

/** Field for an uploaded picture, with its alternative text, or for an uploaded PDF. */
export function UploadField({ schema, value, path, onChange, draw }: FieldProps & { draw: FieldRenderer }) {
  const kind = schema.widget === "pdf" ? "pdf" : "picture";
  const words = kinds[kind];
  const [sent, setSent] = useState<{ isBusy?: boolean; fault?: string }>({});
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const file = value === undefined ? undefined : (value as UploadedPicture);
  const id = `${formatFieldId(path)}-archivo`;
  const about = `${id}-ayuda`;
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    stop.current?.abort();
    const sending = new AbortController();
    stop.current = sending;
    const { maxBytes } = uploadLimits[kind];
    if (chosen.size > maxBytes)
      return setSent({
        fault: `«${chosen.name}» mide ${formatFileSize(chosen.size)}: el máximo es ${maxBytes / 1e6} MB.`,
      });
    setSent({ isBusy: true });
    const to = `/api/uploads/${kind}?name=${encodeURIComponent(chosen.name)}`;
    try {
      const stored = await sendFile<UploadResult>({ to, file: chosen, onProgress: () => {}, signal: sending.signal });
      setSent({});
      // Another picture needs another alternative text.
      onChange(kind === "picture" ? { ...stored, alt: "" } : stored, true);
      if (kind === "picture") focusAfterRender(formatFieldId([...path, "alt"]));
    } catch (error) {
      if (stop.current === sending) setSent({ fault: `«${chosen.name}»: ${toErrorBody(error).message}` });
    }
  };
  const written = Object.entries(schema.properties ?? {}).filter(([name]) => !measured.includes(name));
  return (
    <PartFrame path={path} title={schema.title ?? ""} hint={undefined}>
      {file && (
        <figure className={styles.file}>
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
          {file ? words.replace : words.choose}
        </label>
        <input
          id={id}
          type="file"
          accept={words.accept}
          className={controls.control}
          aria-describedby={about}
          {...(sent.fault && { "aria-invalid": true })}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Emptied, so that the same file can be chosen again after a correction.
            target.value = "";
            void send(chosen);
          }}
        />
        <p id={about} className={layout.hint}>
          {schema.description}
        </p>
        <div role="status">
          {sent.isBusy && "Subiendo y revisando…"}
          {sent.fault && (
            <Message tone="wrong" title="No se subió">
              <p>{sent.fault}</p>
            </Message>
          )}
        </div>
      </div>
      {file &&
        written.map(([name, field]) => (
          <div key={name}>
            {draw({
              schema: field,
              value: toFields(value)[name],
              path: [...path, name],
              onChange: (next, isStep) => onChange(setField(schema, value, name, next), isStep),
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
          {words.remove}
        </PushButton>
      )}
    </PartFrame>
  );
}
