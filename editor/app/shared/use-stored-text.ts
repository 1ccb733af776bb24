import { useContext, useEffect, useState } from "react";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";

/**
 * A text that is kept until it is sent: it is restored when its panel or the tab is opened again.
 *
 * @param of - its purpose, e.g. `publicar`.
 */
export function useStoredText(of: string): [text: string, write: (text: string) => void] {
  const work = useContext(DraftStorageContext);
  const keeper = work.keeper(of);
  const [text, setText] = useState(() => `${(keeper.own("written") ?? keeper.offer("written"))?.data ?? ""}`);
  const isTyped = text !== "";
  useEffect(() => {
    if (!isTyped) return;
    work.hold(of);
    return () => work.release(of);
  }, [work, of, isTyped]);
  const write = (next: string) => {
    setText(next);
    keeper.drop("written");
    keeper.forget("written");
    if (next !== "") keeper.set("written", next);
  };
  return [text, write];
}
