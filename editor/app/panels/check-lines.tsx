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

const ends = { good: "bien", look: "por revisar", wrong: "por corregir" } as const;

function Part({ name, state, lines }: CheckedPart) {
  if (state === "runs" || state === "waits")
    return (
      <p className={styles.part} data-state={state}>
        {state === "runs" ? `${name}: comprobando…` : `${name}: falta`}
      </p>
    );
  const tone = state === "good" && lines.length > 0 ? "look" : state;
  return (
    <Message tone={tone} level={3} title={`${name}: ${ends[tone]}`}>
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
