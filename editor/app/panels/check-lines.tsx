import type { Checked } from "#editor/api.ts";
import { Message } from "#editor/app/parts/message.tsx";
import styles from "./check-lines.module.css";

/** What the check said, part by part and line by line. */
export function CheckLines({ checked }: { checked: Checked }) {
  return (
    <div className={styles.parts}>
      {checked.parts.map(({ name, isGood, lines }) => (
        <Message
          key={name}
          tone={isGood ? "good" : "wrong"}
          level={3}
          title={isGood ? `${name}: bien` : `${name}: por corregir`}
        >
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {[...new Set(lines)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Message>
      ))}
    </div>
  );
}
