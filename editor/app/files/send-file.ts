import { NoConnectionError, parseRequestError, RequestError } from "#editor/app/shared/request.ts";

type Sending = {
  /** Address of the request: `/api/files/5g`. */
  to: string;
  file: Blob;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @throws {RequestError} with the file's problems, or if aborted; the existing file stays.
 * @throws {NoConnectionError} if the upload did not reach the editor.
 */
export function sendFile<Result>({ to, file, onProgress, signal }: Sending): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", to);
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
    // Omits the file's type, which would replace the content type set above.
    request.send(new Blob([file]));
  });
}
