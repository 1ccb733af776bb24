import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./app-screen.module.css";
import { SimDrawing } from "./sim-drawing.tsx";
import { UsageDial } from "./usage-dial.tsx";

export type AppScreenProps = {
  id: "usage" | "memberships" | "esim" | "benefits";
  greeting: string;
  /** `share`: filled part of the ring, 0 to 1; `figure` and `text` are shown inside it. */
  ring?: { share: number; figure: string; text: string };
  rows: readonly { name: string; text: string }[];
  button: string;
  /** QR code shown on computers instead of rows and button. */
  code?: ReactNode;
};

/** One screen of the app in HTML, shown inside a phone. Rows that do not fit are left out. */
export function AppScreen({ id, greeting, ring, rows, button, code }: AppScreenProps) {
  return (
    <div className={styles.screen} data-screen={id} data-coded={code ? true : undefined}>
      <p className={styles.greeting}>
        {greeting}
        <span className={styles.face} />
      </p>
      {ring && <UsageDial {...ring} />}
      {id === "esim" && <SimDrawing />}
      {code && <div className={styles.code}>{code}</div>}
      <ul className={styles.rows}>
        {rows.slice(0, maxRows).map(({ name, text }, index) => {
          const sign = signOf(id, index === rows.length - 1);
          return (
            <li className={styles.row} key={name} data-signed={sign ? true : undefined}>
              {sign}
              <b>{name}</b>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.button}>{button}</p>
    </div>
  );
}

const maxRows = 4;

/** Icon of a row: stars for benefits; on the eSIM screen, a checklist whose last step is pending. */
function signOf(id: AppScreenProps["id"], isLast: boolean): ReactNode {
  if (id !== "esim" && id !== "benefits") return null;
  const name: IconName = id === "benefits" ? "star" : isLast ? "clock" : "check";
  return (
    <span className={styles.sign} data-sign={name}>
      <Icon name={name} />
    </span>
  );
}
