import { useState } from "react";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import styles from "./confirm-button.module.css";
import { PushButton } from "./push-button.tsx";

type ConfirmButtonProps = {
  id: string;
  children: string;
  /** Question to confirm: «¿Quitar «Buen Fin»?». Without a question, the button acts at once. */
  question?: string | undefined;
  onConfirm: () => void;
  /** Appearance of the button. The confirming button is `main` if this is `main`, otherwise `danger`. */
  look?: "main" | "plain" | "text" | "danger";
};

export function ConfirmButton({ id, children, question, onConfirm, look = "plain" }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking || !question) {
    return (
      <PushButton
        id={id}
        look={look}
        onClick={() => {
          if (!question) return onConfirm();
          setAsking(true);
          focusAfterRender(`${id}-no`);
        }}
      >
        {children}
      </PushButton>
    );
  }
  const closeQuestion = () => {
    setAsking(false);
    focusAfterRender(id);
  };
  return (
    <fieldset
      className={styles.question}
      data-look={look}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Keeps the surrounding dialog open.
        event.preventDefault();
        event.stopPropagation();
        closeQuestion();
      }}
    >
      <legend className={styles.text}>{question}</legend>
      <PushButton
        look={look === "main" ? "main" : "danger"}
        onClick={() => {
          setAsking(false);
          // Focuses the button if it still exists; `onConfirm` may move the focus elsewhere.
          focusAfterRender(id);
          onConfirm();
        }}
      >
        {`Sí, ${children.toLowerCase()}`}
      </PushButton>
      <PushButton id={`${id}-no`} onClick={closeQuestion}>
        No, dejar
      </PushButton>
    </fieldset>
  );
}
