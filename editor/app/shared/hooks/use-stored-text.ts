import { useContext, useEffect, useState } from "react";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";

/** State of a text field, stored in the browser until it is emptied; a reopened panel or tab restores it. */
export function useStoredText(fieldId: string): [text: string, write: (text: string) => void] {
  const storedDrafts = useContext(DraftStorageContext);
  const storage = storedDrafts.getStorage(fieldId);
  const [text, setText] = useState(
    () => `${(storage.readOwn("written") ?? storage.readAbandoned("written"))?.data ?? ""}`,
  );
  const isTyped = text !== "";
  useEffect(() => {
    if (!isTyped) return;
    storedDrafts.hold(fieldId);
    return () => storedDrafts.release(fieldId);
  }, [storedDrafts, fieldId, isTyped]);
  const storeText = (nextText: string) => {
    setText(nextText);
    storage.removeAbandoned("written");
    storage.removeOwn("written");
    if (nextText !== "") storage.writeOwn("written", nextText);
  };
  return [text, storeText];
}
