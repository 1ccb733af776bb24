import { type ReactNode, useSyncExternalStore } from "react";
import type { Pending } from "#editor/api.ts";
import styles from "./desk-bar.module.css";
import type { TextDraft } from "./legal/text-draft.ts";
import type { TextView } from "./legal/text-view.ts";
import type { Draft } from "./list/draft.ts";
import type { DraftView } from "./list/draft-view.ts";
import { PushButton } from "./parts/push-button.tsx";
import { Sign, type SignOf } from "./parts/sign.tsx";
import { type Standing, standingWords } from "./parts/standing.ts";

export type OpenPanel = "changes" | "check" | "publish" | "approvals";

type DeskBarProps = {
  /** Of the open list, if one is open. */
  draft: Draft | undefined;
  /** Of the open legal text, if one is open. */
  textDraft: TextDraft | undefined;
  pending: Pending | undefined;
  onOpen: (panel: OpenPanel) => void;
  /** Where a team edits: who is signed in, and how far the site is. */
  children?: ReactNode;
};

/** How what is written stands, and what can be done with it. */
export function DeskBar({ draft, textDraft, pending, onOpen, children }: DeskBarProps) {
  const waiting = pending?.changes.length ?? 0;
  return (
    <footer className={styles.bar}>
      <div className={styles.state}>
        {draft && <DraftState draft={draft} />}
        {textDraft && <DraftState draft={textDraft} />}
        {!draft && !textDraft && <p role="status" />}
        <p className={styles.waiting}>{pending && waitingWords(waiting)}</p>
      </div>
      {children}
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
function DraftState({ draft }: { draft: Draft | TextDraft }) {
  const view = useSyncExternalStore<DraftView | TextView>(draft.subscribe, draft.view);
  const { standing } = view;
  const words = standingWords(view);
  const isPassing = standing === "typing" || standing === "saving" || standing === "reading";
  const sign = signOf(standing);
  return (
    <div className={styles.standing} data-standing={standing}>
      {sign && <Sign of={sign} />}
      <p role="status">{isPassing ? "" : words}</p>
      {isPassing && <p aria-hidden="true">{words}</p>}
    </div>
  );
}

function signOf(standing: Standing): SignOf | undefined {
  if (standing === "saved") return "good";
  if (standing === "asks") return "look";
  return ["wrong", "offline", "stale", "refused", "unreadable"].includes(standing) ? "wrong" : undefined;
}
