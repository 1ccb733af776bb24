import { useState } from "react";
import { focusSoon } from "#editor/app/form/focus-field.ts";
import styles from "./confirmed-button.module.css";
import { PushButton } from "./push-button.tsx";

type ConfirmedButtonProps = {
  id: string;
  /** The act, as a verb. */
  children: string;
  /** What is asked before: «¿Quitar «Buen Fin»?». Without it nothing is asked. */
  question?: string | undefined;
  onConfirm: () => void;
  /** `main`: nothing is taken away by it. */
  look?: "main" | "plain" | "text" | "danger";
};

/** A button that asks once before it does what cannot be undone here. */
export function ConfirmedButton({ id, children, question, onConfirm, look = "plain" }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking || !question) {
    return (
      <PushButton
        id={id}
        look={look}
        onClick={() => {
          if (!question) return onConfirm();
          setAsking(true);
          focusSoon(`${id}-no`);
        }}
      >
        {children}
      </PushButton>
    );
  }
  const leave = () => {
    setAsking(false);
    focusSoon(id);
  };
  return (
    <fieldset
      className={styles.question}
      data-look={look}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The sheet around it stays open.
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
    >
      <legend className={styles.words}>{question}</legend>
      <PushButton
        look={look === "main" ? "main" : "danger"}
        onClick={() => {
          setAsking(false);
          // If it is still there; who confirms may go on from here.
          focusSoon(id);
          onConfirm();
        }}
      >
        {`Sí, ${children.toLowerCase()}`}
      </PushButton>
      <PushButton id={`${id}-no`} onClick={leave}>
        No, dejar
      </PushButton>
    </fieldset>
  );
}
