import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./lead-form.module.css";

const simPath = "M0 0h12l9 9v18H0z";
/** Positions of the six SIMs around wimy. */
const simPositions = [
  "translate(-24 130) rotate(-40)",
  "translate(0 40) rotate(30)",
  "translate(54 -14) rotate(-15)",
  "translate(214 -22) rotate(25)",
  "translate(282 46) rotate(-30)",
  "translate(306 130) rotate(40)",
];

/** wimy, the mascot, celebrates, and six SIMs fly up around him once. Decorative. */
export function CheeringWimy() {
  return (
    <div className={styles.cheers}>
      <svg viewBox="-40 -40 380 270" aria-hidden="true">
        {simPositions.map((place) => (
          <path key={place} d={simPath} transform={place} />
        ))}
      </svg>
      <Wimy mood="cheering" color="cempasuchil" />
    </div>
  );
}
