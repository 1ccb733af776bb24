import { useSyncExternalStore } from "react";
import type { Pending } from "#editor/api.ts";
import styles from "./desk-bar.module.css";
import type { Draft } from "./list/draft.ts";
import { type DraftView, standingWords } from "./list/draft-view.ts";
import { PushButton } from "./parts/push-button.tsx";
import { Sign, type SignOf } from "./parts/sign.tsx";

export type OpenPanel = "changes" | "check" | "publish";

type DeskBarProps = {
  /** Of the open list, if one is open. */
  draft: Draft | undefined;
  pending: Pending | undefined;
  onOpen: (panel: OpenPanel) => void;
};

/** How what is written stands, and what can be done with it. */
export function DeskBar({ draft, pending, onOpen }: DeskBarProps) {
  const waiting = pending?.changes.length ?? 0;
  return (
    <footer className={styles.bar}>
      <div className={styles.state}>
        {draft ? <DraftState draft={draft} /> : <p role="status" />}
        <p className={styles.waiting}>{pending && waitingWords(waiting)}</p>
      </div>
      <div className={styles.buttons}>
        <PushButton isOff={waiting === 0} onClick={() => onOpen("changes")}>
          Qué cambió
        </PushButton>
        <PushButton onClick={() => onOpen("check")}>Comprobar</PushButton>
        <PushButton look="main" isOff={waiting === 0} onClick={() => onOpen("publish")}>
          Publicar
        </PushButton>
      </div>
    </footer>
  );
}

function waitingWords(count: number): string {
  if (count === 0) return "Nada por publicar";
  return count === 1 ? "Por publicar: un archivo" : `Por publicar: ${count} archivos`;
}

/** Said once it is known: «Escribiendo…» would interrupt at each key. */
function DraftState({ draft }: { draft: Draft }) {
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const isPassing = view.standing === "typing" || view.standing === "saving" || view.standing === "reading";
  const sign = signOf(view);
  return (
    <div className={styles.standing} data-standing={view.standing}>
      {sign && <Sign of={sign} />}
      <p role="status">{isPassing ? "" : standingWords(view)}</p>
      {isPassing && <p aria-hidden="true">{standingWords(view)}</p>}
    </div>
  );
}

function signOf({ standing }: DraftView): SignOf | undefined {
  if (standing === "saved") return "good";
  if (standing === "asks") return "look";
  return ["wrong", "offline", "stale", "refused", "unreadable"].includes(standing) ? "wrong" : undefined;
}
