import { createElement, Fragment, useEffect, useState } from "react";
import type { OpenText, TextChanges } from "#editor/api.ts";
import { type Ask, Refusal } from "#editor/app/ask.ts";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import styles from "./panel.module.css";

type TextComparisonProps = {
  ask: Ask;
  /** The text's id. */
  id: string;
  text: OpenText;
  onClose: () => void;
};

const kinds = { added: "(nueva)", removed: "(eliminada)", changed: "(modificada)" } as const;

/** What a version says differently from the one before, word by word: as its page will say it. */
export function TextComparison({ ask, id, text, onClose }: TextComparisonProps) {
  const { version, stamp } = text;
  const [changes, setChanges] = useState<TextChanges>();
  const [trouble, setTrouble] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp is another text.
  useEffect(() => {
    let isOpen = true;
    ask<TextChanges>("GET", `/api/texts/${id}/changes?version=${version}`).then(
      (found) => isOpen && setChanges(found),
      (error: unknown) => {
        if (isOpen) setTrouble(error instanceof Refusal ? error.message : "Sin conexión con el editor.");
      },
    );
    return () => {
      isOpen = false;
    };
  }, [ask, id, version, stamp]);
  return (
    <section className={styles.panel} aria-labelledby="titulo-comparar">
      <h2 id="titulo-comparar" tabIndex={-1}>
        {`Qué cambia en la versión ${version}`}
      </h2>
      {changes && (
        <p
          className={styles.note}
        >{`Comparada con ${against(changes)}. Subrayado, lo que se agrega; tachado, lo que se quita.`}</p>
      )}
      {!changes && <p role="status">{trouble || "Comparando…"}</p>}
      {changes?.changes.length === 0 && <p>Dice lo mismo.</p>}
      {changes?.changes.map(({ id: clause, number, title, kind, parts }) => (
        <div key={clause} className={styles.change}>
          <h3>{`${number} ${title} ${kinds[kind]}`.trim()}</h3>
          <p className={styles.words}>{createElement(Fragment, null, ...parts.map(marked))}</p>
        </div>
      ))}
      <div className={styles.buttons}>
        <PushButton onClick={onClose}>Cerrar la comparación</PushButton>
      </div>
    </section>
  );
}

const against = ({ against: words }: TextChanges) => words.replace(/^Versión/, "la versión");

function marked({ kind, text }: TextChanges["changes"][number]["parts"][number]) {
  if (kind === "added") return <ins>{text}</ins>;
  return kind === "removed" ? <del>{text}</del> : text;
}
