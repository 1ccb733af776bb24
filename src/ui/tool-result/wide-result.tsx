import { ToolResult, type ToolResultProps } from "./tool-result.tsx";
import styles from "./wide-result.module.css";

/**
 * An answer in the full width of its tool, with its parts side by side on wide screens. It is shown even before there
 * is an answer.
 */
export function WideResult(result: ToolResultProps) {
  return (
    <div className={styles.wide}>
      <ToolResult {...result} />
    </div>
  );
}
