import type { ComponentProps } from "react";
import { AppScreen } from "#sections/app-tour/app-screen.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./porting-animation.module.css";

type PortingAnimationProps = {
  /** Texts of the two phones. Decorative: the text next to the picture says the same. */
  copy: {
    number: string;
    old: ComponentProps<typeof AppScreen>;
    new: Omit<ComponentProps<typeof AppScreen>, "id">;
  };
};

/** The ported number walks once from the old phone to the new one; without animation it has already arrived. */
export function PortingAnimation({ copy }: PortingAnimationProps) {
  return (
    <div className={styles.scene}>
      <Phone>
        <AppScreen {...copy.old} drawing={<EmptyLine />} />
      </Phone>
      <Phone>
        <AppScreen {...copy.new} id="ready" drawing={<NumberPlate number={copy.number} />} />
      </Phone>
    </div>
  );
}

const plateOutline = "M16 2h98l20 20v24a14 14 0 0 1-14 14H16A14 14 0 0 1 2 46V16A14 14 0 0 1 16 2z";

/** Where the number was. */
function EmptyLine() {
  return (
    <svg
      viewBox="0 0 136 62"
      fill="none"
      stroke="var(--lila)"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={styles.gap} strokeDasharray="0 7" d={plateOutline} />
    </svg>
  );
}

function NumberPlate({ number }: { number: string }) {
  return (
    <svg
      className={styles.walker}
      viewBox="0 0 136 62"
      fill="none"
      stroke="var(--obsidiana)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={styles.leg} d="M44 58v20h10" />
      <path className={styles.leg} d="M86 58v20h10" />
      <path fill="var(--masa)" d={plateOutline} />
      <text fill="var(--obsidiana)" stroke="none" x="67" y="38" fontSize={18} fontWeight={800} textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
