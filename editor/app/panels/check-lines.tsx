import type { Checked, CheckedPart } from "#editor/api.ts";
import { Message } from "#editor/app/parts/message.tsx";
import styles from "./check-lines.module.css";

/** What the check said, part by part and line by line; of those to come, their names. */
export function CheckLines({ checked }: { checked: Checked }) {
  return (
    <div className={styles.parts}>
      {checked.parts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </div>
  );
}

function Part({ name, state, lines }: CheckedPart) {
  if (state === "runs" || state === "waits")
    return (
      <p className={styles.part} data-state={state}>
        {state === "runs" ? `${name}: comprobando…` : `${name}: falta`}
      </p>
    );
  return (
    <Message tone={state} level={3} title={state === "good" ? `${name}: bien` : `${name}: por corregir`}>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Message>
  );
}
