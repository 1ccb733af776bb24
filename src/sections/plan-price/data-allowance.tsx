import { formatDataAllowance, type Plan } from "#domain/plans/plan.ts";
import styles from "./data-allowance.module.css";

/** A membership's gigabytes, or an infinity sign for unlimited data, in the size of the surrounding text. */
export function DataAllowance({ dataGb }: Pick<Plan, "dataGb">) {
  if (dataGb === "unlimited")
    return (
      <>
        <svg className={styles.unlimited} viewBox="0 0 170 84" aria-hidden="true">
          <path d="M85 42C70 20 58 10 42 10a32 32 0 0 0 0 64c16 0 28-10 43-32s27-32 43-32a32 32 0 0 1 0 64c-16 0-28-10-43-32z" />
        </svg>
        <span className="visually-hidden">{formatDataAllowance(dataGb)}</span>
      </>
    );
  return (
    <>
      {dataGb} <small className={styles.unit}>GB</small>
    </>
  );
}
