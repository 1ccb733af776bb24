import { useContext, useEffect, useState } from "react";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";

/**
 * State of a text field, stored in the browser until the field is emptied. The text returns when the panel or the tab
 * is opened again.
 *
 * @param of - id of the field, e.g. `publicar`.
 */
export function useStoredText(of: string): [text: string, write: (text: string) => void] {
  const work = useContext(DraftStorageContext);
  const keeper = work.getStorage(of);
  const [text, setText] = useState(
    () => `${(keeper.readOwn("written") ?? keeper.readAbandoned("written"))?.data ?? ""}`,
  );
  const isTyped = text !== "";
  useEffect(() => {
    if (!isTyped) return;
    work.hold(of);
    return () => work.release(of);
  }, [work, of, isTyped]);
  const write = (next: string) => {
    setText(next);
    keeper.removeAbandoned("written");
    keeper.removeOwn("written");
    if (next !== "") keeper.writeOwn("written", next);
  };
  return [text, write];
}
