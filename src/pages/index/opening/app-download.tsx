import { logoLetters } from "#ui/logo/logo.tsx";
import styles from "./app-download.module.css";

/**
 * The app in a store: its icon, the bar of its download and three of its screens. Its colours are attributes, to keep
 * the stylesheet short. Decorative.
 */
export function AppDownload() {
  return (
    <svg width="100%" viewBox="0 0 200 302" fill="var(--obsidiana-2)" strokeLinecap="round" aria-hidden="true">
      <rect fill="var(--talavera)" x="44" width="112" height="112" rx="25" />
      <g transform="translate(62 39) scale(0.74)">
        <path fill="var(--nopal)" d="M10 2h68l24 24v10a10 10 0 0 1-10 10H10A10 10 0 0 1 0 36V12A10 10 0 0 1 10 2z" />
        <path fill="var(--obsidiana)" d={logoLetters} />
      </g>
      <rect fill="var(--blanco-14)" x="44" y="129" width="112" height="9" rx="4.5" />
      <rect className={styles.bar} fill="var(--nopal)" x="44" y="129" width="112" height="9" rx="4.5" />
      <g transform="translate(0 168)">
        <path
          stroke="var(--blanco-14)"
          strokeWidth={2}
          d="M10 1h40a8 8 0 0 1 8 8v125H2V9a8 8 0 0 1 8-8zM80 1h40a8 8 0 0 1 8 8v125H72V9a8 8 0 0 1 8-8zM150 1h40a8 8 0 0 1 8 8v125h-56V9a8 8 0 0 1 8-8z"
        />
        <g fill="none" strokeWidth={5}>
          <circle stroke="var(--blanco-14)" cx="30" cy="40" r="17" />
          <path stroke="var(--nopal)" d="M30 23a17 17 0 1 1-16.6 13.5" />
          <path stroke="var(--blanco-14)" strokeWidth={11} d="M15 76h30M15 94h30M15 112h18" />
          <path stroke="var(--nopal)" strokeWidth={13} d="M85 24h30" />
          <path stroke="var(--cempasuchil)" strokeWidth={13} d="M85 52h30" />
          <path stroke="var(--rosa)" strokeWidth={13} d="M85 80h30" />
          <path stroke="var(--lila)" strokeWidth={13} d="M85 108h30" />
          <path stroke="var(--jade-claro)" d="M153 76h0M153 94h0M153 112h0" strokeWidth={11} />
          <path stroke="var(--blanco-14)" strokeWidth={11} d="M169 76h18M169 94h18M169 112h18" />
        </g>
        <path fill="var(--nopal)" d="M160 24h13l9 9v22h-22z" />
        <path fill="var(--oro)" d="M164 39h14v11h-14z" />
      </g>
    </svg>
  );
}
