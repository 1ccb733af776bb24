import { type ReactNode, useState } from "react";
import type { Discard, Pending, PendingChange } from "#editor/api.ts";
import { ask } from "#editor/app/ask.ts";
import cards from "#editor/app/parts/card.module.css";
import { ConfirmedButton } from "#editor/app/parts/confirmed-button.tsx";
import { SidePanel } from "#editor/app/parts/side-panel.tsx";
import { ChangeWords } from "./change-words.tsx";
import styles from "./changes-panel.module.css";

type ChangesPanelProps = {
  pending: Pending | undefined;
  /** What is not among the changes, and what they leave to be done. */
  notices: ReactNode;
  onClose: () => void;
  /** Told of a file that is again as it was published. */
  onDiscarded: (file: string) => void;
};

/** «Qué cambió»: words before and after, file by file. */
export function ChangesPanel({ pending, notices, onClose, onDiscarded }: ChangesPanelProps) {
  const [said, setSaid] = useState("");
  const discard = async ({ file, label }: PendingChange) => {
    try {
      await ask("POST", "/api/discard", { file } satisfies Discard);
      setSaid(`«${label}» está otra vez como se publicó.`);
      onDiscarded(file);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <SidePanel title="Qué cambió" onClose={onClose}>
      <p role="status" className={styles.said}>
        {said || (pending?.changes.length === 0 ? "Nada por publicar: todo está como se publicó." : "")}
      </p>
      {notices}
      {pending?.changes.map((change) => (
        <section key={change.file} className={cards.card} aria-label={change.label}>
          <h3>{change.label}</h3>
          <ChangeWords words={change.words} />
          <ConfirmedButton
            id={`descartar-${change.file}`}
            look="danger"
            question={`¿Dejar «${change.label}» como se publicó? Lo de este borrador se pierde.`}
            onConfirm={() => void discard(change)}
          >
            Descartar estos cambios
          </ConfirmedButton>
        </section>
      ))}
    </SidePanel>
  );
}
