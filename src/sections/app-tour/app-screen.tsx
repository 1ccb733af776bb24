import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./app-screen.module.css";

export type AppScreenProps = {
  id: "usage" | "memberships" | "esim" | "benefits" | "download" | "number" | "ready" | "line";
  /** Name of the network in the phone's status bar. */
  network: string;
  /** Without service: no bars of signal. */
  isOffline?: boolean;
  greeting: string;
  /** `share`: filled part of the ring, 0 to 1; `figure` and `text` are shown inside the ring. */
  ring?: { share: number; figure: string; text: string };
  /** Shown between greeting and rows. */
  drawing?: ReactNode;
  rows: readonly { name: string; text: string }[];
  button?: string;
};

/** One screen of the app in HTML, shown inside a phone. Rows that do not fit are left out. */
export function AppScreen({ id, network, isOffline = false, greeting, ring, drawing, rows, button }: AppScreenProps) {
  return (
    <div className={styles.screen} data-screen={id}>
      <StatusBar network={network} isOffline={isOffline} />
      <p className={styles.greeting}>
        {greeting}
        {id in tabs && <span className={styles.face} />}
      </p>
      {ring && <UsageDial {...ring} />}
      {drawing}
      {(id === "esim" || id === "line") && <SimDrawing />}
      <ul className={styles.rows}>
        {rows.slice(0, maxRows).map(({ name, text }, index) => {
          const icon = renderRowIcon(id, index === rows.length - 1);
          return (
            <li className={styles.row} key={name} data-with-icon={icon ? true : undefined}>
              {icon}
              <b>{name}</b>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      {button && (
        <p className={styles.button} data-tapped>
          {button}
        </p>
      )}
      {id in tabs && <TabBar of={id} />}
    </div>
  );
}

/** The top line of a phone: the operator's network and four bars of signal. */
function StatusBar({ network, isOffline = false }: Pick<AppScreenProps, "network" | "isOffline">) {
  return (
    <p className={styles.status}>
      <span>{network}</span>
      {!isOffline && (
        <svg viewBox="0 0 22 14" aria-hidden="true">
          <path d="M1 10h3v4H1zM7 7h3v7H7zM13 3.5h3V14h-3zM19 0h3v14h-3z" />
        </svg>
      )}
    </p>
  );
}

/** Screens of the app once it is set up, with the icons of their tabs. */
const tabs: { [Id in AppScreenProps["id"]]?: IconName } = {
  usage: "gauge",
  memberships: "sim",
  esim: "phone",
  benefits: "star",
};

function TabBar({ of }: { of: AppScreenProps["id"] }) {
  return (
    <p className={styles.tabs}>
      {Object.entries(tabs).map(([id, icon]) => (
        <span key={id} className={styles.tab} data-current={id === of || undefined}>
          <Icon name={icon} />
        </span>
      ))}
    </p>
  );
}

const maxRows = 4;

/** Icon of a row: a star for benefits; on the eSIM screen, a tick, or a clock in the last row; otherwise none. */
function renderRowIcon(id: AppScreenProps["id"], isLast: boolean): ReactNode {
  if (id !== "esim" && id !== "benefits") return null;
  const name: IconName = id === "benefits" ? "star" : isLast ? "clock" : "check";
  return (
    <span className={styles.icon} data-icon={name}>
      <Icon name={name} />
    </span>
  );
}

type UsageDialProps = { share: number; figure: string; text: string };

/** The remaining data as a ring, filled from the top. */
function UsageDial({ share, figure, text }: UsageDialProps) {
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.whole} cx="60" cy="60" r="50" />
        <circle
          className={styles.share}
          data-usage-share
          cx="60"
          cy="60"
          r="50"
          pathLength={100}
          strokeDasharray={`${Math.round(share * 100)} 100`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <p>
        <b>{figure}</b>
        <span className={styles.text}>{text}</span>
      </p>
    </div>
  );
}

function SimDrawing() {
  return (
    <svg className={styles.sim} viewBox="0 0 120 120" aria-hidden="true">
      <path
        className={styles.wave}
        d="M12 60a48 48 0 0 1 48-48M108 60a48 48 0 0 1-48 48M26 60a34 34 0 0 1 34-34M94 60a34 34 0 0 1-34 34"
      />
      <path className={styles.card} d="M42 34h26l14 14v36a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V38a4 4 0 0 1 4-4z" />
      <path className={styles.chip} d="M48 58h24v22H48zM48 66h8v7h-8M72 66h-8v7h8M60 58v6M60 80v-6" />
    </svg>
  );
}
