import { type ComponentProps, useEffect, useRef, useState } from "react";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import type { ErrorBody } from "#editor/api/api.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { NoConnectionError, parseRequestError, RequestError, toErrorBody } from "#editor/app/shared/request.ts";

/**
 * State of an upload. `name`: name of the chosen file, kept because the input is emptied; `progress`: sent fraction,
 * from 0 to 1.
 */
type Upload<Result> = { name?: string; progress?: number; answer?: Result; error?: ErrorBody };

/** Uploads a file and tracks its state. Choosing another file aborts the current upload. */
export function useUpload<Result>(maxBytes: number) {
  const [upload, setUpload] = useState<Upload<Result>>({});
  const currentUpload = useRef<AbortController>(undefined);
  const cancel = () => currentUpload.current?.abort();
  useEffect(() => () => currentUpload.current?.abort(), []);
  /** @returns the server's answer; undefined if the file was refused. */
  const send = async (address: string, file: File): Promise<Result | undefined> => {
    cancel();
    const controller = new AbortController();
    currentUpload.current = controller;
    const { name, size } = file;
    const showState = (next: Upload<Result>) => currentUpload.current === controller && setUpload({ name, ...next });
    if (size > maxBytes) {
      showState({
        error: { message: `El archivo mide ${formatFileSize(size)}: el máximo es ${formatFileSize(maxBytes)}.` },
      });
      return undefined;
    }
    showState({ progress: 0 });
    try {
      const { signal } = controller;
      const answer = await sendFile<Result>({
        address,
        file,
        signal,
        onProgress: (progress) => showState({ progress }),
      });
      showState({ answer });
      return answer;
    } catch (error) {
      showState({ error: toErrorBody(error) });
      return undefined;
    }
  };
  return { ...upload, setUpload, send, cancel };
}

type FileInputProps = Omit<ComponentProps<"input">, "onChange"> & { onFileChosen: (file: File) => void };

export function FileInput({ onFileChosen, ...native }: FileInputProps) {
  return (
    <input
      {...native}
      type="file"
      className={controls.control}
      onChange={({ target }) => {
        const [chosenFile] = target.files ?? [];
        // Empties the input, so that the same file can be chosen again after a correction.
        target.value = "";
        if (chosenFile) onFileChosen(chosenFile);
      }}
    />
  );
}

type FileRequest = {
  address: string;
  file: Blob;
  /** Called with the uploaded fraction of the file, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @throws {RequestError} with the file's problems, or if aborted; the existing file stays.
 * @throws {NoConnectionError} if the upload did not reach the editor.
 */
function sendFile<Result>({ address, file, onProgress, signal }: FileRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", address);
    request.setRequestHeader("x-editor", "1");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 300) reject(parseRequestError(request.responseText));
      else resolve(JSON.parse(request.responseText) as Result);
    };
    request.onerror = () =>
      reject(new NoConnectionError("Sin conexión con el editor: el archivo no llegó. Súbelo otra vez."));
    request.onabort = () => reject(new RequestError("Se canceló: el archivo de antes sigue ahí."));
    signal.addEventListener("abort", () => request.abort());
    // Without its type, so that the file does not replace the content type set above.
    request.send(new Blob([file]));
  });
}
