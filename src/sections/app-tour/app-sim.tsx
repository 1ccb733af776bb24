import styles from "./app-sim.module.css";

/** A SIM that receives a signal. Its colours are attributes, to keep the stylesheet short. */
export function AppSim() {
  return (
    <svg
      className={styles.sim}
      data-sim
      viewBox="0 0 120 120"
      fill="none"
      stroke="var(--obsidiana)"
      strokeWidth={3.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        stroke="var(--jade-claro)"
        d="M12 60a48 48 0 0 1 48-48M108 60a48 48 0 0 1-48 48M26 60a34 34 0 0 1 34-34M94 60a34 34 0 0 1-34 34"
      />
      <path fill="var(--nopal)" d="M42 34h26l14 14v36a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V38a4 4 0 0 1 4-4z" />
      <path fill="var(--oro)" d="M48 58h24v22H48zM48 66h8v7h-8M72 66h-8v7h8M60 58v6M60 80v-6" />
    </svg>
  );
}
