import type { ComponentProps, ReactNode } from "react";
import type { BenefitLook } from "#domain/plans/plan.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { WimyFace } from "#ui/wimy/wimy-face.tsx";
import styles from "./app-screen.module.css";
import { AppSim } from "./app-sim.tsx";
import { DataPass } from "./data-pass.tsx";
import { MembershipCard } from "./membership-card.tsx";
import { PlanRows } from "./plan-rows.tsx";
import { BenefitTile, RowIcon } from "./row-icon.tsx";

export type AppScreenProps = {
  id: "usage" | "memberships" | "roaming" | "renewal" | "esim" | "benefits" | "download" | "number" | "ready" | "line";
  /** Name of the network in the phone's status bar. */
  network: string;
  /** Whether the phone has no service, and so no bars of signal. */
  isOffline?: boolean;
  greeting: string;
  /** `share`: filled part of the ring, 0 to 1; `figure` and `text` are shown inside the ring. */
  ring?: { share: number; figure: string; text: string };
  /** A pass for data abroad. */
  pass?: ComponentProps<typeof DataPass>;
  /** The membership and how many of its days are left. */
  card?: ComponentProps<typeof MembershipCard>;
  /** Shown between the note and the rows. */
  drawing?: ReactNode;
  /** Label of the drawing, or condition of the rows' prices, above them. */
  note?: string | undefined;
  rows: readonly AppScreenRow[];
  button?: string;
};

type AppScreenRow = {
  name: string;
  text: string;
  price?: string;
  isChosen?: boolean;
  /** Whether the row comes later, in the place of the one before it; the parent's style shows it. */
  isLate?: boolean;
  icon?: "check" | "clock";
  /** The look of a benefit, drawn on a tile before its name. */
  look?: BenefitLook;
  /** The data used on each day, drawn as bars in place of the text. */
  days?: readonly number[];
};

/** One screen of the app in HTML, shown inside a phone. Rows that do not fit are left out. */
export function AppScreen({
  id,
  network,
  isOffline = false,
  greeting,
  ring,
  pass,
  card,
  drawing,
  note,
  rows,
  button,
}: AppScreenProps) {
  const tab = parentTabs[id] ?? id;
  const list = (
    <ul className={styles.rows} data-terse={!showsValues.has(id) || undefined}>
      {rows.slice(0, maxRows).map(({ name, text, price, isChosen, isLate, icon, look, days }) => (
        <li
          className={styles.row}
          key={`${name} ${text}`}
          data-with-icon={icon || look ? true : undefined}
          data-chosen={isChosen}
          data-late={isLate}
        >
          {icon && <RowIcon name={icon} />}
          {look && <BenefitTile look={look} />}
          <b>{name}</b>
          {price && <b className={styles.price}>{price}</b>}
          {days ? <DayBars days={days} /> : <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.screen} data-screen={id}>
      <StatusBar network={network} isOffline={isOffline} />
      <p className={styles.greeting}>
        {greeting}
        {id in tabs && (
          <span className={styles.face} data-face>
            <WimyFace />
          </span>
        )}
      </p>
      {ring && <UsageDial {...ring} />}
      {note && <p className={styles.note}>{note}</p>}
      {pass && <DataPass {...pass} />}
      {card && <MembershipCard {...card} />}
      {drawing}
      {(id === "esim" || id === "line") && <AppSim />}
      {id === "memberships" ? <PlanRows>{list}</PlanRows> : list}
      {button && (
        <p className={styles.button} data-tapped>
          {button}
        </p>
      )}
      {tab in tabs && <TabBar screen={tab} />}
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
  memberships: "card",
  esim: "sim",
  benefits: "star",
};

function TabBar({ screen }: { screen: AppScreenProps["id"] }) {
  return (
    <p className={styles.tabs}>
      {Object.entries(tabs).map(([id, icon]) => (
        <span key={id} className={styles.tab} data-current={id === screen || undefined}>
          <Icon name={icon} />
        </span>
      ))}
    </p>
  );
}

/** The tab of screens that have none of their own. */
const parentTabs: { [Id in AppScreenProps["id"]]?: AppScreenProps["id"] } = {
  ready: "usage",
  roaming: "usage",
  renewal: "memberships",
};

const maxRows = 4;

/** Screens whose rows say too little by their names alone. */
const showsValues = new Set<AppScreenProps["id"]>(["number", "line"]);

type UsageDialProps = { share: number; figure: string; text: string };

/** The remaining data as a ring, filled from the top. */
function UsageDial({ share, figure, text }: UsageDialProps) {
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 120 120" fill="none" strokeWidth={12} aria-hidden="true">
        <circle stroke="var(--blanco-14)" cx="60" cy="60" r="50" />
        <circle
          stroke="var(--ring, var(--nopal))"
          strokeLinecap="round"
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

/** The data used on each day as bars, today's last. Their colours are attributes, to keep the stylesheet short. */
function DayBars({ days }: { days: readonly number[] }) {
  const [width, height] = [136, 22];
  const most = Math.max(...days);
  const step = width / days.length;
  const bars = days.map((day, index) => `M${step * (index + 0.5)} ${height}v${Math.round((day / most) * -21)}`);
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--lila)"
      strokeWidth={11}
      aria-hidden="true"
    >
      <path d={bars.slice(0, -1).join("")} pathLength={100} strokeDasharray="100" data-usage-share />
      <path d={bars.at(-1)} stroke="var(--nopal)" pathLength={100} strokeDasharray="100" data-usage-share />
    </svg>
  );
}
