import {
  cheeringMouth,
  laughingMouth,
  openEyesDrawing,
  smilingMouth,
  WimyFigure,
  wimyOutline,
  winkingEyes,
} from "#ui/wimy/wimy-figure.tsx";
import styles from "./wimer-group.module.css";

type WimerGroupProps = {
  /** Text in the free place. Decorative, because the text next to the picture invites visitors too. */
  freePlaceText: string;
};

/** Four customers («wimers») in the colours of the memberships, and a free place for one more. Decorative. */
export function WimerGroup({ freePlaceText }: WimerGroupProps) {
  return (
    <svg className={styles.scene} data-no-print viewBox="0 0 540 462" aria-hidden="true" focusable="false">
      <path className={styles.signal} d="M196 66q72-74 150-10M86 190q-20-52 16-96M424 78q70 32 58 116" />
      <g data-plan="community" transform="translate(66 24) rotate(-6 110 150)">
        <WimyFigure limbs="M38 148q-28-16-24-58M170 148q28-16 24-58">
          {openEyesDrawing}
          {cheeringMouth}
        </WimyFigure>
      </g>
      <g data-plan="ultimate" transform="translate(262 16) rotate(7 110 150)">
        <WimyFigure limbs="M38 150q-20 22-14 48M170 148q28-16 24-58">
          <path
            className={styles.cool}
            d="M62 84h84M64 86q2 24 18 22 14-2 16-22M110 86q2 24 18 22 14-2 16-22M90 126q14 10 28-4"
          />
        </WimyFigure>
      </g>
      <g className={styles.free} transform="translate(322 188) rotate(4 110 150)">
        <path className={styles.feet} d="M70 232v22M134 232v22M58 258h18M128 258h18" />
        <path d={wimyOutline} />
        <text x="104" y="160">
          {freePlaceText}
        </text>
      </g>
      <g data-plan="legend" transform="translate(-18 182) rotate(-3 110 150)">
        <WimyFigure limbs="M38 150q-26-4-30-36M170 152q26 6 34 34">
          {winkingEyes}
          {smilingMouth}
        </WimyFigure>
      </g>
      <g data-plan="rookie" transform="translate(148 168) scale(1.08)">
        <WimyFigure limbs="M38 150q-20 22-14 48M170 152q14 4 40-14">
          {openEyesDrawing}
          {laughingMouth}
        </WimyFigure>
      </g>
    </svg>
  );
}
