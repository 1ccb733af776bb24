import { useContext, useEffect, useState } from "react";
import { KeptContext } from "#editor/app/draft/draft-backup.ts";

/**
 * A text that is kept until it is sent: it is restored when its panel or the tab is opened again.
 *
 * @param of - its purpose, e.g. `publicar`.
 */
export function useKeptText(of: string): [text: string, write: (text: string) => void] {
  const work = useContext(KeptContext);
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
